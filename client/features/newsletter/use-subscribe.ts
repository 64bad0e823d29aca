import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { showRefusal } from "../../lib/form-errors";
import { attempt } from "../../lib/refusal";
import { TEXTS } from "./newsletter-texts";
import { subscribeSchema, type SubscribeValues } from "./subscribe-schema";
import { useSubscribeToNewsletterMutation } from "./Subscribe.generated";

/** State of a subscribe form; `sent` is what to say once the server has taken it. */
export function useSubscribe(topic: "NEWS" | "JOB_ALERTS", query = "") {
  const [subscribe] = useSubscribeToNewsletterMutation();
  const [sent, setSent] = useState<string | null>(null);
  const form = useForm<SubscribeValues>({
    resolver: zodResolver(subscribeSchema),
    defaultValues: { email: "", query, frequency: "DAILY", website: "" },
  });

  const submit = form.handleSubmit(async ({ email, website, ...search }) => {
    const wanted = topic === "JOB_ALERTS" ? search : {};
    const input = { email, topics: [topic], website, ...wanted };
    const outcome = await attempt(
      async () => (await subscribe({ variables: { input } })).data?.subscribeToNewsletter,
      ({ message }) => message,
      TEXTS.failed,
    );
    if (!outcome.ok) return showRefusal(form, outcome.refusal);
    form.reset();
    setSent(outcome.value);
  });

  const register = (field: keyof SubscribeValues) =>
    form.register(field, {
      onChange: () => {
        form.clearErrors("root");
        setSent(null);
      },
    });
  return { register, formState: form.formState, sent, submit };
}
