import { createHash } from "node:crypto";
import { StripeApiError } from "../core/errors.js";
import type { World } from "../world.js";

/** Stripe keeps keys for at least a day. */
const KEPT_MS = 24 * 3600 * 1000;

interface Answer {
  status: number;
  body: string;
}

/**
 * The response already sent for this key, if any.
 * @throws idempotency_error if the key was used for another request.
 */
export function replayOf(world: World, key: string, request: string): Answer | undefined {
  const kept = world.store.state.replays[key];
  if (!kept || Date.now() - kept.at > KEPT_MS) return undefined;
  if (kept.fingerprint !== hash(request)) {
    throw new StripeApiError(400, {
      type: "idempotency_error",
      message:
        "Keys for idempotent requests can only be used with the same parameters they were first " +
        `used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  return kept;
}

/**
 * Keeps the response to a request that was executed, whether it succeeded or failed. A request with
 * invalid parameters was not executed, so its key may be used again.
 */
export function remember(world: World, key: string, request: string, answer: Answer): void {
  const { replays } = world.store.state;
  for (const [old, { at }] of Object.entries(replays)) {
    if (Date.now() - at > KEPT_MS) delete replays[old];
  }
  replays[key] = { fingerprint: hash(request), ...answer, at: Date.now() };
  world.store.touch();
}

const hash = (text: string): string => createHash("sha256").update(text).digest("hex");
