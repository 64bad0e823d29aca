import type { z } from "zod";

/** Untrusted input of any shape: a JSON body, a form, a query string. Only `parse` looks inside. */
export class Unchecked {
  constructor(readonly value: unknown) {}
}

/**
 * The input of a service method: either already shaped by GraphQL, or unchecked from REST. The compiler checks the first
 * against the schema; at run time the service validates both with `parse`.
 */
export type Input<Schema extends z.ZodType> = z.input<Schema> | Unchecked;
