import { ApolloClient, InMemoryCache } from "@apollo/client";
import { parse } from "graphql";
import { apiLink } from "./api-link";
import { ViewerDocument } from "./session/Viewer.generated";

const request = jest.fn<Promise<Response>, [string, RequestInit]>();
Object.assign(globalThis, { fetch: request });

const json = (body: object, status = 200, retryAfter = "2") =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json", "retry-after": retryAfter },
  });
const busy = (retryAfter?: string) => json({ errors: [{ message: "Busy" }] }, 503, retryAfter);

const client = () => new ApolloClient({ link: apiLink, cache: new InMemoryCache() });
const query = () => client().query({ query: ViewerDocument });

beforeEach(() => {
  jest.useFakeTimers();
  request.mockReset();
});
afterEach(() => jest.useRealTimers());

test("asks once more for what a busy site refused, after the time it names", async () => {
  request.mockResolvedValueOnce(busy()).mockResolvedValueOnce(json({ data: { me: null } }));
  const answer = query();
  await jest.advanceTimersByTimeAsync(1_999);
  expect(request).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(2_001);
  expect((await answer).data).toEqual({ me: null });
  expect(request).toHaveBeenCalledTimes(2);
});

test("fails if it is refused again", async () => {
  request.mockImplementation(async () => busy());
  const refused = expect(query()).rejects.toThrow();
  await jest.advanceTimersByTimeAsync(60_000);
  await refused;
  expect(request).toHaveBeenCalledTimes(2);
});

test.each<[string, () => Response]>([
  ["a refusal for longer", () => busy("30")],
  ["a rate limit", () => json({ errors: [{ message: "Slow down" }] }, 429)],
  ["a failure", () => json({ errors: [{ message: "Failed" }] }, 500)],
])("fails at once after %s", async (_what, response) => {
  request.mockImplementation(async () => response());
  await expect(query()).rejects.toThrow();
  expect(request).toHaveBeenCalledTimes(1);
});

test("sends no change twice", async () => {
  request.mockImplementation(async () => busy());
  const mutation = parse("mutation Forget { forget }");
  await expect(client().mutate({ mutation })).rejects.toThrow();
  expect(request).toHaveBeenCalledTimes(1);
});
