import { useState } from "react";
import { yourApplicationTexts as texts } from "#texts/your-applications";
import { CheckboxField } from "../../../components/ui/CheckboxField";
import { Message } from "../../../components/ui/Message";
import { Pane } from "../../../components/ui/Pane";
import { attempt } from "../../../lib/refusal";
import { useAction } from "../../../lib/use-action";
import {
  useApplicationMailsQuery,
  useSetApplicationMailsMutation,
} from "./ApplicationMails.generated";

/** Turns emails about applications on or off, at once. */
export function ApplicationMails() {
  const { data } = useApplicationMailsQuery({ ssr: false });
  const [set] = useSetApplicationMailsMutation();
  const [saved, setSaved] = useState<boolean | null>(null);
  const { busy, problem, run } = useAction();
  const wanted = data?.me?.applicationMails;
  if (wanted === undefined) return null;
  const change = async (enabled: boolean) => {
    setSaved(null);
    const user = await run(() =>
      attempt(() => set({ variables: { input: { enabled } } }), "user", texts.mailsFailed),
    );
    if (user) setSaved(enabled);
  };
  return (
    <Pane title={texts.mails} headingLevel={3} lead={texts.mailsLead}>
      <CheckboxField
        label={texts.mailsSwitch}
        checked={wanted}
        aria-disabled={busy || undefined}
        onChange={({ currentTarget }) => {
          if (!busy) void change(currentTarget.checked);
        }}
      />
      {problem !== null && <Message tone="error">{problem}</Message>}
      {saved !== null && <Message tone="success">{saved ? texts.mailsOn : texts.mailsOff}</Message>}
    </Pane>
  );
}
