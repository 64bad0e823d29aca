import type { z } from "zod";

/** Declares one command of the control API: its path, what it takes, and what it does. */
export type Command = <S extends z.ZodType>(
  path: string,
  body: S,
  run: (input: z.output<S>) => object,
) => void;
