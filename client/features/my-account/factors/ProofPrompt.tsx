import { useEffect, useState, type ComponentProps, type ComponentType } from "react";
import { askForProofsWith, type ProofNeed } from "../../../lib/session/proof";
import type { ProofDialog } from "./ProofDialog";

interface Request {
  Dialog: ComponentType<ComponentProps<typeof ProofDialog>>;
  need: ProofNeed;
  settle: (given: boolean) => void;
}

/**
 * Asks for a proof of who someone is when the server wants one; for pages whose calls may need it. The dialog is
 * loaded when it first opens.
 */
export function ProofPrompt() {
  const [request, setRequest] = useState<Request | null>(null);
  useEffect(() => askForProofsWith((need) => openDialog(need, setRequest)), []);
  // Whoever waits for the proof goes on without it when the person leaves the page.
  useEffect(() => () => request?.settle(false), [request]);
  if (request === null) return null;
  const { Dialog, need, settle } = request;
  return (
    <Dialog
      need={need}
      onSettled={(given) => {
        settle(given);
        setRequest(null);
      }}
    />
  );
}

/** @returns whether the person gave the proof; false if the dialog does not load */
async function openDialog(need: ProofNeed, open: (request: Request) => void): Promise<boolean> {
  try {
    const { ProofDialog } = await import("./ProofDialog");
    return await new Promise((settle) => open({ Dialog: ProofDialog, need, settle }));
  } catch {
    return false;
  }
}
