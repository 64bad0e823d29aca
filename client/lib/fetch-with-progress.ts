import type { ProgressRequestInit } from "./xhr-fetch";

const wantsProgress = (init: RequestInit | undefined): init is ProgressRequestInit =>
  init !== undefined && "onProgress" in init && typeof init.onProgress === "function";

/** `fetch`, except that a request with `onProgress` uses XMLHttpRequest, since fetch cannot report upload progress. */
export const fetchWithProgress: typeof fetch = async (input, init) => {
  if (!wantsProgress(init) || typeof input !== "string") return fetch(input, init);
  const { xhrFetch } = await import("./xhr-fetch");
  return xhrFetch(input, init);
};
