/** Things in flight never stand in the way of what happens next. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Travel } from '../travel';

const JOURNEYS = [{ from: 'worker', to: 'worker', order: 0 }];

let layer: HTMLElement;
let worker: HTMLElement;
let travel: Travel;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  layer = document.body.appendChild(document.createElement('div'));
  worker = document.body.appendChild(document.createElement('button'));
  worker.dataset.spot = 'a1-b1';
  HTMLElement.prototype.animate = vi.fn(() => ({}) as Animation);
  travel = new Travel();
  travel.thing('worker')(worker);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function standAt(x: number): void {
  worker.getBoundingClientRect = () => new DOMRect(x, 0, 20, 20);
}

function move(from: number, to: number): void {
  standAt(from);
  travel.look();
  standAt(to);
  travel.go(layer, JOURNEYS);
}

test('a copy flies while the thing itself waits at its goal', () => {
  move(0, 100);
  expect(layer.children).toHaveLength(1);
  expect(worker.hasAttribute('data-arriving')).toBe(true);
  expect(layer.querySelector('[data-spot], [data-arriving]')).toBeNull();
});

test('a step that comes too soon ends the flight of the one before', () => {
  move(0, 100);
  standAt(100);
  travel.look();
  expect(layer.children).toHaveLength(0);
  expect(worker.hasAttribute('data-arriving')).toBe(false);
  standAt(200);
  travel.go(layer, JOURNEYS);
  expect(layer.children).toHaveLength(1);
  expect(layer.firstElementChild!.hasAttribute('data-arriving')).toBe(false);
});

test('what is merely pushed aside does not fly', () => {
  standAt(0);
  travel.look();
  standAt(300);
  travel.go(layer, []);
  expect(layer.children).toHaveLength(0);
});

test('nothing flies for those who want less motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  move(0, 100);
  expect(layer.children).toHaveLength(0);
});
