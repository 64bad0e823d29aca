import { deletionTexts as texts } from "#texts/your-data";
import { Button } from "../../components/ui/Button";
import { Message } from "../../components/ui/Message";
import { dateTime } from "../../lib/date-time";
import { attempt } from "../../lib/refusal";
import { useAction } from "../../lib/use-action";
import {
  useCancelDeletionMutation,
  useYourDeletionQuery,
  YourDeletionDocument,
} from "./YourData.generated";
import classes from "./YourData.module.css";

/** Says that the account will be deleted, above all sections, and takes it back. */
export function DeletionBanner() {
  const { data } = useYourDeletionQuery({ ssr: false, fetchPolicy: "cache-and-network" });
  const [cancel] = useCancelDeletionMutation({
    refetchQueries: [YourDeletionDocument],
    awaitRefetchQueries: true,
  });
  const { busy, problem, run } = useAction();
  const deletion = data?.me?.deletion;
  if (!deletion) return null;
  const undo = () =>
    attempt(
      async () => (await cancel({ variables: { input: {} } })).data?.cancelAccountDeletion,
      ({ message }) => message,
      texts.notKept,
    );
  return (
    <div className={classes.banner}>
      <p role="status">{texts.banner(dateTime(deletion.takesEffectAt))}</p>
      <Button size="sm" variant="default" loading={busy} onClick={() => void run(undo)}>
        {texts.undo}
      </Button>
      {problem !== null && <Message tone="error">{problem}</Message>}
    </div>
  );
}
