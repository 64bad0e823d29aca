import { ApolloLink } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { catchError, from, mergeMap, of, throwError } from "rxjs";

/** Gets the proof that a refused call needs, if it was refused for that. @returns whether there is one now */
type Prove = (failure: unknown) => Promise<boolean>;

let prove: Prove | null = null;

/** Sets what gets proofs. Only the pages that need proofs load it; on others, a refused call fails. */
export function proveWith(next: Prove): void {
  prove = next;
}

/** When the server asks for a proof of who someone is, gets it from the person and repeats the call. */
export const proofLink = new ApolloLink((operation, forward) => {
  const repeated = (failure: unknown, otherwise: ReturnType<typeof forward>) =>
    prove === null
      ? otherwise
      : from(prove(failure)).pipe(mergeMap((given) => (given ? forward(operation) : otherwise)));
  return forward(operation).pipe(
    mergeMap((result) => {
      const errors = "errors" in result ? result.errors : undefined;
      return errors?.length ? repeated(new CombinedGraphQLErrors(result), of(result)) : of(result);
    }),
    catchError((error: unknown) =>
      repeated(
        error,
        throwError(() => error),
      ),
    ),
  );
});
