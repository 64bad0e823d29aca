import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { ServerError } from "@apollo/client/errors";
import { GraphQLError } from "graphql";
import { of, throwError } from "rxjs";
import { askForProofsWith, askToSignInWith, type ProofNeed } from "./proof";
import { proofLink } from "./proof-link";
import { ViewerDocument } from "./Viewer.generated";

const refusal = (code: string) => ({
  data: null,
  errors: [new GraphQLError("Refused", { extensions: { code } })],
});
const answer = { data: { me: null } };

/** A client whose server gives these answers, one after the other. */
function clientOf(...answers: (ApolloLink.Result | Error)[]) {
  let calls = 0;
  const server = new ApolloLink(() => {
    const next = answers[calls++];
    if (next === undefined) throw new Error("One call too many");
    return next instanceof Error ? throwError(() => next) : of(next);
  });
  const client = new ApolloClient({
    link: ApolloLink.from([proofLink, server]),
    cache: new InMemoryCache(),
    queryDeduplication: false,
  });
  const ask = () => client.query({ query: ViewerDocument, fetchPolicy: "network-only" });
  return { ask, calls: () => calls };
}

const needs: ProofNeed[] = [];
let gives = true;
let stop = () => {};

beforeEach(() => {
  needs.length = 0;
  gives = true;
  stop = askForProofsWith(async (need) => {
    needs.push(need);
    return gives;
  });
});
afterEach(() => stop());

test.each(["SECOND_FACTOR_REQUIRED", "FRESH_PROOF_REQUIRED"])(
  "%s asks for a proof and repeats the call",
  async (code) => {
    const { ask, calls } = clientOf(refusal(code), answer);
    await expect(ask()).resolves.toMatchObject(answer);
    expect(needs).toEqual([code]);
    expect(calls()).toBe(2);
  },
);

test("an answer with an error status counts, too", async () => {
  const response = new Response("", { status: 403 });
  const bodyText = JSON.stringify(refusal("SECOND_FACTOR_REQUIRED"));
  const { ask } = clientOf(new ServerError("Forbidden", { response, bodyText }), answer);
  await expect(ask()).resolves.toMatchObject(answer);
  expect(needs).toEqual(["SECOND_FACTOR_REQUIRED"]);
});

test("without a proof, the call fails as before", async () => {
  gives = false;
  const { ask, calls } = clientOf(refusal("SECOND_FACTOR_REQUIRED"));
  await expect(ask()).rejects.toThrow("Refused");
  expect(calls()).toBe(1);
});

test("without anyone to ask, the call fails as before", async () => {
  stop();
  const { ask } = clientOf(refusal("SECOND_FACTOR_REQUIRED"));
  await expect(ask()).rejects.toThrow("Refused");
});

test("other failures ask for nothing", async () => {
  await expect(clientOf(refusal("FORBIDDEN")).ask()).rejects.toThrow("Refused");
  await expect(clientOf(new TypeError("Failed to fetch")).ask()).rejects.toThrow("Failed to fetch");
  expect(needs).toEqual([]);
});

test("calls that fail together wait for one proof", async () => {
  const refused = refusal("SECOND_FACTOR_REQUIRED");
  const { ask, calls } = clientOf(refused, refused, answer, answer);
  await Promise.all([ask(), ask()]);
  expect(needs).toHaveLength(1);
  expect(calls()).toBe(4);
});

test("a session that ended asks to sign in again, then for the second factor, and repeats the call", async () => {
  const asked: string[] = [];
  const stopSignIn = askToSignInWith(async () => {
    asked.push("sign in");
    return true;
  });
  const { ask, calls } = clientOf(
    refusal("UNAUTHENTICATED"),
    refusal("SECOND_FACTOR_REQUIRED"),
    answer,
  );
  await expect(ask()).resolves.toMatchObject(answer);
  stopSignIn();
  expect([...asked, ...needs]).toEqual(["sign in", "SECOND_FACTOR_REQUIRED"]);
  expect(calls()).toBe(3);
});

test("whoever does not sign in again is asked once, and the call fails as before", async () => {
  const signIn = jest.fn(async () => false);
  const stopSignIn = askToSignInWith(signIn);
  const refused = refusal("UNAUTHENTICATED");
  const { ask, calls } = clientOf(refused, refused);
  await Promise.allSettled([ask(), ask()]);
  stopSignIn();
  expect(signIn).toHaveBeenCalledTimes(1);
  expect(calls()).toBe(2);
});

test("a page that does not sign people in again lets the call fail", async () => {
  await expect(clientOf(refusal("UNAUTHENTICATED")).ask()).rejects.toThrow("Refused");
});

test("a call that keeps being refused is given up after two proofs", async () => {
  const response = new Response("", { status: 403 });
  const bodyText = JSON.stringify(refusal("SECOND_FACTOR_REQUIRED"));
  const refused = new ServerError("Forbidden", { response, bodyText });
  const { ask, calls } = clientOf(refusal("SECOND_FACTOR_REQUIRED"), refused, refused);
  await expect(ask()).rejects.toThrow("Forbidden");
  expect(needs).toHaveLength(2);
  expect(calls()).toBe(3);
});
