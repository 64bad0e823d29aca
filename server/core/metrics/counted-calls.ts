import { AppError } from "../errors.js";
import { countCall, type Provider } from "./counts.js";

/** Whether the service didn't answer, and not that it refused what was asked. */
const isUnavailable = (error: unknown): boolean =>
  error instanceof AppError && error.code === "PROVIDER_UNAVAILABLE";

interface Counting {
  /** Whether an error is the service's fault, and not an answer such as "this card was refused". */
  isFailure?: (error: unknown) => boolean;
  /** Methods that don't ask the service. */
  local?: readonly string[];
}

/** The same adapter of an outside service; how each call of a method that returns a promise ends is counted. */
export function countedCalls<Adapter extends object>(
  provider: Provider,
  adapter: Adapter,
  { isFailure = isUnavailable, local = [] }: Counting = {},
): Adapter {
  return new Proxy(adapter, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function" || local.includes(String(name))) return value;
      return (...values: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(value, target, values);
        if (answer instanceof Promise)
          answer.then(
            () => countCall(provider, true),
            (error: unknown) => countCall(provider, !isFailure(error)),
          );
        return answer;
      };
    },
  });
}
