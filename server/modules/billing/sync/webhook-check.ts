import type {
  PaymentAccount,
  WebhookEndpoint,
} from "../../../integrations/payments/payment-account.js";

interface EndpointProblem {
  kind: "MISSING" | "DISABLED" | "EVENTS" | "VERSION";
  words: string;
}

/**
 * Compares the webhook endpoint that is registered for `url` with what the site needs.
 * @throws PROVIDER_UNAVAILABLE
 */
export async function checkEndpoint(
  account: PaymentAccount,
  url: string,
): Promise<{ endpoint: WebhookEndpoint | null; problems: EndpointProblem[] }> {
  const endpoint = await account.findEndpoint(url);
  if (!endpoint) return { endpoint, problems: [{ kind: "MISSING", words: "is not registered" }] };
  const problems: EndpointProblem[] = [];
  if (!endpoint.isEnabled)
    problems.push({ kind: "DISABLED", words: "is turned off; turn it on in Stripe's dashboard" });
  const missing = endpoint.events.includes("*")
    ? []
    : account.neededEvents.filter((type) => !endpoint.events.includes(type));
  if (missing.length > 0)
    problems.push({ kind: "EVENTS", words: `lacks events: ${missing.join(", ")}` });
  if (endpoint.apiVersion !== account.apiVersion)
    problems.push({ kind: "VERSION", words: versionWords(account, endpoint) });
  return { endpoint, problems };
}

const versionWords = ({ apiVersion }: PaymentAccount, endpoint: WebhookEndpoint): string =>
  `has API version ${endpoint.apiVersion ?? "of the account"}, not ${apiVersion}: its events cost ` +
  "one more request each; Stripe can change it only by registering the endpoint anew";
