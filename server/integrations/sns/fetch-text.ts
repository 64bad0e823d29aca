import { seconds } from "../../core/clock.js";

/** The text at an address. @throws unless it answers 200 in time, without a redirect */
export type FetchText = (address: string) => Promise<string>;

const TIMEOUT_MS = seconds(5);
/** In characters. A certificate has about 2,000. */
const MAX_LENGTH = 32_768;

/** It answered, but with no text that we can use; another try would get the same. */
export class UnusableAnswerError extends Error {
  override readonly name = "UnusableAnswerError";
}

export const fetchText: FetchText = async (address) => {
  const response = await fetch(address, {
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status !== 200 || response.body === null) {
    await response.body?.cancel();
    if (response.status >= 500) throw new Error(`the provider answered ${response.status}`);
    throw new UnusableAnswerError(`the provider answered ${response.status}`);
  }
  return readLimited(response.body);
};

/** Leaving the loop early ends the download. */
async function readLimited(body: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_LENGTH) throw new UnusableAnswerError("the answer is too long");
  }
  return text + decoder.decode();
}
