import './styles/index.css';
import { mount } from 'svelte';
import { followMe, speak } from './lib/house.svelte';
import { followLinks } from './lib/router.svelte';
import { followSettings, settings } from './lib/settings.svelte';
import App from './shell/App.svelte';

followSettings();
followLinks();
await speak(settings.language);
followMe();
mount(App, { target: document.getElementById('app')! });
