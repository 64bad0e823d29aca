import { Button, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { personAccountTexts as texts } from "#texts/desk-people";
import { deletionTexts } from "#texts/your-data";
import { Dialog } from "../../../components/ui/Dialog";
import { Unloaded } from "../../../components/ui/Unloaded";
import { Message } from "../../../components/ui/Message";
import { Skeleton } from "../../../components/ui/Skeleton";
import { attempt } from "../../../lib/refusal";
import {
  useDeletePersonMutation,
  useDeskDeletionPreviewQuery,
  type DeskDeletionPreviewQuery,
} from "./Account.generated";
import type { Account } from "./account";
import { ConfirmByAddress } from "./ConfirmByAddress";
import classes from "./Account.module.css";

type Preview = NonNullable<DeskDeletionPreviewQuery["person"]>["deletionPreview"];

/** Deletes the person's account, after showing what goes and what stays. */
export function DeleteAccount({ account }: { account: Account }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outline" color="red" onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
      {asking && <DeleteDialog account={account} onClose={() => setAsking(false)} />}
    </>
  );
}

function DeleteDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { id, name, email } = account;
  const query = useDeskDeletionPreviewQuery({
    ssr: false,
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
    variables: { id },
  });
  const [remove] = useDeletePersonMutation({
    refetchQueries: ["DeskAccount"],
    awaitRefetchQueries: true,
  });
  const preview = query.data?.person?.deletionPreview;
  const title = texts.removeTitle(name);
  if (preview === undefined || preview.refusals.length > 0)
    return (
      <Dialog opened onClose={onClose} title={title}>
        {preview !== undefined && <Refusals refusals={preview.refusals} />}
        {preview === undefined && (
          <Unloaded
            query={query}
            failed={texts.previewFailed}
            skeleton={<Skeleton height="10rem" />}
          />
        )}
      </Dialog>
    );
  const confirm = async (typed: string) => {
    const variables = { input: { userId: id, email: typed } };
    const outcome = await attempt(() => remove({ variables }), "message", texts.failedAction);
    if (outcome.ok) notifications.show({ message: outcome.value, role: "status" });
    return outcome;
  };
  return (
    <ConfirmByAddress
      title={title}
      address={email}
      action={texts.removeAction}
      isDangerous
      onConfirm={confirm}
      onClose={onClose}
    >
      <WhatHappens {...preview} />
    </ConfirmByAddress>
  );
}

const Refusals = ({ refusals }: Pick<Preview, "refusals">) => (
  <div className={classes.stack}>
    {refusals.map((refusal) => (
      <Message key={refusal} tone="error">
        {refusal}
      </Message>
    ))}
  </div>
);

const WhatHappens = ({ runningPlans, erased, kept }: Preview) => (
  <div className={classes.stack}>
    <Text size="sm">{texts.removeText}</Text>
    {runningPlans > 0 && <Message tone="info">{texts.plansEnd(runningPlans)}</Message>}
    <details>
      <summary>{deletionTexts.goes}</summary>
      <ul className={classes.reasons}>
        <li>{texts.goesFirst}</li>
        {erased.map(({ what, count }) => (
          <li key={what}>{deletionTexts.counted(what, count)}</li>
        ))}
      </ul>
    </details>
    {kept.length > 0 && (
      <details>
        <summary>{deletionTexts.stays}</summary>
        <ul className={classes.reasons}>
          {kept.map(({ what, count, why }) => (
            <li key={what}>{deletionTexts.kept(what, count, why)}</li>
          ))}
        </ul>
      </details>
    )}
  </div>
);
