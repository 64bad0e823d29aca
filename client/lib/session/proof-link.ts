import { ApolloLink } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { catchError, from, map, mergeMap, of, throwError } from "rxjs";

/** Gets the proof that a refused call needs, if it was refused for that. @returns whether there is one now */
type Prove = (failure: unknown) => Promise<boolean>;

let prove: Prove | null = null;

/** Sets what gets proofs. Only the pages that need proofs load it; on others, a refused call fails. */
export function proveWith(next: Prove): void {
  prove = next;
}

/** Whoever signs in again may then have to prove a second factor. */
const MAX_PROOFS = 2;

/** When the server asks for a proof of who someone is, gets it from the person and repeats the call. */
export const proofLink = new ApolloLink((operation, forward) => {
  const attempt = (proofs: number): ReturnType<typeof forward> =>
    forward(operation).pipe(
      map((result) => {
        const failed = "errors" in result && result.errors?.length;
        return { failure: failed ? new CombinedGraphQLErrors(result) : null, answer: of(result) };
      }),
      catchError((failure: unknown) => of({ failure, answer: throwError(() => failure) })),
      mergeMap(({ failure, answer }) =>
        failure === null || prove === null || proofs === 0
          ? answer
          : from(prove(failure)).pipe(mergeMap((given) => (given ? attempt(proofs - 1) : answer))),
      ),
    );
  return attempt(MAX_PROOFS);
});
