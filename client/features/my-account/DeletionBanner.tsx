import { deletionTexts as texts } from "#texts/your-data";
import { Button } from "../../components/ui/Button";
import { Message } from "../../components/ui/Message";
import { dateTime } from "../../lib/date-time";
import { useKeepAccount } from "./use-keep-account";
import { useYourDeletionQuery } from "./YourData.generated";
import classes from "./YourData.module.css";

/** Says above all sections that the account will be deleted, with a button that cancels it. */
export function DeletionBanner() {
  const { data } = useYourDeletionQuery({ ssr: false, fetchPolicy: "cache-and-network" });
  const { busy, problem, keep } = useKeepAccount();
  const deletion = data?.me?.deletion;
  if (!deletion) return null;
  return (
    <div className={classes.banner}>
      <p role="status">{texts.banner(dateTime(deletion.takesEffectAt))}</p>
      <Button size="sm" variant="default" loading={busy} onClick={() => void keep()}>
        {texts.undo}
      </Button>
      {problem !== null && <Message tone="error">{problem}</Message>}
    </div>
  );
}
