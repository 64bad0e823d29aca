import fc from "fast-check";
import { REST } from "../access/rest-operations.js";
import { signatureOf, someEvent } from "../payments-twin.js";
import { addressOf, spellingsOf } from "./addresses.js";
import type { HostileRequest } from "./sender.js";
import { damaged, deepJson, hostileJson, hostileText, objectText } from "./texts.js";

/** Every mounted path: the access matrix test compares its table with the router. */
const ROUTES = [
  ...new Set(Object.keys(REST).flatMap((row) => spellingsOf(row.replace(/ \(.*\)$/, "")))),
];
/** No path has more parameters. */
const MAX_PARAMETERS = 2;

/** Fields of the documented payloads, each with a valid and a plausible but invalid value. */
const FIELDS: Record<string, [string, string]> = {
  email: ['"a@example.com"', '"a@b"'],
  name: ['"Ana Ortiz"', '" "'],
  countryCode: ['"+1"', '"+"'],
  phone: ['"2145550134"', '"1"'],
  location: ['"Austin, TX"', "7"],
  otp: ['"123456"', "123456"],
  credential: ['"a.b.c"', '"eyJhbGciOiJub25lIn0.e30."'],
  plan: ['"MARKET_MY_RESUME_QUATERLY"', '"Market My Resume"'],
  signature: ['"Ana Ortiz"', "{}"],
  timestamp: ['"2026-01-01T00:00:00Z"', '"now"'],
  fingerprint: ['"f"', "[]"],
  browser: ['"Firefox"', "null"],
  ip_address: ['"203.0.113.9"', '"::1%eth0"'],
  productId: ['"MARKET_MY_RESUME_QUATERLY"', '"NOTHING"'],
  months: ["3", '"3"'],
  lookup_key: ['"market_my_resume_quaterly"', "3"],
  userId: ['"0198c0de-0000-7000-8000-000000000000"', "null"],
  session_id: ['"cs_test_aaaaaaaaaaaa"', '"cs_"'],
  sessionId: ['"cs_test_aaaaaaaaaaaa"', '"../x"'],
  subscriptionId: ['"sub_1"', "1"],
  productName: ['"Market My Resume"', "0"],
  amount: ["4900", "-1"],
  message: ['"Hello"', '"\\u0000"'],
  topics: ['["NEWS"]', '"NEWS"'],
  frequency: ['"WEEKLY"', "[]"],
  token: ['"a.b"', '"' + "A".repeat(500) + '"'],
  limit: ["5", "1e9"],
  after: ['"WyJhIiwiYiJd"', '"%%%"'],
  jobId: ['"SB-10001"', "{}"],
};
const names = Object.keys(FIELDS);

const field = fc
  .constantFrom(...names)
  .chain((name) =>
    fc.tuple(
      fc.oneof({ weight: 12, arbitrary: fc.constant(name) }, { weight: 1, arbitrary: hostileText }),
      fc.oneof(fc.constantFrom(...(FIELDS[name] ?? ["1"])), hostileJson),
    ),
  );
const payload = fc
  .uniqueArray(field, { maxLength: 12, selector: ([name]) => name })
  .map(objectText);
/** All fields with valid values, so that a request reaches the service. */
const right = fc
  .tuple(fc.constantFrom(...names), hostileJson)
  .map(([changed, value]) =>
    objectText(names.map((name) => [name, name === changed ? value : (FIELDS[name]?.[0] ?? "1")])),
  );
const bytes = fc.oneof(payload, right, hostileJson, hostileText).map((text) => Buffer.from(text));
const body = fc.oneof(
  { weight: 12, arbitrary: bytes },
  { weight: 4, arbitrary: damaged(bytes) },
  { weight: 1, arbitrary: deepJson.map((text) => Buffer.from(text)) },
);

const BODY_TYPES = [
  "application/json",
  "application/json",
  "application/json",
  "application/json; charset=utf-16le",
  "application/json; charset=nope",
  "application/x-www-form-urlencoded",
  "text/plain",
  "application/json, text/plain",
  ";",
  "",
] as const;

const inAddress = (text: string) => encodeURIComponent(text.toWellFormed()).slice(0, 2000);
const rawEscapes = fc.constantFrom("%", "%zz", "%ff%fe", "%ED%A0%80", "%2e%2e%2f", "%00", "a+b");
const segment = fc.oneof(hostileText.map(inAddress), rawEscapes, fc.constant("SB-10001"));
const query = fc
  .array(
    fc.tuple(
      fc.oneof(fc.constantFrom(...names), hostileText.map(inAddress)),
      fc.oneof(hostileText.map(inAddress), rawEscapes, fc.nat(600).map(String)),
    ),
    { maxLength: 5 },
  )
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join("&"));

/** A request to one of the mounted REST paths. */
export const hostileRest: fc.Arbitrary<HostileRequest> = fc
  .tuple(
    fc.constantFrom(...ROUTES),
    fc.array(segment, { minLength: MAX_PARAMETERS, maxLength: MAX_PARAMETERS }),
    query,
    body,
    fc.constantFrom(...BODY_TYPES),
    fc.boolean(),
  )
  .map(([route, given, asked, content, type, isSigned]) => {
    const [method = "GET", pattern = "/"] = route.split(" ");
    const path = `${addressOf(pattern, given)}${asked ? `?${asked}` : ""}`;
    if (method === "GET") return { method, path, headers: {} };
    const headers = { ...(type ? { "content-type": type } : {}) };
    if (!pattern.endsWith("/webhook")) return { method, path, headers, body: content };
    const event = isSigned ? Buffer.from(someEvent({ data: content.toString() })) : content;
    const signature = signatureOf(event.toString("utf8"));
    return { method, path, headers: { ...headers, "stripe-signature": signature }, body: event };
  });
