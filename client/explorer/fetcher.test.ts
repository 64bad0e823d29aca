import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { explorerTexts } from "#texts/explorer";
import { makeFetcher } from "./fetcher";

const KEY = "sb_bPfZfBCI_abc";
const QUERY = { query: "{ __typename }", operationName: null, variables: {} };
const before = globalThis.fetch;
const ask = jest.fn<(address: string, init: RequestInit & { body: string }) => Promise<unknown>>();

beforeEach(() => {
  ask.mockReset().mockResolvedValue({ status: 200, json: async () => ({ data: 1 }) });
  Object.assign(globalThis, { fetch: ask });
});
afterEach(() => {
  globalThis.fetch = before;
});

const sent = () => ask.mock.calls[0]?.[1];

it("sends the key as it is when the query is sent, and never a session", async () => {
  let key = "";
  const fetcher = makeFetcher(() => key);
  key = ` ${KEY}\n`;
  expect(await fetcher(QUERY)).toEqual({ data: 1 });
  expect(sent()).toMatchObject({
    method: "POST",
    credentials: "omit",
    headers: { authorization: `Bearer ${KEY}` },
  });
});

it("names the operation only if the query has it", async () => {
  const fetcher = makeFetcher(() => "");
  const query = "query A { a } query B { b }";
  for (const operationName of ["B", "Before", null])
    await fetcher({ query, operationName, variables: { c: 1 } });
  expect(ask.mock.calls.map(([, { body }]) => JSON.parse(body))).toEqual([
    { query, operationName: "B", variables: { c: 1 } },
    { query, variables: { c: 1 } },
    { query, variables: { c: 1 } },
  ]);
});

it("reads the schema without the key, which may be wrong", async () => {
  await makeFetcher(() => KEY)({ ...QUERY, operationName: "IntrospectionQuery" });
  expect(sent()?.headers).not.toHaveProperty("authorization");
});

it.each(["sb_€", "sb_a b", "sb_a\nb"])(
  "sends nothing with what can't be a key: %j",
  async (key) => {
    const answer = await makeFetcher(() => key)(QUERY);
    expect(answer).toEqual({ errors: [{ message: explorerTexts.badKey }] });
    expect(ask).not.toHaveBeenCalled();
  },
);

it("says that no answer came, or none in JSON", async () => {
  const fetcher = makeFetcher(() => "");
  ask.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect(await fetcher(QUERY)).toEqual({ errors: [{ message: explorerTexts.noAnswer }] });
  const json = () => Promise.reject(new SyntaxError("Unexpected token"));
  ask.mockResolvedValueOnce({ status: 502, json });
  expect(await fetcher(QUERY)).toEqual({ errors: [{ message: explorerTexts.noJson(502) }] });
});
