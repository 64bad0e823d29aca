/** Called repeatedly during an upload with the share sent so far, 0 to 1. */
export type UploadProgress = (share: number) => void;

/** `fetch` options with upload progress; pass them in a mutation's `context.fetchOptions`. */
export interface ProgressRequestInit extends RequestInit {
  onProgress?: UploadProgress;
}

const wantsProgress = (init: RequestInit | undefined): init is ProgressRequestInit =>
  init !== undefined && "onProgress" in init && typeof init.onProgress === "function";

/** `fetch`, except that a request with `onProgress` uses XMLHttpRequest, since fetch cannot report upload progress. */
export const fetchWithProgress: typeof fetch = async (input, init) => {
  if (!wantsProgress(init) || typeof input !== "string") return fetch(input, init);
  const { xhrFetch } = await import("./xhr-fetch");
  return xhrFetch(input, init);
};
