import { randomInt } from "node:crypto";
import type { Buyer } from "../buyers.js";
import { someNetwork } from "./answers.js";

/** One request of someone who visits the site. */
export interface Visit {
  /** What the table calls it. */
  kind: string;
  method: "GET" | "POST";
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: Buffer;
  /** How long the visitor's connection takes to send the body, in milliseconds. */
  overMs?: number;
  /** What the database must have once this is answered well. */
  promises?: string;
}

/** Makes visits of one kind, of which there are so many in 40. */
export type Kind = [share: number, make: () => Visit];

export interface OpenJob {
  id: string;
  code: string;
}

/** What visits are made of. */
export interface Material {
  jobs: readonly OpenJob[];
  people: readonly Buyer[];
}

/** GraphQL by GET, and files by GraphQL, must say that no other site's page sent them. */
export const PREFLIGHT = { "apollo-require-preflight": "1" };

/** @param jobId of an application; nothing, of a message */
export const promiseOf = (email: string, jobId = ""): string => `${email} ${jobId}`.trim();

/** Someone who is not signed in, from a network that no one else has. */
export const asStranger = (): Visit["headers"] => ({ "x-forwarded-for": someNetwork() });

/** The browser of someone who is signed in, from their network. */
export const asPerson = ({ sessionToken, network }: Buyer): Visit["headers"] => ({
  ...{ "x-forwarded-for": network, cookie: `sid=${sessionToken}` },
});

export function oneOf<Item>(items: readonly Item[]): Item {
  const item = items[randomInt(items.length)];
  if (item === undefined) throw new Error("There is nothing to choose from.");
  return item;
}

/** Whether an answer says that all went well: GraphQL answers a refusal with 200, too. */
export function isGoodAnswer({ path }: Visit, status: number, text: string): boolean {
  if (status !== 200 && status !== 201) return false;
  return !path.startsWith("/graphql") || isGoodResult(text);
}

function isGoodResult(text: string): boolean {
  const { data, errors } = parsed(text);
  if (errors !== undefined || !data) return false;
  return Object.values(data).every((field) => {
    const { userErrors } = Object(field) as { userErrors?: unknown[] };
    return userErrors === undefined || userErrors.length === 0;
  });
}

interface Result {
  data?: Record<string, unknown> | null;
  errors?: unknown;
}

function parsed(text: string): Result {
  try {
    return Object(JSON.parse(text)) as Result;
  } catch {
    return {};
  }
}
