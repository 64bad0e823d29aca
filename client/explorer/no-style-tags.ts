/**
 * In place of react-style-singleton, by which GraphiQL's dialogs add a style element that keeps the page from scrolling: the content
 * security policy refuses it. This page doesn't scroll (explorer.css).
 */
const nothing = () => null;

export const styleSingleton = () => nothing;
export const stylesheetSingleton = () => ({ add: nothing, remove: nothing });
export const styleHookSingleton = () => nothing;
