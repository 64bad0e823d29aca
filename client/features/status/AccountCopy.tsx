import { localDay } from "#site/plain-day";
import type { StatusSheet } from "#site/status-sheet";
import { language } from "#texts/language";
import { myStatusTexts as texts } from "#texts/my-status";
import { Button } from "../../components/ui/Button";
import { ErrorState } from "../../components/ui/ErrorState";
import { Message } from "../../components/ui/Message";
import { Pane } from "../../components/ui/Pane";
import { keepStatus, type ReadableStatus } from "../../lib/my-status/my-status";
import { noAnswerText, refused, type Outcome } from "../../lib/refusal";
import { OPENS_DIALOG, useSignIn } from "../../lib/session/sign-in";
import { useViewer } from "../../lib/session/viewer";
import { useAction } from "../../lib/use-action";
import classes from "./MyStatus.module.css";
import { isSameSheet, useAccountCopy, type AccountCopy as Copy } from "./use-account-copy";

/** The copy in the person's account: kept only if they ask, and taken back when they want. */
export function AccountCopy({ status }: { status: ReadableStatus }) {
  const { viewer, loading } = useViewer();
  const { openSignIn } = useSignIn();
  const account = useAccountCopy();
  if (loading) return null;
  if (viewer === null)
    return (
      <div className={classes.buttons}>
        <p className={classes.where}>{texts.accountVisitor}</p>
        <Button {...OPENS_DIALOG} variant="default" size="sm" onClick={() => openSignIn()}>
          {texts.logIn}
        </Button>
      </div>
    );
  if (account.hasFailed)
    return (
      <ErrorState
        title={texts.accountLoadFailed}
        retrying={account.loading}
        onRetry={account.retry}
      />
    );
  const kept = status.kind === "kept" ? status.kept.sheet : null;
  if (!account.isKnown || (kept === null && account.copy === null)) return null;
  return (
    <Pane title={texts.account} headingLevel={3}>
      {account.copy === null ? (
        kept !== null && <Offer sheet={kept} keep={account.keep} />
      ) : (
        <KeptCopy
          copy={account.copy}
          kept={kept}
          takeBack={account.takeBack}
          use={() => putHere(account.copy, viewer.id, status)}
        />
      )}
    </Pane>
  );
}

/** Puts the account's sheet into this browser. */
async function putHere(
  copy: Copy | null,
  userId: string,
  status: ReadableStatus,
): Promise<Outcome<true>> {
  if (copy === null) return refused(texts.accountFailed);
  const staysAfterSignOut = status.kind === "kept" && status.kept.staysAfterSignOut;
  try {
    const kept = { sheet: copy.sheet, staysAfterSignOut, userId };
    const result = await keepStatus(kept, status.version);
    return result === "changed" ? refused(texts.changedElsewhere) : { ok: true, value: true };
  } catch (error) {
    return refused(noAnswerText(error));
  }
}

interface OfferProps {
  sheet: StatusSheet;
  keep: (sheet: StatusSheet) => Promise<Outcome<string>>;
}

function Offer({ sheet, keep }: OfferProps) {
  const { busy, problem, run } = useAction();
  return (
    <>
      <p>{texts.accountOffer}</p>
      {problem !== null && <Message tone="error">{problem}</Message>}
      <div className={classes.buttons}>
        <Button variant="default" loading={busy} onClick={() => void run(() => keep(sheet))}>
          {texts.keepInAccount}
        </Button>
      </div>
    </>
  );
}

interface KeptCopyProps {
  copy: Copy;
  /** In this browser. */
  kept: StatusSheet | null;
  takeBack: () => Promise<Outcome<boolean>>;
  use: () => Promise<Outcome<true>>;
}

function KeptCopy({ copy, kept, takeBack, use }: KeptCopyProps) {
  const taking = useAction();
  const using = useAction();
  const differs = kept !== null && !isSameSheet(copy.sheet, kept);
  const problem = taking.problem ?? using.problem;
  return (
    <>
      <p>{texts.accountKept(language.longDate(localDay(new Date(copy.savedAt))))}</p>
      {differs && <p>{texts.accountDiffers}</p>}
      {problem !== null && <Message tone="error">{problem}</Message>}
      <div className={classes.buttons}>
        {(kept === null || differs) && (
          <Button loading={using.busy} onClick={() => void using.run(use)}>
            {texts.useHere}
          </Button>
        )}
        <Button variant="default" loading={taking.busy} onClick={() => void taking.run(takeBack)}>
          {texts.takeBack}
        </Button>
      </div>
    </>
  );
}
