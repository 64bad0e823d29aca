import { xhrFetch, type ProgressRequestInit } from "./xhr-fetch";

/** An XMLHttpRequest that the test controls. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: Partial<ProgressEvent>) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 200;
  responseText = '{"data":{}}';
  headers: Record<string, string> = {};
  constructor() {
    FakeRequest.last = this;
  }
  open = jest.fn();
  send = jest.fn();
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders = () => "content-type: application/json\r\nlink: <http://a:1>; rel=x\r\n";
  abort = () => this.onabort?.();
}

beforeEach(() => {
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
});

const start = (extra: Partial<ProgressRequestInit> = {}) => {
  const onProgress = jest.fn();
  const init: ProgressRequestInit = { method: "POST", body: "x", onProgress, ...extra };
  return { onProgress, answer: xhrFetch("/graphql", init), request: FakeRequest.last };
};

test("reports upload progress and resolves with status and headers", async () => {
  const { onProgress, answer, request } = start({
    headers: { "apollo-require-preflight": "true" },
  });
  expect(request.headers).toEqual({ "apollo-require-preflight": "true" });
  request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
  request.onload?.();
  const response = await answer;
  expect(onProgress).toHaveBeenCalledWith(0.25);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('{"data":{}}');
  expect(response.headers.get("link")).toBe("<http://a:1>; rel=x");
});

test("a network failure and a canceled upload reject", async () => {
  const failed = start();
  failed.request.onerror?.();
  await expect(failed.answer).rejects.toThrow("Failed to fetch");

  const controller = new AbortController();
  const canceled = start({ signal: controller.signal });
  controller.abort();
  await expect(canceled.answer).rejects.toThrow("canceled");
});
