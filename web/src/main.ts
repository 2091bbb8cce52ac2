import './styles/index.css';
import { mount } from 'svelte';
import { watchIdentity, setLanguage } from './shell/app.svelte';
import { keepForOffline } from './shell/install';
import { followLinks } from './shell/router.svelte';
import { followSettings, settings } from './shell/settings.svelte';
import App from './shell/App.svelte';

followSettings();
followLinks();
await setLanguage(settings.language);
watchIdentity();
mount(App, { target: document.getElementById('app')! });
if (document.readyState === 'complete') keepForOffline();
else addEventListener('load', keepForOffline);
