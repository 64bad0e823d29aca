import type { z } from "zod";
import type { World } from "../world.js";
import type { FormObject } from "./form.js";
import { parseParams } from "./params.js";

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
