import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import "./node-globals.cjs";

// How long findBy… and waitFor wait. The default of one second is too short for a busy machine.
configure({ asyncUtilTimeout: 60_000 });

// Warnings from React, Apollo or jsdom fail the test.
const complaints: unknown[][] = [];
for (const level of ["error", "warn"] as const) {
  const print = console[level].bind(console);
  console[level] = (...words: unknown[]) => {
    complaints.push(words);
    print(...words);
  };
}
afterEach(() => {
  if (complaints.length === 0) return;
  const words = complaints.splice(0).map(([first]) => String(first).slice(0, 200));
  throw new Error(`Printed to the console:\n${words.join("\n")}`);
});

// Browser APIs that jsdom lacks.
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver = NoResizeObserver;
Object.defineProperty(document, "fonts", { value: new EventTarget() });

window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// jsdom refuses the signals of Node, which node-globals.cjs puts in place of its own.
Node.prototype.addEventListener = function add(type, listener, options) {
  if (typeof options !== "object" || options.signal === undefined)
    return EventTarget.prototype.addEventListener.call(this, type, listener, options);
  const { signal, ...others } = options;
  if (signal.aborted) return undefined;
  signal.addEventListener("abort", () => this.removeEventListener(type, listener, others));
  return EventTarget.prototype.addEventListener.call(this, type, listener, others);
};

Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;

const openers = new WeakMap<HTMLDialogElement, Element | null>();
HTMLDialogElement.prototype.showModal = function showModal() {
  openers.set(this, document.activeElement);
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) opener.focus();
  this.dispatchEvent(new Event("close"));
};
