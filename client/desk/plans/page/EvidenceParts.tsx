import { planPageTexts as texts } from "#texts/desk-plans";
import { dateTime } from "../../../lib/date-time";
import { Fact } from "../../people/Fact";
import classes from "../Plans.module.css";
import { EvidenceButton } from "./EvidenceButton";
import type { ViewedPlan } from "./viewed-plan";

/** The Terms that the plan was bought under. */
export const TermsPart = ({ plan: { id, terms } }: { plan: ViewedPlan }) => (
  <section className={classes.part} aria-labelledby="plan-terms">
    <h2 id="plan-terms" className={classes.partTitle}>
      {texts.terms}
    </h2>
    {terms === null ? (
      <p className={classes.muted}>{texts.noTerms}</p>
    ) : (
      <dl className={classes.facts}>
        <Fact label={texts.version}>{terms.version}</Fact>
        <Fact label={texts.signature}>{terms.signature}</Fact>
        <Fact label={texts.acceptedAt}>{dateTime(terms.acceptedAt)}</Fact>
        <Fact label={texts.address}>{terms.ipAddress}</Fact>
        <Fact label={texts.hash}>
          <code>{terms.hash}</code>
        </Fact>
      </dl>
    )}
    <EvidenceButton planId={id} />
  </section>
);

/** Emails about the plan that the buyer got. */
export const MailsPart = ({ plan: { mails } }: { plan: ViewedPlan }) => (
  <section className={classes.part} aria-labelledby="plan-emails">
    <h2 id="plan-emails" className={classes.partTitle}>
      {texts.mails}
    </h2>
    {mails.length === 0 && <p className={classes.muted}>{texts.noMails}</p>}
    <ul className={classes.entries}>
      {mails.map(({ id, about, sentAt }) => (
        <li key={id} className={classes.entry}>
          <span className={classes.words}>{texts.mailAbout(about)}</span>
          <time dateTime={sentAt} className={classes.muted}>
            {dateTime(sentAt)}
          </time>
        </li>
      ))}
    </ul>
  </section>
);
