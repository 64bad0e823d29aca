import { deskJobsTexts } from "#texts/desk-jobs";
import { stageNames } from "#texts/stages";
import { BarRows } from "../../figures/BarRows";
import { FigureCard } from "../../figures/FigureCard";
import { Expiry } from "../Expiry";
import classes from "../Jobs.module.css";
import { countIn, totalOf } from "../stage-counts";
import type { OverviewJob } from "./overview-job";

/** How the job does: its numbers, and how far its applications came. */
export function JobNumbers({ job }: { job: OverviewJob }) {
  const { applicationCounts: counts, viewCount, ageDays } = job;
  const total = totalOf(counts);
  return (
    <section className={classes.numbers} aria-label={deskJobsTexts.numbers}>
      <dl className={classes.tiles}>
        {total !== null && (
          <>
            <Tile label={deskJobsTexts.newLabel}>
              {deskJobsTexts.count(countIn(counts, "SUBMITTED") ?? 0)}
            </Tile>
            <Tile label={deskJobsTexts.totalLabel}>{deskJobsTexts.count(total)}</Tile>
          </>
        )}
        <Tile label={deskJobsTexts.viewsLabel}>{deskJobsTexts.count(viewCount ?? 0)}</Tile>
        <Tile label={deskJobsTexts.ageLabel}>{deskJobsTexts.days(ageDays ?? 0)}</Tile>
        <div className={classes.tile}>
          <dt>{deskJobsTexts.columns.openUntil}</dt>
          <dd>
            <Expiry job={job} />
          </dd>
        </div>
      </dl>
      {counts === null || total === null ? (
        <p className={classes.muted}>{deskJobsTexts.onlyTheTeam}</p>
      ) : (
        <FigureCard
          title={deskJobsTexts.funnel}
          note={deskJobsTexts.funnelNote(total)}
          columns={[deskJobsTexts.stage, deskJobsTexts.applications]}
          rows={counts.map(({ status, count }) => ({ label: stageNames[status], value: count }))}
          picture={(rows) => <BarRows rows={rows} />}
        />
      )}
    </section>
  );
}

const Tile = ({ label, children }: { label: string; children: string }) => (
  <div className={classes.tile}>
    <dt>{label}</dt>
    <dd className={classes.large}>{children}</dd>
  </div>
);
