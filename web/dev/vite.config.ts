/** The page without its server: the protocol is played from a stored game. */

import { mergeConfig, type UserConfig } from 'vite';
import base from '../vite.config.ts';
import { mock } from './mock.ts';

export default (env: { mode: string; command: 'build' | 'serve' }): UserConfig => {
  const { server, ...config } = base(env) as UserConfig;
  return mergeConfig(config, {
    root: new URL('..', import.meta.url).pathname,
    plugins: [mock()],
    server: { fs: server?.fs ?? {} },
  });
};
