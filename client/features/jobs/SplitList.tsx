import { IconArrowLeft } from "@tabler/icons-react";
import { useEffect, useRef, type KeyboardEvent } from "react";
import { Link } from "react-router-dom";
import { jobsPageTexts } from "#texts/jobs-page";
import { paths } from "#site/paths";
import { JobResults } from "./JobResults";
import { readJobSearch } from "./job-search";
import { JOB_LINK, type SplitState } from "./split-list";
import classes from "./SplitList.module.css";

/** The list beside a job, with the job's card in sight. */
export function SplitList({ state: { list, cursors } }: { state: SplitState }) {
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    if (pane.current !== null) showCard(pane.current);
  }, []);
  return (
    <section
      className={classes.list}
      aria-label={jobsPageTexts.listBeside}
      ref={pane}
      data-screen-only
    >
      <p className={classes.back}>
        <Link to={paths.jobs() + list} state={cursors && { cursors }}>
          <IconArrowLeft size={18} aria-hidden="true" />
          {jobsPageTexts.backToList}
        </Link>
      </p>
      <div onKeyDown={moveAmongLinks}>
        <JobResults search={readJobSearch(new URLSearchParams(list))} loadFailed={false} />
      </div>
    </section>
  );
}

/** Scrolls the list, and nothing else, so that the job's card is in its middle. */
function showCard(pane: HTMLElement): void {
  const card = pane.querySelector("article [aria-current]")?.closest("article");
  if (!card) return;
  const inPane = card.getBoundingClientRect().top - pane.getBoundingClientRect().top;
  pane.scrollTop += inPane - (pane.clientHeight - card.clientHeight) / 2;
}

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrow keys go from job to job; Enter opens one, as with any link. */
function moveAmongLinks(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const links = [...event.currentTarget.querySelectorAll("article")].flatMap(
    (card) => card.querySelector<HTMLElement>(JOB_LINK) ?? [],
  );
  const at = links.findIndex((link) => link === document.activeElement);
  const next = links[at + step];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  next.focus();
}
