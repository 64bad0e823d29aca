import { stoppedMailingTexts as texts } from "#texts/mail-trouble";
import { Button } from "../../components/ui/Button";
import { usDate } from "../../lib/us-date";
import type { OwnMail_PreferencesFragment } from "./OwnMail.generated";
import classes from "./YourData.module.css";

export type StoppedMailing = OwnMail_PreferencesFragment["stopped"][number];

interface StoppedMailingsProps {
  /** Without those that were started again. */
  mailings: readonly StoppedMailing[];
  onRestart: (mailing: StoppedMailing) => void;
}

/** Mailings that we ended, each with its reason, and a button that starts it again. */
export function StoppedMailings({ mailings, onRestart }: StoppedMailingsProps) {
  if (mailings.length === 0) return null;
  return (
    <section aria-labelledby="stopped-mailings" className={classes.step}>
      <h3 id="stopped-mailings" className={classes.name}>
        {texts.title}
      </h3>
      <ul className={classes.list}>
        {mailings.map((mailing) => (
          <li key={mailing.id} className={classes.entry}>
            <Stopped mailing={mailing} onRestart={() => onRestart(mailing)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface StoppedProps {
  mailing: StoppedMailing;
  onRestart: () => void;
}

function Stopped({ mailing, onRestart }: StoppedProps) {
  const { topic, search, endedAt, endedReason } = mailing;
  const what = topic === "NEWS" ? texts.news : texts.alert(search);
  return (
    <>
      <div className={classes.about}>
        <h4 className={classes.name}>{what}</h4>
        {endedAt !== null && endedReason !== null && (
          <p className={classes.facts}>{texts.why[endedReason](usDate(endedAt))}</p>
        )}
      </div>
      <Button variant="default" aria-label={texts.restartOf(what)} onClick={onRestart}>
        {texts.restart}
      </Button>
    </>
  );
}
