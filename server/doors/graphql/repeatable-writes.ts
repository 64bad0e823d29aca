import type { ApolloServer } from "@apollo/server";
import type { Request, RequestHandler, Response } from "express";
import { BREAK, GraphQLError, parse, visit } from "graphql";
import { z } from "zod";
import { errorTexts } from "#texts/errors";
import type { Partner, SignedIn } from "../../core/actor.js";
import { badInput } from "../../core/errors.js";
import type { Once } from "../../kit/once.js";
import { askApollo, sendAnswer, type ApolloAnswer } from "./ask-apollo.js";
import type { PricedContext } from "./cost.js";
import { sendGraphQLError } from "./errors.js";
import { PARSE_OPTIONS } from "./query-gate.js";

/** The mutations that make something new each time, and take an `Idempotency-Key`. */
const MAKING: ReadonlySet<string> = new Set(["createJob", "copyJob", "relistJob", "saveJobDraft"]);
const MAX_KEY = 255;

interface KeptAnswer {
  text: string;
  contentType: string;
}

interface RepeatableRequest extends Once {
  earlierAnswer(): Promise<KeptAnswer | null>;
  keepAnswer(answer: KeptAnswer): Promise<void>;
}

/** Knows requests that may come again. */
export interface Repeats {
  open(asked: {
    caller: SignedIn | Partner;
    key: string;
    operation: string;
    body: unknown;
  }): RepeatableRequest;
}

/**
 * Answers requests with an `Idempotency-Key` that make something: a copy of an earlier one gets the answer of that one, byte for
 * byte, and makes nothing. All else is left to the next handler. Stands behind the query gate, so that a copy has its price, too.
 */
export const repeatableWrites =
  (
    server: ApolloServer<PricedContext>,
    repeats: Repeats,
    contextOf: (request: Request) => PricedContext,
  ): RequestHandler =>
  async (request, response, next) => {
    const key = request.get("idempotency-key");
    const { actor: caller } = request.context;
    if (key === undefined || request.method !== "POST" || caller.kind === "visitor") return next();
    const body: unknown = request.body;
    const operation = makingIn(body);
    if (operation === null) return next();
    if (key.trim() === "" || key.length > MAX_KEY)
      return sendGraphQLError(response, badInput(errorTexts.keyLength(MAX_KEY)));
    const once = repeats.open({ caller, key, operation, body });
    const earlier = await once.earlierAnswer();
    if (earlier) return sendAgain(response, earlier);
    const answer = await askApollo(server, request, { ...contextOf(request), once });
    const contentType = answer.headers.get("content-type");
    if (contentType !== undefined && isWhole(answer))
      await once.keepAnswer({ text: answer.body, contentType });
    sendAnswer(response, answer);
  };

/** The mutation in the query that makes something; null if there is none. */
function makingIn(body: unknown): string | null {
  const asked = z.object({ query: z.string() }).safeParse(body);
  if (!asked.success) return null;
  try {
    let operation: string | null = null;
    visit(parse(asked.data.query, PARSE_OPTIONS), {
      Field({ name }) {
        if (!MAKING.has(name.value)) return;
        operation = name.value;
        return BREAK;
      },
    });
    return operation;
  } catch (error) {
    // Apollo says what is wrong with it.
    if (error instanceof GraphQLError) return null;
    throw error;
  }
}

const withoutErrors = z.object({ errors: z.never().optional() });

/** An answer with an error may come out better the next time, though nothing more is made. */
const isWhole = ({ status, body }: ApolloAnswer<string>): boolean =>
  status === 200 && withoutErrors.safeParse(JSON.parse(body)).success;

const sendAgain = (response: Response, { text, contentType }: KeptAnswer): void =>
  sendAnswer(response, {
    status: 200,
    headers: new Map([["content-type", contentType]]),
    body: text,
  });
