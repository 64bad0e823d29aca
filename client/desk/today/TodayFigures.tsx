import { todayTexts } from "#texts/desk-today";
import { stageNames } from "#texts/stages";
import { BarColumns } from "../figures/BarColumns";
import { BarRows } from "../figures/BarRows";
import { FigureCard } from "../figures/FigureCard";
import type { TodayQuery } from "./Today.generated";
import classes from "./Today.module.css";

type Statistics = TodayQuery["applicationStatistics"];

const answerLabel = ({ withinHours, isUnanswered }: Statistics["firstAnswers"][number]) => {
  if (isUnanswered) return todayTexts.unanswered;
  return withinHours === null ? todayTexts.later : todayTexts.within(withinHours);
};

/** The last 30 days in three pictures. */
export function TodayFigures({ statistics }: { statistics: Statistics }) {
  const { days, funnel, firstAnswers } = statistics;
  const total = days.reduce((all, { count }) => all + count, 0);
  return (
    <section aria-labelledby="today-figures" className={classes.section}>
      <h2 id="today-figures" className={classes.title}>
        {todayTexts.figures}
      </h2>
      <div className={classes.figures}>
        <FigureCard
          title={todayTexts.received}
          note={todayTexts.receivedNote(total)}
          columns={[todayTexts.day, todayTexts.count]}
          rows={days.map(({ date, count }) => ({ label: todayTexts.dayOf(date), value: count }))}
          picture={(rows) => <BarColumns rows={rows} />}
        />
        <FigureCard
          title={todayTexts.funnel}
          note={todayTexts.funnelNote}
          columns={[todayTexts.stage, todayTexts.count]}
          rows={funnel.map(({ status, count }) => ({ label: stageNames[status], value: count }))}
          picture={(rows) => <BarRows rows={rows} />}
        />
        <FigureCard
          title={todayTexts.answers}
          note={todayTexts.answersNote}
          columns={[todayTexts.time, todayTexts.count]}
          rows={firstAnswers.map((each) => ({ label: answerLabel(each), value: each.count }))}
          picture={(rows) => <BarRows rows={rows} />}
        />
      </div>
    </section>
  );
}
