import './styles/index.css';
import { mount } from 'svelte';
import { attempt, meet, speak } from './lib/house.svelte';
import { followLinks } from './lib/router.svelte';
import { followSettings, settings } from './lib/settings.svelte';
import App from './shell/App.svelte';

followSettings();
followLinks();
await speak(settings.language);
void attempt(meet);
mount(App, { target: document.getElementById('app')! });
