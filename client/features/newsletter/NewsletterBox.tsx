import { useId } from "react";
import { Button } from "../../components/ui/Button";
import { Honeypot } from "../../components/ui/Honeypot";
import { TextField } from "../../components/ui/TextField";
import { useHydrated } from "../../lib/hydrated";
import { newsletterTexts } from "#texts/newsletter";
import classes from "./SubscribeBox.module.css";
import { SubscribeNews } from "./SubscribeNews";
import { useSubscribe } from "./use-subscribe";

/** Subscribes an address to the newsletter; the address is confirmed by a mail first. */
export function NewsletterBox() {
  const { errors, problem, sent, busy, formProps } = useSubscribe("NEWS");
  const hydrated = useHydrated();
  const titleId = useId();
  return (
    <section className={classes.box} aria-labelledby={titleId}>
      <div className={classes.intro}>
        <h2 id={titleId}>{newsletterTexts.newsTitle}</h2>
        <p>{newsletterTexts.newsLead}</p>
      </div>
      <form className={classes.form} {...formProps}>
        <div className={classes.row}>
          <TextField
            name="email"
            label={newsletterTexts.email}
            type="email"
            autoComplete="email"
            required
            error={errors.email}
          />
          <Button type="submit" loading={busy} disabled={!hydrated}>
            {newsletterTexts.subscribe}
          </Button>
        </div>
        <Honeypot />
        <SubscribeNews problem={problem} sent={sent} />
      </form>
    </section>
  );
}
