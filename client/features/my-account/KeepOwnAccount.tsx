import { deletionTexts as texts } from "#texts/your-data";
import { Button } from "../../components/ui/Button";
import { Message } from "../../components/ui/Message";
import { useKeepAccount } from "./use-keep-account";

/** A button that keeps an account whose deletion is in the way of something else. */
export function KeepOwnAccount({ onKept }: { onKept: () => void }) {
  const { busy, problem, keep } = useKeepAccount();
  const press = async () => {
    if (await keep()) onKept();
  };
  return (
    <>
      <Button fullWidth loading={busy} onClick={() => void press()}>
        {texts.undo}
      </Button>
      {problem !== null && <Message tone="error">{problem}</Message>}
    </>
  );
}
