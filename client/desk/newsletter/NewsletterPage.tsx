import { deskTexts } from "#texts/desk";
import { newsletterNumberTexts as texts } from "#texts/desk-newsletter";
import { DotList } from "../../components/ui/DotList";
import { Loaded } from "../../components/ui/Loaded";
import { DeskSkeleton } from "../parts/DeskSkeleton";
import { FRESH } from "../../lib/use-list";
import { BarColumns } from "../figures/BarColumns";
import { BarRows } from "../figures/BarRows";
import { FigureCard } from "../figures/FigureCard";
import { NumberTile, NumberTiles } from "../figures/NumberTiles";
import { DeskHeading } from "../shell/DeskHeading";
import classes from "./Newsletter.module.css";
import {
  useNewsletterNumbersQuery,
  type NewsletterNumbersQuery,
} from "./NewsletterNumbers.generated";

/** /desk/newsletter: how many people get the newsletter and job alerts. */
export function NewsletterPage() {
  const query = useNewsletterNumbersQuery(FRESH);
  return (
    <>
      <DeskHeading title={deskTexts.names.newsletter} lead={texts.lead} />
      <Loaded query={query} failed={texts.failed} skeleton={<DeskSkeleton shape="figures" />}>
        {(data) => <Numbers numbers={data.newsletterNumbers} />}
      </Loaded>
    </>
  );
}

type NumbersData = NewsletterNumbersQuery["newsletterNumbers"];
type Counts = NumbersData["digestsByDay"];

const total = (counts: Counts): number => counts.reduce((sum, { count }) => sum + count, 0);
const rowsOf = (counts: Counts) =>
  counts.map(({ day, count }) => ({ label: texts.dayOf(day), value: count }));

const Numbers = ({ numbers }: { numbers: NumbersData }) => {
  const { topics, unconfirmed, confirmedByWeek, digestsByDay } = numbers;
  return (
    <div className={classes.page}>
      <NumberTiles title={texts.numbers}>
        {topics.map(({ topic, subscribers, daily, ended }) => (
          <NumberTile
            key={topic}
            label={texts.topics[topic]}
            value={subscribers}
            note={
              <DotList
                items={[
                  ...(topic === "JOB_ALERTS" ? [texts.daily(daily)] : []),
                  texts.ended(ended),
                ]}
              />
            }
          />
        ))}
        <NumberTile label={texts.unconfirmed} value={unconfirmed} note={texts.unconfirmedText} />
      </NumberTiles>
      <div className={classes.figures}>
        <FigureCard
          title={texts.bySubject}
          note={texts.bySubjectNote}
          columns={[texts.topic, texts.subscribers]}
          rows={topics.map(({ topic, subscribers }) => ({
            label: texts.topics[topic],
            value: subscribers,
          }))}
          picture={(rows) => <BarRows rows={rows} />}
        />
        <FigureCard
          title={texts.confirmed}
          note={texts.confirmedNote(total(confirmedByWeek))}
          columns={[texts.week, texts.subscribers]}
          rows={rowsOf(confirmedByWeek)}
          picture={(rows) => <BarColumns rows={rows} />}
        />
        <FigureCard
          title={texts.digests}
          note={texts.digestsNote(total(digestsByDay))}
          columns={[texts.day, texts.sent]}
          rows={rowsOf(digestsByDay)}
          picture={(rows) => <BarColumns rows={rows} />}
        />
      </div>
    </div>
  );
};
