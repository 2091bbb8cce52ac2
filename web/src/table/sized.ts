/**
 * Tells the inner size of an element when it has been laid out and whenever it changes. Unlike
 * `bind:clientWidth` it does not lay out the page at once while other parts are still being drawn.
 */

import type { Attachment } from 'svelte/attachments';

type Listen = (width: number, height: number) => void;

const listeners = new WeakMap<Element, Listen>();
const observer = new ResizeObserver((entries) => {
  for (const { target } of entries)
    listeners.get(target)?.(target.clientWidth, target.clientHeight);
});

export function sized(listen: Listen): Attachment<HTMLElement> {
  return (element) => {
    listeners.set(element, listen);
    observer.observe(element);
    return () => observer.unobserve(element);
  };
}
