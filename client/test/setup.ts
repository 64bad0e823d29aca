import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import "./node-globals.cjs";

// How long findBy… and waitFor look before they give up. A second, as they come, is too short for a busy machine.
configure({ asyncUtilTimeout: 60_000 });

// What the browser has and jsdom lacks.
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver = NoResizeObserver;

window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};
