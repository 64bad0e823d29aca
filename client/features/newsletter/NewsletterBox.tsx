import { TextInput } from "@mantine/core";
import { useId } from "react";
import { Button } from "../../components/ui/Button";
import { Honeypot } from "../../components/ui/Honeypot";
import { Message } from "../../components/ui/Message";
import { useHydrated } from "../../lib/hydrated";
import classes from "./SubscribeBox.module.css";
import { TEXTS } from "./newsletter-texts";
import { useSubscribe } from "./use-subscribe";

/** Subscribes an address to the newsletter; the address is confirmed by a mail first. */
export function NewsletterBox() {
  const { register, formState, sent, submit } = useSubscribe("NEWS");
  const { errors, isSubmitting } = formState;
  const hydrated = useHydrated();
  const titleId = useId();
  return (
    <section className={classes.box} aria-labelledby={titleId}>
      <div className={classes.intro}>
        <h2 id={titleId}>{TEXTS.newsTitle}</h2>
        <p>{TEXTS.newsLead}</p>
      </div>
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <div className={classes.row}>
          <TextInput
            {...register("email")}
            className={classes.grow}
            label={TEXTS.email}
            type="email"
            autoComplete="email"
            required
            withAsterisk={false}
            error={errors.email?.message}
          />
          <Button type="submit" loading={isSubmitting} disabled={!hydrated}>
            {TEXTS.subscribe}
          </Button>
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
      </form>
    </section>
  );
}
