import { afterEach, beforeEach, expect, test, vi, type Mock } from 'vitest';
import { longPress } from '../../../table/longpress';

let button: HTMLButtonElement;
let looked: Mock<() => void>;
let clicked: Mock<() => void>;
let stop: void | (() => void);

beforeEach(() => {
  vi.useFakeTimers();
  button = document.createElement('button');
  document.body.append(button);
  looked = vi.fn();
  clicked = vi.fn();
  stop = longPress(looked)(button);
  document.body.addEventListener('click', clicked);
});
afterEach(() => {
  document.body.removeEventListener('click', clicked);
  stop?.();
  button.remove();
  vi.useRealTimers();
});

function point(type: string, pointerType = 'touch', clientX = 0): void {
  button.dispatchEvent(new PointerEvent(type, { pointerType, clientX, bubbles: true }));
}
const click = () => button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));

test('a long press looks closer and does nothing else', () => {
  point('pointerdown');
  vi.advanceTimersByTime(600);
  point('pointerup');
  click();
  expect(looked).toHaveBeenCalledOnce();
  expect(clicked).not.toHaveBeenCalled();
});

test('a tap is a tap', () => {
  point('pointerdown');
  vi.advanceTimersByTime(100);
  point('pointerup');
  click();
  vi.advanceTimersByTime(600);
  expect(looked).not.toHaveBeenCalled();
  expect(clicked).toHaveBeenCalledOnce();
});

test('a finger that scrolls is no press, nor is a mouse button held down', () => {
  point('pointerdown');
  point('pointermove', 'touch', 40);
  vi.advanceTimersByTime(600);
  point('pointerdown', 'mouse');
  vi.advanceTimersByTime(600);
  expect(looked).not.toHaveBeenCalled();
});

test('the second button of a mouse looks closer, once', () => {
  button.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
  expect(looked).toHaveBeenCalledOnce();
  point('pointerdown', 'mouse');
  click();
  expect(clicked).toHaveBeenCalledOnce();
});

test('Enter on the keyboard works after a long press', () => {
  point('pointerdown');
  vi.advanceTimersByTime(600);
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  expect(clicked).toHaveBeenCalledOnce();
});
