import { Link } from "react-router-dom";
import { localDay } from "#site/plain-day";
import { endedOn, statusClock, type ClockLine } from "#site/status-clock";
import { paths } from "#site/paths";
import { myStatusTexts as texts } from "#texts/my-status";
import { pageNames } from "#texts/page-names";
import { Pane } from "../../components/ui/Pane";
import { useMyStatus } from "../../lib/my-status/use-my-status";
import { useNow } from "../../lib/now";
import classes from "./StatusCard.module.css";
import { UnemploymentMeter } from "./UnemploymentMeter";
import { useAccountCopy } from "./use-account-copy";

/** More are on the page of the status. */
const MOST_LINES = 2;

const isOver = (line: ClockLine): boolean => "phase" in line && line.phase === "over";

/** The days of someone who keeps a sheet, in this browser or with the account, as a card of another page. Nothing for others. */
export function StatusCard() {
  const status = useMyStatus();
  const { copy } = useAccountCopy();
  const today = localDay(useNow());
  const sheet = status.kind === "kept" ? status.kept.sheet : (copy?.sheet ?? null);
  if (sheet === null) return null;
  const lines = statusClock(sheet, today).filter((line) => !isOver(line));
  const lastDay = endedOn(sheet, today);
  return (
    <Pane
      title={pageNames.myStatus}
      headingLevel={3}
      action={<Link to={paths.account("status")}>{texts.seeClock}</Link>}
    >
      {lines.length === 0 || lastDay !== null ? (
        <p className={classes.title}>
          {lastDay === null ? texts.statuses[sheet.status] : texts.ended(lastDay, today).title}
        </p>
      ) : (
        <ul className={classes.lines}>
          {lines.slice(0, MOST_LINES).map((line) => (
            <li key={line.rule} className={classes.line}>
              <p className={classes.title}>{texts.line(line, sheet.status, today).title}</p>
              {line.rule === "unemployment" && <UnemploymentMeter line={line} />}
            </li>
          ))}
        </ul>
      )}
    </Pane>
  );
}
