import Stripe from "stripe";
import { timeForCall } from "../../core/request-scope.js";

export interface StripeAccess {
  secretKey: string;
  /** URL of a Stripe stand-in; undefined for Stripe itself. */
  apiBase: string | undefined;
}

/** Of silence: an answer that trickles in may take longer. */
const TIMEOUT_MS = 8_000;
/** One retry, because a caller waits for both attempts. */
const RETRIES = 1;

export const createStripe = ({ secretKey, apiBase }: StripeAccess): Stripe =>
  new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    httpClient: inTime(Stripe.createNodeHttpClient()),
    ...endpointOf(apiBase),
  });

/** @throws UNAVAILABLE if the request of the site that asks has too little time left for a call to Stripe */
export const requireTime = (): void => void timeForCall(TIMEOUT_MS);

/**
 * What a request of the site asks of Stripe takes several calls and tries, and it must not wait for all of them in turn: when its
 * time is over, the next one ends as if Stripe had not answered.
 */
function inTime(client: Stripe.HttpClient): Stripe.HttpClient {
  const ask = client.makeRequest.bind(client);
  client.makeRequest = async (...[host, port, path, method, headers, data, protocol, timeout]) =>
    ask(host, port, path, method, headers, data, protocol, timeOrTimeout(timeout));
  return client;
}

function timeOrTimeout(timeout: number): number {
  try {
    return timeForCall(timeout);
  } catch (cause) {
    throw Object.assign(new Error("no time is left", { cause }), { code: "ETIMEDOUT" });
  }
}

/** Whether no money can move with this key. */
export const isTestKey = (secretKey: string): boolean => /^(sk|rk)_test_/.test(secretKey);

function endpointOf(apiBase: string | undefined): Stripe.StripeConfig {
  if (apiBase === undefined) return {};
  const { protocol, hostname, port } = new URL(apiBase);
  const http = protocol === "http:";
  return {
    host: hostname,
    port: port === "" ? (http ? 80 : 443) : Number(port),
    protocol: http ? "http" : "https",
  };
}
