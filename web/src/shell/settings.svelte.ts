/** The settings of this browser; stored, and applied at once. */

import { LANGUAGES, type Language } from '../words/words';

export type Theme = 'auto' | 'light' | 'dark';
export type Colours = 'standard' | 'strong';
export type Motion = 'auto' | 'less';

export interface Settings {
  language: Language;
  theme: Theme;
  colours: Colours;
  motion: Motion;
  sound: boolean;
  /** How many sit at a table that is set with one click, by game. */
  players: Record<string, number>;
  /** Tables with several own seats at which nobody wants to be asked at each hand-over. */
  openHands: string[];
}

const STORAGE_KEY = 'ludotheque';

/** The first language of the browser that the page has. */
export function spoken(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase();
    const found = LANGUAGES.find((known) => known === language);
    if (found) return found;
  }
  return 'en';
}

export function read(stored: string | null, wanted: readonly string[]): Settings {
  const chosen: Settings = {
    language: spoken(wanted),
    theme: 'auto',
    colours: 'standard',
    motion: 'auto',
    sound: false,
    players: {},
    openHands: [],
  };
  try {
    const kept = JSON.parse(stored ?? '{}') as Partial<Settings>;
    return { ...chosen, ...kept };
  } catch {
    return chosen;
  }
}

function remembered(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

export const settings: Settings = $state(read(remembered(), navigator.languages ?? []));

/** Call once: applies the settings to the page and stores them. */
export function followSettings(): () => void {
  return $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      root.lang = settings.language;
      root.dataset['theme'] = settings.theme;
      root.dataset['colours'] = settings.colours;
      root.dataset['motion'] = settings.motion;
    });
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(STORAGE_KEY, text);
      } catch {
        // Without storage the settings last until the page is closed.
      }
    });
  });
}
