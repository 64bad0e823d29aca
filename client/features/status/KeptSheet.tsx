import { useState } from "react";
import { localDay } from "#site/plain-day";
import { paths } from "#site/paths";
import { myStatusTexts as texts } from "#texts/my-status";
import { openToYouTexts } from "#texts/open-to-you";
import { Button } from "../../components/ui/Button";
import { ConfirmDialog } from "../../components/ui/ConfirmDialog";
import { LinkButton } from "../../components/ui/LinkButton";
import { Pane } from "../../components/ui/Pane";
import { forgetStatus, type ReadableStatus } from "../../lib/my-status/my-status";
import { openToFilterOf } from "../../lib/my-status/open-to-filter";
import { noAnswerText, refused, type Outcome } from "../../lib/refusal";
import { useNow } from "../../lib/now";
import { useViewer } from "../../lib/session/viewer";
import classes from "./MyStatus.module.css";

interface KeptSheetProps {
  status: Extract<ReadableStatus, { kind: "kept" }>;
  /** Whether the account has one, too. */
  hasCopy: boolean;
  onChange: () => void;
  /** Called before the sheet is deleted from this browser. */
  onForget: () => void;
  /** Called if that failed. */
  onKept: () => void;
}

/** What the sheet says, where it is kept, and what can be done with it. */
export function KeptSheet({ status, hasCopy, onChange, onForget, onKept }: KeptSheetProps) {
  const [asks, setAsks] = useState(false);
  const { viewer } = useViewer();
  const today = localDay(useNow());
  const { sheet, staysAfterSignOut } = status.kept;
  const name = texts.statuses[sheet.status];
  const afterwards = staysAfterSignOut ? texts.afterLogOut : texts.atLogOut;
  return (
    <Pane title={texts.sheetTitle} headingLevel={3}>
      <p className={classes.summary}>
        {sheet.endsOn === null ? name : texts.until(name, texts.dayText(sheet.endsOn, today))}
      </p>
      <SearchWithIt status={sheet.status} />
      <p className={classes.where}>
        {status.version === null ? texts.inTab : texts.inBrowser}
        {viewer !== null && status.version !== null && ` ${afterwards}`}
      </p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onChange}>
          {texts.change}
        </Button>
        <Button variant="subtle" onClick={() => setAsks(true)}>
          {texts.forget}
        </Button>
      </div>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={texts.forgetTitle}
        action={texts.forget}
        keep={texts.keepIt}
        onConfirm={async () => {
          onForget();
          const outcome = await forget();
          if (!outcome.ok) onKept();
          return outcome;
        }}
      >
        <p>{hasCopy ? texts.forgetTextWithAccount : texts.forgetText}</p>
      </ConfirmDialog>
    </Pane>
  );
}

/** The tap that puts the status into an address, as any filter. Nothing else does. Says so if jobs don't name the status. */
function SearchWithIt({ status }: { status: Parameters<typeof openToFilterOf>[0] }) {
  const filter = openToFilterOf(status);
  const unnamed = texts.unnamed[status];
  const note = unnamed !== undefined && <p className={classes.where}>{unnamed}</p>;
  if (filter === null) return note;
  return (
    <div className={classes.search}>
      <LinkButton to={paths.jobs({ "open-to": filter.slugs })}>{openToYouTexts.search}</LinkButton>
      {note}
      <p className={classes.where}>{texts.searchHint}</p>
    </div>
  );
}

async function forget(): Promise<Outcome<true>> {
  try {
    return (await forgetStatus()) ? { ok: true, value: true } : refused(texts.notForgotten);
  } catch (error) {
    return refused(noAnswerText(error));
  }
}
