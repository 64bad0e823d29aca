import { NativeSelect } from "@mantine/core";
import { useId } from "react";
import { Button } from "../../components/ui/Button";
import { Honeypot } from "../../components/ui/Honeypot";
import { TextField } from "../../components/ui/TextField";
import { useHydrated } from "../../lib/hydrated";
import { FREQUENCIES, newsletterTexts } from "#texts/newsletter";
import classes from "./SubscribeBox.module.css";
import { SubscribeNews } from "./SubscribeNews";
import { MAX_WORDS, useSubscribe } from "./use-subscribe";

/** Subscribes an address to new openings for a search. Remount it (by `key`) when the search changes. */
export function JobAlertBox({ query }: { query: string }) {
  const { errors, problem, sent, busy, formProps } = useSubscribe("JOB_ALERTS");
  const hydrated = useHydrated();
  const titleId = useId();
  return (
    <section className={classes.box} aria-labelledby={titleId}>
      <div className={classes.intro}>
        <h2 id={titleId}>{newsletterTexts.alertsTitle}</h2>
        <p>{newsletterTexts.alertsLead}</p>
      </div>
      <form className={classes.form} {...formProps}>
        <TextField
          name="email"
          label={newsletterTexts.email}
          type="email"
          autoComplete="email"
          required
          error={errors.email}
        />
        <div className={classes.row}>
          <TextField
            name="query"
            defaultValue={query}
            label={newsletterTexts.words}
            maxLength={MAX_WORDS}
            error={errors.query}
          />
          <NativeSelect
            name="frequency"
            label={newsletterTexts.frequency}
            size="md"
            data={FREQUENCIES}
          />
        </div>
        <Honeypot />
        <SubscribeNews problem={problem} sent={sent} />
        <div>
          <Button type="submit" loading={busy} disabled={!hydrated}>
            {newsletterTexts.subscribe}
          </Button>
        </div>
      </form>
    </section>
  );
}
