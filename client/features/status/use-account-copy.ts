import type { StatusSheet } from "#site/status-sheet";
import { myStatusTexts as texts } from "#texts/my-status";
import { attempt, attemptAs, type Outcome } from "../../lib/refusal";
import { useViewer } from "../../lib/session/viewer";
import {
  MyStatusSheetDocument,
  useForgetStatusSheetMutation,
  useKeepStatusSheetMutation,
  useMyStatusSheetQuery,
} from "./MyStatusSheet.generated";

/** The sheet that the account keeps, because its owner asked. */
export interface AccountCopy {
  sheet: StatusSheet;
  /** ISO 8601. */
  savedAt: string;
}

/** What the account keeps of the person's status, and how to change that. Visitors have no account, and send nothing. */
export function useAccountCopy() {
  const { viewer } = useViewer();
  const { data, error, loading, refetch } = useMyStatusSheetQuery({
    skip: viewer === null,
    ssr: false,
  });
  const [keepIt] = useKeepStatusSheetMutation();
  const [forgetIt] = useForgetStatusSheetMutation();
  const found = viewer === null ? null : (data?.myStatusSheet ?? null);
  const copy: AccountCopy | null = found && { sheet: sheetOf(found), savedAt: found.savedAt };

  const keep = (input: StatusSheet): Promise<Outcome<string>> =>
    attemptAs(
      () =>
        keepIt({
          variables: { input },
          update: (cache, answer) => {
            const kept = answer.data?.keepStatusSheet.statusSheet;
            if (kept)
              cache.writeQuery({ query: MyStatusSheetDocument, data: { myStatusSheet: kept } });
          },
        }),
      ({ statusSheet }) => statusSheet?.savedAt,
      texts.accountFailed,
    );
  const takeBack = (): Promise<Outcome<boolean>> =>
    attempt(
      () =>
        forgetIt({
          update: (cache, answer) => {
            if (answer.data?.forgetStatusSheet.isForgotten === true)
              cache.writeQuery({ query: MyStatusSheetDocument, data: { myStatusSheet: null } });
          },
        }),
      "isForgotten",
      texts.accountFailed,
    );
  const hasFailed = viewer !== null && data === undefined && error !== undefined;
  const retry = () => void refetch().catch(() => undefined);
  return { copy, isKnown: data !== undefined, hasFailed, loading, retry, keep, takeBack };
}

/** The sheet alone, as the browser keeps it. */
const sheetOf = ({
  status,
  startsOn,
  endsOn,
  isWorking,
  unemployedDays,
  unemployedAsOf,
  lastDayOfWork,
  stemExtension,
}: StatusSheet): StatusSheet => ({
  ...{ status, startsOn, endsOn, isWorking, unemployedDays, unemployedAsOf, lastDayOfWork },
  stemExtension,
});

/** Whether two sheets say the same. */
export const isSameSheet = (one: StatusSheet, other: StatusSheet): boolean =>
  JSON.stringify(sheetOf(one)) === JSON.stringify(sheetOf(other));
