import { describe, expect, it } from 'vitest';
import { wordsFor } from '../../tests/words';
import { letterOf, namesOf, outlineOf, playedOn } from './seats';
import type { Seat } from '../api/types';

function seat(number: number, kind: Seat['kind'], name = ''): Seat {
  return {
    seat: number,
    kind,
    name,
    bot: null,
    mine: false,
    online: false,
    resigned: false,
    guest: false,
    can_return: false,
  };
}

describe('seats', () => {
  it('differ by letter and by shape', () => {
    const all = [0, 1, 2, 3, 4];
    expect(all.map(letterOf).join('')).toBe('ABCDE');
    expect(new Set(all.map(outlineOf)).size).toBe(5);
  });

  it('are called by name; bots get one of the catalogue, free seats none', async () => {
    const words = await wordsFor('en');
    const seats = [seat(0, 'person', 'Zoé'), seat(1, 'bot'), seat(2, 'open')];
    expect(namesOf(seats, words)).toEqual(['Zoé', 'Basil', 'free']);
  });

  it('carry their letter if their names are the same', async () => {
    const words = await wordsFor('fr');
    const seats = [seat(0, 'person', 'Zoé'), seat(1, 'person', 'Zoé'), seat(2, 'bot')];
    expect(namesOf(seats, words)).toEqual(['Zoé A', 'Zoé B', 'Clara']);
  });

  it('keep the name of somebody for whom a bot plays on', async () => {
    const words = await wordsFor('en');
    const seats = [seat(0, 'bot', 'Zoé'), seat(1, 'bot'), seat(2, 'person', 'Marc')];
    expect(namesOf(seats, words)).toEqual(['Zoé', 'Basil', 'Marc']);
    expect(seats.map(playedOn)).toEqual([true, false, false]);
  });
});
