import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KeptFocus } from '../src/table/focus';

const BAR = '<section id="decision" tabindex="-1"><button id="undo">Undo</button></section>';
const LIST =
  '<div role="listbox"><p role="option" tabindex="0">One</p><p role="option" tabindex="-1">Two</p></div>';

let focus: KeptFocus;
const at = (selector: string) => document.querySelector<HTMLElement>(selector)!;

function move(after: string) {
  focus.look();
  document.body.innerHTML = after;
  focus.keep();
}

beforeEach(() => {
  focus = new KeptFocus();
  document.body.innerHTML = BAR + LIST;
});
afterEach(() => {
  document.body.innerHTML = '';
});

describe('the place of the keyboard', () => {
  it('stays in the list of choices', () => {
    at('[role=option]').focus();
    move(BAR + LIST);
    expect(document.activeElement).toBe(at('[role=option]'));
  });

  it('waits at the decision while others decide, and then goes back to the list', () => {
    at('[role=option]').focus();
    move(BAR);
    expect(document.activeElement).toBe(at('#decision'));
    focus.look();
    at('#decision').insertAdjacentHTML('afterend', LIST);
    focus.keep();
    expect(document.activeElement).toBe(at('[role=option]'));
  });

  it('stays at the decision if it was at work there', () => {
    at('#undo').focus();
    move(BAR + LIST);
    expect(document.activeElement).toBe(at('#decision'));
  });

  it('is nobody’s business where it is elsewhere', () => {
    move(BAR + LIST);
    expect(document.activeElement).toBe(document.body);
  });
});
