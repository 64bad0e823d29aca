import { NativeSelect, TextInput } from "@mantine/core";
import { useId } from "react";
import { Button } from "../../components/ui/Button";
import { Honeypot } from "../../components/ui/Honeypot";
import { Message } from "../../components/ui/Message";
import { useHydrated } from "../../lib/hydrated";
import classes from "./SubscribeBox.module.css";
import { TEXTS } from "./newsletter-texts";
import { MAX_WORDS } from "./subscribe-schema";
import { useSubscribe } from "./use-subscribe";

/** Subscribes an address to new openings for a search. Remount it (by `key`) when the search changes. */
export function JobAlertBox({ query }: { query: string }) {
  const { register, formState, sent, submit } = useSubscribe("JOB_ALERTS", query);
  const { errors, isSubmitting } = formState;
  const hydrated = useHydrated();
  const titleId = useId();
  return (
    <section className={classes.box} aria-labelledby={titleId}>
      <div className={classes.intro}>
        <h2 id={titleId}>{TEXTS.alertsTitle}</h2>
        <p>{TEXTS.alertsLead}</p>
      </div>
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          {...register("email")}
          label={TEXTS.email}
          type="email"
          autoComplete="email"
          required
          withAsterisk={false}
          error={errors.email?.message}
        />
        <div className={classes.row}>
          <TextInput
            {...register("query")}
            className={classes.grow}
            label={TEXTS.words}
            maxLength={MAX_WORDS}
            error={errors.query?.message}
          />
          <NativeSelect
            {...register("frequency")}
            label={TEXTS.frequency}
            size="md"
            data={[
              { value: "DAILY", label: TEXTS.daily },
              { value: "WEEKLY", label: TEXTS.weekly },
            ]}
          />
        </div>
        <Honeypot field={register("website")} />
        {errors.root?.message !== undefined && (
          <Message tone="error">{errors.root.message}</Message>
        )}
        {sent === null ? (
          <p className={classes.small}>{TEXTS.smallPrint}</p>
        ) : (
          <Message tone="success">{sent}</Message>
        )}
        <div>
          <Button type="submit" loading={isSubmitting} disabled={!hydrated}>
            {TEXTS.subscribe}
          </Button>
        </div>
      </form>
    </section>
  );
}
