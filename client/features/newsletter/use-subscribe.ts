import { emailFault } from "../../lib/checks";
import { attempt } from "../../lib/refusal";
import { textOf, useForm, type Faults } from "../../lib/use-form";
import type { JobFilter, MailFrequency } from "../../lib/schema-types.generated";
import { newsletterTexts } from "#texts/newsletter";
import { useSubscribeToNewsletterMutation } from "./Subscribe.generated";

const readSubscribe = (data: FormData) => {
  const frequency: MailFrequency = data.get("frequency") === "WEEKLY" ? "WEEKLY" : "DAILY";
  return {
    email: textOf(data, "email"),
    query: textOf(data, "query"),
    frequency,
    website: textOf(data, "website"),
  };
};

type SubscribeValues = ReturnType<typeof readSubscribe>;

const checkSubscribe = ({ email }: SubscribeValues): Faults => ({
  email: emailFault(email, {
    missing: newsletterTexts.emailMissing,
    invalid: newsletterTexts.emailInvalid,
  }),
});

/** State of a subscribe form; `sent` is the message to show after a successful submit. */
export function useSubscribe(topic: "NEWS" | "JOB_ALERTS", filter: JobFilter | null = null) {
  const [subscribe] = useSubscribeToNewsletterMutation();
  const send = ({ email, website, ...search }: SubscribeValues) => {
    const alert = { ...search, ...(filter && { filter }) };
    const input = { email, topics: [topic], website, ...(topic === "JOB_ALERTS" ? alert : {}) };
    return attempt(() => subscribe({ variables: { input } }), "message", newsletterTexts.failed);
  };
  return useForm({ read: readSubscribe, check: checkSubscribe, send });
}
