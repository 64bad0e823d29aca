/** What the API answers to an operation. */
interface Answer {
  data?: Record<string, unknown> | null;
}

/** What is sent to the API. */
interface Sent {
  operationName: string;
  variables: Record<string, unknown>;
}

declare global {
  interface Window {
    /** Answers to what inline/start.js asked for, by what was sent; null for a refusal or a failure. */
    asked?: Map<string, Promise<Answer | null>>;
    /** When, in milliseconds since the page was opened. */
    askedAt?: number;
  }
}

/** In milliseconds since it was asked for. An older answer may be out of date. */
const EARLY = 10_000;

const isEarly = (): boolean => performance.now() - (window.askedAt ?? 0) < EARLY;

/** The answer to what the document asked for itself. Each is used once. @param body what is sent to the API */
export function takeEarly(body: string): Promise<Answer | null> | undefined {
  const answer = window.asked?.get(body);
  window.asked?.delete(body);
  return isEarly() ? answer : undefined;
}

interface EarlyAnswer {
  name: string;
  variables: Record<string, unknown>;
  /** Nothing if there is none. */
  data: Promise<Answer["data"]>;
}

/** All answers to what the document asked for itself. They are used once. */
export function takeAllEarly(): EarlyAnswer[] {
  const asked = [...(window.asked ?? [])];
  forgetEarly();
  if (!isEarly()) return [];
  return asked.map(([body, answer]) => {
    const { operationName, variables } = JSON.parse(body) as Sent;
    return { name: operationName, variables, data: answer.then((known) => known?.data) };
  });
}

/** After a sign-in, they would say that no one is here. A page that took them all forgets them by itself (page-client.ts). */
export const forgetEarly = (): void => window.asked?.clear();
