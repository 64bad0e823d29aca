import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { ServerError } from "@apollo/client/errors";
import { parse, print } from "graphql";
import { of } from "rxjs";
import { apiLink } from "./api-link";
import { ViewerDocument } from "./session/Viewer.generated";

const request = jest.fn<Promise<Response>, [string, RequestInit & { body: string }]>();

beforeEach(() => {
  request.mockReset();
  Object.assign(globalThis, { fetch: request });
});

const client = () => new ApolloClient({ link: apiLink, cache: new InMemoryCache() });

const answer = (body: object, status = 200) =>
  request.mockResolvedValue(
    new Response(JSON.stringify(body), {
      status,
      headers: { "content-type": "application/json", "retry-after": "30" },
    }),
  );

test("posts an operation as JSON and resolves to its data", async () => {
  answer({ data: { me: null } });
  const { data } = await client().query({ query: ViewerDocument });
  expect(data).toEqual({ me: null });
  const [address, { method, headers, credentials, body }] = request.mock.calls[0] ?? [
    "",
    { body: "" },
  ];
  expect([address, method, credentials]).toEqual(["/graphql", "POST", "same-origin"]);
  expect(headers).toMatchObject({ "content-type": "application/json" });
  const sent: unknown = JSON.parse(body);
  expect(sent).toMatchObject({ operationName: "Viewer", variables: {} });
  expect(sent).toHaveProperty("query", expect.stringMatching(/^query Viewer \{/));
});

test("says on whose clock a change is made", async () => {
  answer({ data: { forget: true } });
  await client().mutate({ mutation: parse("mutation Forget { forget }") });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(request.mock.calls[0]?.[1].headers).toMatchObject({ "time-zone": timeZone });
  answer({ data: { me: null } });
  await client().query({ query: ViewerDocument });
  expect(request.mock.calls[1]?.[1].headers).not.toHaveProperty("time-zone");
});

test("rejects with the errors of the answer", async () => {
  answer({ data: null, errors: [{ message: "Refused" }] });
  await expect(client().query({ query: ViewerDocument })).rejects.toThrow("Refused");
});

test("rejects an error status with the response, whose headers say when to try again", async () => {
  answer({ errors: [{ message: "Slow down" }] }, 429);
  const error: unknown = await client()
    .query({ query: ViewerDocument })
    .catch((reason: unknown) => reason);
  if (!ServerError.is(error)) throw new Error("not a ServerError");
  expect(error.response.headers.get("retry-after")).toBe("30");
  expect(error.bodyText).toContain("Slow down");
});

test("rejects if there is no network", async () => {
  request.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(client().query({ query: ViewerDocument })).rejects.toThrow("Failed to fetch");
});

test("cancels the request that no one waits for anymore", () => {
  request.mockReturnValue(new Promise(() => undefined));
  const call = ApolloLink.execute(apiLink, { query: ViewerDocument }, { client: client() });
  call.subscribe({}).unsubscribe();
  expect(request.mock.calls[0]?.[1].signal?.aborted).toBe(true);
});

test("leaves an operation with files to the link in its context", async () => {
  const uploadLink = new ApolloLink(() => of({ data: { me: null } }));
  await client().query({ query: ViewerDocument, context: { uploadLink } });
  expect(request).not.toHaveBeenCalled();
});

describe("what the document asked for while its scripts loaded", () => {
  const body = JSON.stringify({
    operationName: "Viewer",
    variables: {},
    query: print(new InMemoryCache().transformDocument(ViewerDocument)),
  });
  const early = (answer: ApolloLink.Result | null, name = body) => {
    window.asked = new Map([[name, Promise.resolve(answer)]]);
  };
  const read = () => client().query({ query: ViewerDocument });
  // A slow machine takes longer to start the test than an answer stays fresh.
  beforeEach(() => void jest.spyOn(performance, "now").mockReturnValue(9_999));
  afterEach(() => {
    delete window.asked;
    jest.restoreAllMocks();
  });

  test("is not asked for again, the first time", async () => {
    early({ data: { me: null } });
    expect((await read()).data).toEqual({ me: null });
    expect(request).not.toHaveBeenCalled();
    answer({ data: { me: null } });
    await read();
    expect(request).toHaveBeenCalledTimes(1);
  });

  test("is asked for if something was changed since, such as by a sign-in", async () => {
    early({ data: { me: null } });
    answer({ data: { signOut: { message: "Goodbye" } } });
    await client().mutate({
      mutation: parse("mutation SignOut { signOut { message } }"),
    });
    answer({ data: { me: null } });
    await read();
    expect(request).toHaveBeenCalledTimes(2);
  });

  test.each([
    ["was refused", () => early(null)],
    ["is something else", () => early({ data: { me: null } }, "{}")],
    [
      "is old",
      () => {
        early({ data: { me: null } });
        jest.spyOn(performance, "now").mockReturnValue(10_001);
      },
    ],
  ])("is asked for if it %s", async (_what, prepare) => {
    prepare();
    answer({ data: { me: null } });
    expect((await read()).data).toEqual({ me: null });
    expect(request).toHaveBeenCalledTimes(1);
  });
});
