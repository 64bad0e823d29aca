import { ApolloLink } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { catchError, from, mergeMap, of, throwError } from "rxjs";

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

/** Several calls may need a proof at once: they all wait for one. @returns whether the person gave it */
export async function askForProof(need: ProofNeed): Promise<boolean> {
  asking ??= (ask?.(need) ?? Promise.resolve(false)).finally(() => (asking = null));
  return asking;
}

/** Loads what reads failures when there is one, so that pages do without it. */
async function needIn(error: unknown): Promise<ProofNeed | null> {
  const { readFailure } = await import("../api-error");
  const failure = readFailure(error);
  if (failure.kind !== "refused") return null;
  const { code } = failure;
  return code === "SECOND_FACTOR_REQUIRED" || code === "FRESH_PROOF_REQUIRED" ? code : null;
}

/** When the server asks for a proof, gets it from the person and repeats the call. */
export const proofLink = new ApolloLink((operation, forward) => {
  const repeated = (error: unknown, otherwise: () => ReturnType<typeof forward>) =>
    from(needIn(error).then((need) => need !== null && askForProof(need))).pipe(
      mergeMap((given) => (given ? forward(operation) : otherwise())),
    );
  return forward(operation).pipe(
    mergeMap((result) => {
      const errors = "errors" in result ? result.errors : undefined;
      return errors?.length
        ? repeated(new CombinedGraphQLErrors(result), () => of(result))
        : of(result);
    }),
    catchError((error: unknown) => repeated(error, () => throwError(() => error))),
  );
});
