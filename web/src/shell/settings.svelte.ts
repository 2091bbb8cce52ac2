/** The settings of this browser; stored, and applied at once. */

import type { Level } from './bots';
import { LANGUAGES, type Language } from '../words/words';

export type Theme = 'auto' | 'light' | 'dark';
export type Colours = 'standard' | 'strong';
export type Motion = 'auto' | 'less';
/** How fast the moves of the others are shown. */
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Settings {
  language: Language;
  theme: Theme;
  colours: Colours;
  motion: Motion;
  speed: Speed;
  sound: boolean;
  /** Whether sounds have been offered; that is done once. */
  soundOffered: boolean;
  /** Whether every choice is asked for twice. */
  confirm: boolean;
  /** Whether a choice without an alternative is made without a click. */
  forced: boolean;
  /** The level of the bots at a table that is set with one click, by game. */
  levels: Record<string, Level>;
  /** The games that were explained at the first table. */
  introduced: string[];
  /** The puzzles that were solved, by game. */
  solved: Record<string, number[]>;
  /** The names of people who share a screen, by table and seat. */
  seatNames: Record<string, Record<number, string>>;
  /** How many sit at a table that is set with one click, by game. */
  players: Record<string, number>;
  /** Tables with several own seats at which nobody wants to be asked at each hand-over. */
  openHands: string[];
  /** Whether log and chat are open beside the table; null: where there is room. */
  rail: boolean | null;
  /** People whose chat lines are not shown. */
  muted: { user: number; name: string }[];
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
    speed: 'normal',
    sound: false,
    soundOffered: false,
    confirm: false,
    forced: true,
    levels: {},
    introduced: [],
    solved: {},
    seatNames: {},
    players: {},
    openHands: [],
    rail: null,
    muted: [],
  };
  try {
    const kept = JSON.parse(stored ?? '{}') as Partial<Settings>;
    const merged = { ...chosen, ...kept };
    return SPEEDS.includes(merged.speed) ? merged : { ...merged, speed: chosen.speed };
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

/** Whether the chat lines of somebody are not shown; reactive. */
export function isMuted(user: number): boolean {
  return settings.muted.some((one) => one.user === user);
}

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
