import { v7, validate } from "uuid";

/** Time-ordered UUID. The application creates it, so rows can refer to each other before they are inserted. */
export const newId = (): string => v7();
export const isId = (value: unknown): value is string =>
  typeof value === "string" && validate(value);
