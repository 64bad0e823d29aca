import { ServerError } from "@apollo/client/errors";
import { readFailure } from "../api-error";
import { proveWith } from "./proof-link";

/** What the server asks for before it does something sensitive: a second factor, or any proof of who someone is. */
export type ProofNeed = "SECOND_FACTOR_REQUIRED" | "FRESH_PROOF_REQUIRED";

/** Asks the person for a proof; resolves to whether they gave it. */
type AskForProof = (need: ProofNeed) => Promise<boolean>;

/** Asks someone whose session ended to sign in again; resolves to whether they did. */
type AskToSignIn = () => Promise<boolean>;

let ask: AskForProof | null = null;
let asking: Promise<boolean> | null = null;
let askToSignIn: AskToSignIn | null = null;
let signingIn: Promise<boolean> | null = null;

/** Sets who asks the person, also after a refused call. @returns a function that removes it */
export function askForProofsWith(asker: AskForProof): () => void {
  ask = asker;
  proveWith(prove);
  return () => {
    if (ask === asker) ask = null;
  };
}

/**
 * Sets who asks the person to sign in again when a call is refused because the session ended: the page then stays as it is.
 * @returns a function that removes it
 */
export function askToSignInWith(asker: AskToSignIn): () => void {
  askToSignIn = asker;
  proveWith(prove);
  return () => {
    if (askToSignIn === asker) askToSignIn = null;
  };
}

/** Several calls may need a proof at once: they all wait for one. @returns whether the person gave it */
export async function askForProof(need: ProofNeed): Promise<boolean> {
  asking ??= (ask?.(need) ?? Promise.resolve(false)).finally(() => (asking = null));
  return asking;
}

/** How often a call is repeated after a proof: whoever signs in again may then have to prove a second factor. */
const MAX_PROOFS = 2;

/**
 * Fetches a file of this site. When the server asks for a proof of who someone is, gets it from the person and asks again.
 * @throws ServerError when it is refused
 */
export async function fetchProven(path: string): Promise<Blob> {
  for (let proofs = MAX_PROOFS; ; proofs -= 1) {
    const response = await fetch(path, { credentials: "same-origin" });
    if (response.ok) return response.blob();
    const refusal = new ServerError("refused", { response, bodyText: await response.text() });
    if (proofs === 0 || !(await prove(refusal))) throw refusal;
  }
}

async function prove(error: unknown): Promise<boolean> {
  const failure = readFailure(error);
  if (failure.kind !== "refused") return false;
  const { code } = failure;
  if (code === "SECOND_FACTOR_REQUIRED" || code === "FRESH_PROOF_REQUIRED")
    return askForProof(code);
  if (code !== "UNAUTHENTICATED" || askToSignIn === null) return false;
  signingIn ??= askToSignIn().finally(() => (signingIn = null));
  return signingIn;
}
