import { useState } from "react";
import { Dialog } from "../../components/ui/Dialog";
import { termsTexts } from "#texts/terms";
import { TermsAcceptanceForm } from "./TermsAcceptanceForm";
import { TermsText } from "./TermsText";
import classes from "./TermsDialog.module.css";

interface TermsDialogProps {
  /** What is about to be bought; null keeps the dialog closed. */
  productId: string | null;
  /** Product and price, so that the buyer sees what the signature is for. */
  summary: string | null;
  /** Called once, when the server has kept the acceptance. */
  onAccepted: () => void;
  onCancel: () => void;
}

/** The terms and conditions, to be read and signed before a plan is paid. */
export function TermsDialog({ productId, summary, onAccepted, onCancel }: TermsDialogProps) {
  const [busy, setBusy] = useState(false);
  const [termsShown, setTermsShown] = useState(false);
  return (
    <Dialog
      opened={productId !== null}
      onClose={onCancel}
      title={termsTexts.title}
      size="lg"
      busy={busy}
    >
      {productId !== null && (
        <div className={classes.layout}>
          {summary !== null && <p className={classes.summary}>{summary}</p>}
          <TermsText onShown={setTermsShown} />
          <TermsAcceptanceForm
            key={productId}
            productId={productId}
            termsShown={termsShown}
            onBusy={setBusy}
            onAccepted={onAccepted}
            onCancel={onCancel}
          />
        </div>
      )}
    </Dialog>
  );
}
