import { useState } from "react";
import { Dialog } from "../../components/ui/Dialog";
import { termsTexts } from "#texts/terms";
import { TermsAcceptanceForm } from "./TermsAcceptanceForm";
import { TermsText } from "./TermsText";
import classes from "./TermsDialog.module.css";

interface TermsDialogProps {
  /** The product to buy; null keeps the dialog closed. */
  productId: string | null;
  /** Product and price, so that buyers see what they are signing for. */
  summary: string | null;
  /** Called once, after the server has stored the acceptance. */
  onAccepted: () => void;
  onCancel: () => void;
}

/** The terms and conditions, to be read and signed before paying. */
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
