import { readFailure } from "../api-error";
import { proveWith } from "./proof-link";

/** What the server asks for before it does something sensitive: a second factor, or any proof of who someone is. */
export type ProofNeed = "SECOND_FACTOR_REQUIRED" | "FRESH_PROOF_REQUIRED";

/** Asks the person for a proof; resolves to whether they gave it. */
type AskForProof = (need: ProofNeed) => Promise<boolean>;

let ask: AskForProof | null = null;
let asking: Promise<boolean> | null = null;

/** Sets who asks the person, also after a refused call. @returns a function that removes it */
export function askForProofsWith(asker: AskForProof): () => void {
  ask = asker;
  proveWith(async (failure) => {
    const need = needIn(failure);
    return need !== null && askForProof(need);
  });
  return () => {
    if (ask === asker) ask = null;
  };
}

/** Several calls may need a proof at once: they all wait for one. @returns whether the person gave it */
export async function askForProof(need: ProofNeed): Promise<boolean> {
  asking ??= (ask?.(need) ?? Promise.resolve(false)).finally(() => (asking = null));
  return asking;
}

function needIn(error: unknown): ProofNeed | null {
  const failure = readFailure(error);
  if (failure.kind !== "refused") return null;
  const { code } = failure;
  return code === "SECOND_FACTOR_REQUIRED" || code === "FRESH_PROOF_REQUIRED" ? code : null;
}
