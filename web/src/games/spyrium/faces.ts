/** The cards in the order of the card file: events of the log count them from 0. */

export const FACES = [
  'mineur',
  'geologue',
  'apprenti',
  'ingenieur',
  'bureaucrate',
  'conseiller',
  'banquier',
  'financier',
  'architecte',
  'mine1',
  'mine2',
  'mine3',
  'atelier1',
  'atelier2',
  'usine1',
  'usine2',
  'labo1',
  'labo2',
  'labo3',
  'cite1',
  'cite2',
  'residence',
  'univ1',
  'univ2',
  'hotel',
  'manoir',
  'palais',
  'automatisation',
  'capitalisation',
  'grue',
  'negoce',
  'lobbying',
  'taylorisme',
  'ingenierie',
] as const;

export const EVENTS = [
  'token',
  'sell',
  'residence',
  'invest',
  'reuse',
  'place',
  'recruit',
] as const;

export type Face = (typeof FACES)[number];
export type EventId = (typeof EVENTS)[number];
