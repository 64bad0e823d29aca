import { applicationTexts } from "#texts/application";
import { heldTexts } from "#texts/held";
import { UploadProgress } from "../../components/resume/UploadProgress";
import { Button } from "../../components/ui/Button";
import { Message } from "../../components/ui/Message";
import classes from "./ApplicationForm.module.css";
import type { ApplicationFormState } from "./use-application-form";

/** What sends the form, how far that is, and what came of it. */
export function SendControls({ state }: { state: ApplicationFormState }) {
  const { isReview, progress, cancel, note, failure, askToSignIn } = state;
  const sending = progress !== null;
  const label = isReview ? heldTexts.send : applicationTexts.submit;
  return (
    <>
      {sending && <UploadProgress share={progress} onCancel={cancel} />}
      {note !== null && <Message tone="info">{note}</Message>}
      {failure !== null && (
        <div className={classes.retry}>
          <Message tone="error">{failure}</Message>
          <Button type="submit" variant="default" disabled={sending}>
            {applicationTexts.retry}
          </Button>
        </div>
      )}
      <div className={classes.actions}>
        <Button type="submit" size="lg" disabled={sending}>
          {sending ? applicationTexts.submitting : label}
        </Button>
        {note === applicationTexts.sessionEnded && (
          <Button variant="default" size="lg" onClick={askToSignIn}>
            {applicationTexts.logIn}
          </Button>
        )}
      </div>
    </>
  );
}
