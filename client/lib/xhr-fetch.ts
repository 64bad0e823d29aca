/** Called repeatedly during an upload with the share sent so far, 0 to 1. */
export type UploadProgress = (share: number) => void;

/** `fetch` options with upload progress; pass them in a mutation's `context.fetchOptions`. */
export interface ProgressRequestInit extends RequestInit {
  onProgress?: UploadProgress;
}

/** Parses "name: value" lines. Values may contain colons, so only the first colon splits. */
function parseHeaders(raw: string): Headers {
  const headers = new Headers();
  for (const line of raw.trim().split(/[\r\n]+/)) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
}

/** Like `fetch`, but reports the progress of the upload. Same-origin only; sends cookies. */
export function xhrFetch(url: string, init: ProgressRequestInit): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? "GET", url);
    new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) init.onProgress?.(loaded / total);
    };
    request.onload = () => {
      try {
        const headers = parseHeaders(request.getAllResponseHeaders());
        resolve(new Response(request.responseText, { status: request.status, headers }));
      } catch (error) {
        reject(error instanceof Error ? error : new TypeError("Unreadable response"));
      }
    };
    request.onerror = () => reject(new TypeError("Failed to fetch"));
    request.onabort = () => reject(new DOMException("The upload was canceled", "AbortError"));
    init.signal?.addEventListener("abort", () => request.abort(), { once: true });
    if (init.signal?.aborted === true) request.abort();
    request.send(init.body instanceof ReadableStream ? null : (init.body ?? null));
  });
}
