import { NativeSelect } from "@mantine/core";
import { newsletterTexts } from "#texts/newsletter";
import { TextField } from "../../components/ui/TextField";
import { FREQUENCIES } from "./frequencies";
import { SubscribeBox } from "./SubscribeBox";
import classes from "./SubscribeBox.module.css";
import { MAX_WORDS, useSubscribe } from "./use-subscribe";

/** Subscribes an address to new openings for a search. Remount it (by `key`) when the search changes. */
export function JobAlertBox({ query }: { query: string }) {
  const form = useSubscribe("JOB_ALERTS");
  return (
    <SubscribeBox title={newsletterTexts.alertsTitle} lead={newsletterTexts.alertsLead} form={form}>
      <div className={classes.row}>
        <TextField
          name="query"
          defaultValue={query}
          label={newsletterTexts.words}
          maxLength={MAX_WORDS}
          error={form.errors.query}
        />
        <NativeSelect
          name="frequency"
          label={newsletterTexts.frequency}
          size="md"
          data={FREQUENCIES}
        />
      </div>
    </SubscribeBox>
  );
}
