import { planPageTexts as texts } from "#texts/desk-plans";
import { dateTime } from "../../../lib/date-time";
import { Fact, Facts } from "../../parts/Facts";
import { Part } from "../../parts/Part";
import classes from "../Plans.module.css";
import { EvidenceButton } from "./EvidenceButton";
import type { ViewedPlan } from "./viewed-plan";

/** The Terms that the plan was bought under, and those accepted since to change its term. */
export const TermsPart = ({ plan: { id, terms, laterTerms } }: { plan: ViewedPlan }) => (
  <Part id="plan-terms" title={texts.terms}>
    {terms === null ? (
      <p className={classes.muted}>{texts.noTerms}</p>
    ) : (
      <AcceptedTerms terms={terms} />
    )}
    {laterTerms.map((later) => (
      <section key={later.acceptedAt} aria-label={texts.laterTerms}>
        <h3 className={classes.muted}>{texts.laterTerms}</h3>
        <AcceptedTerms terms={later} />
      </section>
    ))}
    <EvidenceButton planId={id} />
  </Part>
);

const AcceptedTerms = ({ terms }: { terms: ViewedPlan["laterTerms"][number] }) => (
  <Facts>
    <Fact label={texts.version}>{terms.version}</Fact>
    <Fact label={texts.signature}>{terms.signature}</Fact>
    <Fact label={texts.acceptedAt}>{dateTime(terms.acceptedAt)}</Fact>
    <Fact label={texts.address}>{terms.ipAddress}</Fact>
    <Fact label={texts.hash}>
      <code>{terms.hash}</code>
    </Fact>
  </Facts>
);

/** Emails about the plan that the buyer got. */
export const MailsPart = ({ plan: { mails } }: { plan: ViewedPlan }) => (
  <Part id="plan-emails" title={texts.mails}>
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
  </Part>
);
