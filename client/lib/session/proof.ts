import { ApolloLink } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { catchError, from, mergeMap, of, throwError } from "rxjs";
import { readFailure } from "../api-error";

/** What the server asks for before it does something sensitive: a second factor, or any proof of who someone is. */
export type ProofNeed = "SECOND_FACTOR_REQUIRED" | "FRESH_PROOF_REQUIRED";

/** Asks the person for a proof; resolves to whether they gave it. */
type AskForProof = (need: ProofNeed) => Promise<boolean>;

let ask: AskForProof | null = null;
let asking: Promise<boolean> | null = null;

/** Sets who asks the person. @returns a function that removes it */
export function askForProofsWith(asker: AskForProof): () => void {
  ask = asker;
  return () => {
    if (ask === asker) ask = null;
  };
}

/** Several calls may fail at once: they all wait for one proof. */
async function proven(need: ProofNeed): Promise<boolean> {
  asking ??= (ask?.(need) ?? Promise.resolve(false)).finally(() => (asking = null));
  return asking;
}

function needIn(error: unknown): ProofNeed | null {
  const failure = readFailure(error);
  if (failure.kind !== "refused") return null;
  const { code } = failure;
  return code === "SECOND_FACTOR_REQUIRED" || code === "FRESH_PROOF_REQUIRED" ? code : null;
}

/** When the server asks for a proof, gets it from the person and repeats the call. */
export const proofLink = new ApolloLink((operation, forward) => {
  const orRepeat = (need: ProofNeed, otherwise: () => ReturnType<typeof forward>) =>
    from(proven(need)).pipe(mergeMap((given) => (given ? forward(operation) : otherwise())));
  return forward(operation).pipe(
    mergeMap((result) => {
      const errors = "errors" in result ? result.errors : undefined;
      const need = errors?.length ? needIn(new CombinedGraphQLErrors(result)) : null;
      return need === null ? of(result) : orRepeat(need, () => of(result));
    }),
    catchError((error: unknown) => {
      const need = needIn(error);
      return need === null
        ? throwError(() => error)
        : orRepeat(need, () => throwError(() => error));
    }),
  );
});
