import { z } from "zod";
import type { Kind, StripeObjects } from "../core/snapshot.js";
import type { World } from "../world.js";
import { page, type PageInput } from "./list.js";
import { parseParams } from "./params.js";

/** Parameters as they arrived, not checked yet. */
export type FormObject = Record<string, unknown>;

/** One API call: a schema for its parameters and a function for its work. */
export interface Endpoint {
  method: "get" | "post" | "delete";
  /** Express path below /v1; at most one variable, `:id`. */
  path: string;
  /** Reads the parameters; the work is done when the returned function is called. */
  prepare: (world: World, raw: FormObject, id: string) => () => object;
}

interface EndpointOf<S extends z.ZodType> {
  method: Endpoint["method"];
  path: string;
  params: S;
  run: (world: World, input: z.output<S>, id: string) => object;
}

/** Handles `expand` for all endpoints: removes it from the parameters, applies it to the result. */
export const endpoint = <S extends z.ZodType>(spec: EndpointOf<S>): Endpoint => ({
  method: spec.method,
  path: spec.path,
  prepare: (world, raw, id) => {
    const input = parseParams(spec.params, raw);
    return () => spec.run(world, input, id);
  },
});

/** Reads one object by its id. */
export const reading = (path: string, kind: Kind): Endpoint =>
  endpoint({
    method: "get",
    path: `${path}/:id`,
    params: z.strictObject({}),
    run: (world, _input, id) => world.store.get(kind, id),
  });

/**
 * Lists objects, newest first, a page at a time.
 * @param isWanted whether the parameters ask for an object; all are wanted without it
 */
export const listing = <K extends Kind, S extends z.ZodType<PageInput>>(
  path: string,
  kind: K,
  params: S,
  isWanted: (object: StripeObjects[K], input: z.output<S>) => boolean = () => true,
): Endpoint =>
  endpoint({
    method: "get",
    path,
    params,
    run: (world, input) => {
      const matching = world.store.all(kind).filter((object) => isWanted(object, input));
      return page(matching, input, `/v1${path}`);
    },
  });
