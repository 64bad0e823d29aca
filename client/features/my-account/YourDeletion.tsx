import { useState } from "react";
import { deletionTexts as texts } from "#texts/your-data";
import { Button } from "../../components/ui/Button";
import { ConfirmDialog } from "../../components/ui/ConfirmDialog";
import { Dialog } from "../../components/ui/Dialog";
import { Unloaded } from "../../components/ui/Unloaded";
import { Message } from "../../components/ui/Message";
import { Pane } from "../../components/ui/Pane";
import { Skeleton } from "../../components/ui/Skeleton";
import { attempt } from "../../lib/refusal";
import {
  useDeletionPreviewQuery,
  useRequestDeletionMutation,
  useYourDeletionQuery,
  YourDeletionDocument,
  type DeletionPreviewQuery,
} from "./YourData.generated";
import classes from "./YourData.module.css";

/** Deletes the account, after showing what goes and what stays. The banner above the sections cancels it. */
export function YourDeletion() {
  const { data } = useYourDeletionQuery({ ssr: false });
  const [opened, setOpened] = useState(false);
  const isAsked = Boolean(data?.me?.deletion);
  return (
    <Pane title={texts.title} headingLevel={3} lead={isAsked ? texts.asked : texts.lead}>
      {!isAsked && (
        <div>
          <Button variant="danger" onClick={() => setOpened(true)}>
            {texts.ask}
          </Button>
        </div>
      )}
      {opened && <DeletionDialog onClose={() => setOpened(false)} />}
    </Pane>
  );
}

function DeletionDialog({ onClose }: { onClose: () => void }) {
  const query = useDeletionPreviewQuery({
    ssr: false,
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  const [request] = useRequestDeletionMutation({
    refetchQueries: [YourDeletionDocument],
    awaitRefetchQueries: true,
  });
  const preview = query.data?.deletionPreview;
  if (!preview)
    return (
      <Dialog opened onClose={onClose} title={texts.question}>
        <Unloaded query={query} failed={texts.failed} skeleton={<Skeleton height="10rem" />} />
      </Dialog>
    );
  if (preview.refusals.length > 0)
    return (
      <Dialog opened onClose={onClose} title={texts.notNow}>
        <div className={classes.step}>
          {preview.refusals.map((refusal) => (
            <Message key={refusal} tone="error">
              {refusal}
            </Message>
          ))}
          <Button onClick={onClose}>{texts.understood}</Button>
        </div>
      </Dialog>
    );
  const confirm = () => attempt(() => request(), "message", texts.notAsked);
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={texts.question}
      action={texts.confirm}
      onConfirm={confirm}
    >
      <Preview {...preview} />
    </ConfirmDialog>
  );
}

const Preview = ({ runningPlans, erased, kept }: DeletionPreviewQuery["deletionPreview"]) => (
  <div className={classes.step}>
    <p>{texts.howLong}</p>
    {runningPlans > 0 && <Message tone="info">{texts.plans(runningPlans)}</Message>}
    <div>
      <h3 className={classes.name}>{texts.goes}</h3>
      <ul className={classes.reasons}>
        <li>{texts.account}</li>
        {erased.map(({ what, count }) => (
          <li key={what}>{texts.counted(what, count)}</li>
        ))}
      </ul>
    </div>
    {kept.length > 0 && (
      <div>
        <h3 className={classes.name}>{texts.stays}</h3>
        <ul className={classes.reasons}>
          {kept.map(({ what, count, why }) => (
            <li key={what}>{texts.kept(what, count, why)}</li>
          ))}
        </ul>
      </div>
    )}
  </div>
);
