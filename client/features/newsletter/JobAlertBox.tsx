import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { newsletterTexts } from "#texts/newsletter";
import { SelectField } from "../../components/ui/SelectField";
import { TextField } from "../../components/ui/TextField";
import { JOB_ALERT_ID } from "#site/paths";
import { QUERY_LENGTH } from "#site/query-length";
import type { JobFilter } from "../../lib/schema-types.generated";
import { FREQUENCIES } from "./frequencies";
import { SubscribeBox } from "./SubscribeBox";
import classes from "./SubscribeBox.module.css";
import { useSubscribe } from "./use-subscribe";

interface JobAlertBoxProps {
  /** Words of the search. */
  query: string;
  filter?: JobFilter | null;
  /** Of the filters. */
  names?: readonly string[];
}

/** Subscribes an email address to new jobs for a search. Remount it (with `key`) when the search changes. */
export function JobAlertBox({ query, filter = null, names = [] }: JobAlertBoxProps) {
  const form = useSubscribe("JOB_ALERTS", filter);
  useFocusFor(JOB_ALERT_ID);
  return (
    <SubscribeBox title={newsletterTexts.alertsTitle} lead={newsletterTexts.alertsLead} form={form}>
      <div className={classes.row}>
        <TextField
          name="query"
          defaultValue={query}
          label={newsletterTexts.words}
          {...(names.length > 0 && { hint: newsletterTexts.filters(names) })}
          maxLength={QUERY_LENGTH}
          error={form.faults.query}
        />
        <SelectField name="frequency" label={newsletterTexts.frequency} options={FREQUENCIES} />
      </div>
    </SubscribeBox>
  );
}

/** Focuses the email field for users who followed a link to this form. */
function useFocusFor(id: string): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== `#${id}`) return;
    document.getElementById(id)?.querySelector<HTMLElement>("input[type=email]")?.focus();
  }, [hash, key, id]);
}
