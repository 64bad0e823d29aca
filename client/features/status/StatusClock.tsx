import { Link } from "react-router-dom";
import { localDay, type PlainDay } from "#site/plain-day";
import { endedOn, statusClock, type ClockLine } from "#site/status-clock";
import { ruleSources, statusSources, type RuleSource, type VisaStatus } from "#site/status-rules";
import type { StatusSheet } from "#site/status-sheet";
import { paths } from "#site/paths";
import { myStatusTexts as texts } from "#texts/my-status";
import { Message } from "../../components/ui/Message";
import { Pane } from "../../components/ui/Pane";
import { useNow } from "../../lib/now";
import classes from "./StatusClock.module.css";
import { StatusTimeline } from "./StatusTimeline";
import { spansOf, timelineOf } from "./timeline";
import { UnemploymentMeter } from "./UnemploymentMeter";

/** What the rules say about a sheet today, each with its source, and a picture by month. */
export function StatusClock({ sheet }: { sheet: StatusSheet }) {
  const today = localDay(useNow());
  const lines = statusClock(sheet, today);
  const timeline = timelineOf(spansOf(sheet, lines), today);
  const lastDay = endedOn(sheet, today);
  return (
    <Pane title={texts.clockTitle} headingLevel={3}>
      {lastDay !== null && <Ended lastDay={lastDay} today={today} />}
      {lines.length === 0 && lastDay === null && <NoLine status={sheet.status} />}
      {lines.length > 0 && (
        <ul className={classes.lines}>
          {lines.map((line) => (
            <Line key={line.rule} line={line} status={sheet.status} today={today} />
          ))}
        </ul>
      )}
      {timeline !== null && (
        <StatusTimeline timeline={timeline} status={sheet.status} today={today} />
      )}
      <p className={classes.advice}>{texts.notAdvice}</p>
    </Pane>
  );
}

function Ended({ lastDay, today }: { lastDay: PlainDay; today: PlainDay }) {
  const { title, text } = texts.ended(lastDay, today);
  return (
    <Message tone="info">
      <strong>{title}.</strong> {text}
    </Message>
  );
}

interface LineProps {
  line: ClockLine;
  status: VisaStatus;
  today: PlainDay;
}

function Line({ line, status, today }: LineProps) {
  const { title, text } = texts.line(line, status, today);
  return (
    <li className={classes.line} data-over={"phase" in line && line.phase === "over"}>
      <h4 className={classes.title}>{title}</h4>
      {line.rule === "unemployment" && <UnemploymentMeter line={line} />}
      <p>{text}</p>
      <WhatToSearch line={line} status={status} />
      <Source source={ruleSources[line.rule]} />
    </li>
  );
}

/** Why nothing is counted, for a status without a clock or a worker who works. */
function NoLine({ status }: { status: VisaStatus }) {
  const source = statusSources[status];
  return (
    <div className={classes.line}>
      <p>{texts.noClock(status)}</p>
      {source !== undefined && <Source source={source} />}
    </div>
  );
}

const Source = ({ source: { url, citation, asOf, uscis } }: { source: RuleSource }) => (
  <p className={classes.source}>
    <a href={url} target="_blank" rel="noopener noreferrer">
      {citation}
    </a>
    {", "}
    {texts.asOf(asOf)}
    {" · "}
    <a href={uscis} target="_blank" rel="noopener noreferrer">
      {texts.uscis}
    </a>
  </p>
);

/** The search that helps now. Its address names no one's status: it says what the jobs offer. */
function WhatToSearch({ line, status }: Omit<LineProps, "today">) {
  if (line.rule === "stemFiling" && line.phase !== "over")
    return (
      <p>
        <Link to={paths.jobs({ employer: "e-verify", "open-to": "stem-opt" })}>
          {texts.searchEVerify}
        </Link>
      </p>
    );
  if (line.rule === "workerGrace" && status === "H1B" && line.phase !== "over")
    return (
      <p>
        <Link to={paths.jobs({ sponsorship: "transfer" })}>{texts.searchTransfer}</Link>
      </p>
    );
  return null;
}
