import { useState, type ReactNode } from "react";
import type { ApplicationStatus } from "../../../lib/schema-types.generated";
import { lazyDialog } from "../../parts/lazy-dialog";
import type { Board, Card } from "./board-state";

const BulkMailDialog = lazyDialog(() => import("../../records/BulkMailDialog"), "BulkMailDialog");

/** The server sends no more in one request. */
const MAX_MAILS = 200;

/**
 * Emails to the candidates of a column.
 * @param companyId null until it is known; the dialog waits for it
 * @returns what opens the dialog, and the dialog
 */
export function useColumnMail(
  board: Board,
  companyId: string | null,
): { write: (stage: ApplicationStatus) => void; dialog: ReactNode } {
  // As they were when the dialog opened: a card that moves meanwhile still gets the email.
  const [written, setWritten] = useState<readonly Card[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  const write = (stage: ApplicationStatus) => {
    const column = board.find((each) => each.stage === stage);
    setWritten(column?.cards.slice(0, MAX_MAILS) ?? []);
    setIsOpen(true);
  };
  const dialog = companyId !== null && (
    <BulkMailDialog
      applicationIds={written.map(({ id }) => id)}
      companyId={companyId}
      nameOf={(id) => written.find((card) => card.id === id)?.name ?? ""}
      opened={isOpen}
      onClose={() => setIsOpen(false)}
    />
  );
  return { write, dialog };
}
