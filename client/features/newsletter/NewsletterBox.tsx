import { newsletterTexts } from "#texts/newsletter";
import { EmailField, SubscribeBox, SubscribeButton } from "./SubscribeBox";
import classes from "./SubscribeBox.module.css";
import { useSubscribe } from "./use-subscribe";

/** Subscribes an address to the newsletter. */
export function NewsletterBox() {
  const form = useSubscribe("NEWS");
  return (
    <SubscribeBox title={newsletterTexts.newsTitle} lead={newsletterTexts.newsLead} form={form}>
      <div className={classes.row}>
        <EmailField error={form.errors.email} />
        <SubscribeButton busy={form.busy} />
      </div>
    </SubscribeBox>
  );
}
