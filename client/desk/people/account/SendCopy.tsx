import { Button, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { personAccountTexts as texts } from "#texts/desk-people";
import { attempt } from "../../../lib/refusal";
import { useSendPersonCopyMutation } from "./Account.generated";
import type { Account } from "./account";
import { ConfirmByAddress } from "./ConfirmByAddress";

/** Sends the person a copy of their data. */
export function SendCopy({ account: { id, name, email } }: { account: Account }) {
  const [asking, setAsking] = useState(false);
  const [send] = useSendPersonCopyMutation();
  const confirm = async (typed: string) => {
    const variables = { input: { userId: id, email: typed } };
    const outcome = await attempt(() => send({ variables }), "message", texts.failedAction);
    if (outcome.ok) notifications.show({ message: outcome.value, role: "status" });
    return outcome;
  };
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {texts.copy}
      </Button>
      {asking && (
        <ConfirmByAddress
          title={texts.copyTitle(name)}
          address={email}
          action={texts.copyAction}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          <Text size="sm">{texts.copyText}</Text>
        </ConfirmByAddress>
      )}
    </>
  );
}
