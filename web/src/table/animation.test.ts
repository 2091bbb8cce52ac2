/** Things in flight never stand in the way of what happens next. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Animator } from './animation';

let layer: HTMLElement;
let animator: Animator;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  layer = document.body.appendChild(document.createElement('div'));
  HTMLElement.prototype.animate = vi.fn(() => ({}) as Animation);
  animator = new Animator((token, what) => {
    token.textContent = what;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function thing(key: string, x: number): HTMLElement {
  const element = document.body.appendChild(document.createElement('button'));
  element.dataset.spot = key;
  element.getBoundingClientRect = () => new DOMRect(x, 0, 20, 20);
  animator.element(key)(element);
  return element;
}

function send(from: string, to: string, what?: string): void {
  animator.measure();
  animator.animate(layer, [{ from, to, ...(what ? { what } : {}) }], 900);
}

test('one of many moves as a small token', () => {
  thing('forum:wood', 0);
  thing('stock:0:wood', 200);
  send('forum:wood', 'stock:0:wood', 'wood');
  const moving = layer.firstElementChild as HTMLElement;
  expect(moving.className).toContain('moving-token');
  expect(moving.textContent).toBe('wood');
});

test('a place that is not there yet is found by its zone', () => {
  thing('pile', 0);
  thing('hand:0', 200);
  send('pile', 'hand:0:stone', 'stone');
  expect(layer.children).toHaveLength(1);
});

test('a thing moves as a copy of itself, which nobody finds in its place', () => {
  thing('work:dock', 0);
  const goal = thing('building:0:dock', 300);
  send('work:dock', 'building:0:dock');
  expect(goal.hasAttribute('data-arriving')).toBe(true);
  expect(layer.querySelector('[data-spot]')).toBeNull();
  animator.measure();
  expect(layer.children).toHaveLength(0);
  expect(goal.hasAttribute('data-arriving')).toBe(false);
});

test('what is merely pushed aside does not move', () => {
  thing('forum:wood', 0);
  animator.measure();
  animator.animate(layer, [], 900);
  expect(layer.children).toHaveLength(0);
});

test('nothing moves for those who want less motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  thing('forum:wood', 0);
  thing('stock:0:wood', 200);
  send('forum:wood', 'stock:0:wood', 'wood');
  expect(layer.children).toHaveLength(0);
});

test('what is to arrive later is out of sight until its event is told, or skipped', () => {
  thing('work:dock', 0);
  const goal = thing('building:0:dock', 300);
  animator.measure();
  animator.prepare([{ from: 'work:dock', to: 'building:0:dock' }]);
  expect(goal.hasAttribute('data-arriving')).toBe(true);
  animator.finish();
  expect(goal.hasAttribute('data-arriving')).toBe(false);
});
