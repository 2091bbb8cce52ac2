/** The page without its server: the protocol is played from a stored game. */

import { mergeConfig, type UserConfig } from 'vite';
import base from '../vite.config.ts';
import { mock } from './mock.ts';

const { server, ...config } = base as UserConfig;

export default mergeConfig(config, {
  root: new URL('..', import.meta.url).pathname,
  plugins: [mock()],
  server: { fs: server?.fs ?? {} },
});
