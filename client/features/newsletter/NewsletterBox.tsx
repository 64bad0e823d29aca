import { newsletterTexts } from "#texts/newsletter";
import { SubscribeBox } from "./SubscribeBox";
import { useSubscribe } from "./use-subscribe";

/** Subscribes an email address to the newsletter. */
export const NewsletterBox = () => (
  <SubscribeBox
    title={newsletterTexts.newsTitle}
    lead={newsletterTexts.newsLead}
    form={useSubscribe("NEWS")}
  />
);
