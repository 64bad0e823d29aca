import { useEffect } from "react";
import { copyTexts as texts } from "#texts/your-data";
import { AnchorButton } from "../../components/ui/AnchorButton";
import { Button } from "../../components/ui/Button";
import { Unloaded } from "../../components/ui/Unloaded";
import { Message } from "../../components/ui/Message";
import { Pane } from "../../components/ui/Pane";
import { Skeleton } from "../../components/ui/Skeleton";
import { dateTime } from "../../lib/date-time";
import { attempt } from "../../lib/refusal";
import { useAction } from "../../lib/use-action";
import {
  useRequestCopyMutation,
  useYourCopyQuery,
  YourCopyDocument,
  type YourCopyQuery,
} from "./YourData.generated";
import classes from "./YourData.module.css";

const POLL_MS = 2000;

type Copy = NonNullable<YourCopyQuery["me"]>["dataExport"];

/** Asks for a copy, waits for it, and downloads it. */
export function YourCopy() {
  const query = useYourCopyQuery({
    ssr: false,
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const { data, startPolling, stopPolling } = query;
  const me = data?.me;
  const isPending = me?.dataExport?.status === "PENDING";
  useEffect(() => {
    if (!isPending) return undefined;
    startPolling(POLL_MS);
    return stopPolling;
  }, [isPending, startPolling, stopPolling]);
  return (
    <Pane title={texts.title} headingLevel={3} lead={texts.lead}>
      {me ? (
        <State copy={me.dataExport} />
      ) : (
        <Unloaded query={query} failed={texts.failed} skeleton={<Skeleton height="3rem" />} />
      )}
    </Pane>
  );
}

function State({ copy }: { copy: Copy }) {
  const [request] = useRequestCopyMutation({
    refetchQueries: [YourCopyDocument],
    awaitRefetchQueries: true,
  });
  const { busy, problem, run } = useAction();
  const ask = () => attempt(() => request(), "message", texts.notAsked);
  if (copy?.status === "PENDING") return <Message tone="info">{texts.pending}</Message>;
  const isReady = copy?.status === "READY" && copy.url !== null && copy.expiresAt !== null;
  return (
    <div className={classes.step}>
      {isReady && (
        <Message tone="success">
          {texts.ready(copy.kilobytes ?? 0, dateTime(copy.expiresAt ?? ""))}
        </Message>
      )}
      {copy?.status === "FAILED" && <Message tone="error">{texts.notMade}</Message>}
      {problem !== null && <Message tone="error">{problem}</Message>}
      <div className={classes.controls}>
        {isReady && <AnchorButton href={copy.url ?? ""}>{texts.download}</AnchorButton>}
        <Button
          variant={isReady ? "default" : "filled"}
          loading={busy}
          onClick={() => void run(ask)}
        >
          {isReady ? texts.askAgain : texts.ask}
        </Button>
      </div>
    </div>
  );
}
