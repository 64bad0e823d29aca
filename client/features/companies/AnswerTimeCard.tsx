import { companyPageTexts } from "#texts/company-page";
import { Meter } from "../../components/ui/Meter";
import type { CompanyProfile_CompanyFragment } from "./CompanyProfile.generated";
import classes from "./AnswerTimeCard.module.css";

type Measured = NonNullable<CompanyProfile_CompanyFragment["answerTime"]>;

const { answers: texts } = companyPageTexts;

interface AnswerTimeCardProps {
  /** Null if there are too few answers. */
  answerTime: Measured | null;
}

/** How fast candidates of a company hear back, measured. */
export const AnswerTimeCard = ({ answerTime }: AnswerTimeCardProps) => (
  <section className={classes.card} aria-labelledby="answers-title">
    <h2 id="answers-title" className={classes.title}>
      {texts.title}
    </h2>
    {answerTime === null ? (
      <p className={classes.small}>{texts.tooFew}</p>
    ) : (
      <>
        <Median days={answerTime.medianBusinessDays} />
        <Share percent={answerTime.percentWithinTwoDays} />
        <p className={classes.small}>{texts.measured(answerTime.applicationCount)}</p>
      </>
    )}
  </section>
);

function Median({ days }: { days: number | null }) {
  if (days === null) return <p>{texts.medianUnknown}</p>;
  const [amount, unit] = texts.median(days);
  return (
    <div>
      <p>
        <strong className={classes.amount}>{amount}</strong>
        {unit}
      </p>
      <p className={classes.small}>{texts.medianText}</p>
    </div>
  );
}

function Share({ percent }: { percent: number }) {
  const [amount, rest] = texts.share(percent);
  return (
    <div className={classes.share}>
      <Meter percent={percent} />
      <p>
        <strong>{amount}</strong>
        {rest}
      </p>
    </div>
  );
}
