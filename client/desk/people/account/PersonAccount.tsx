import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { Link } from "react-router-dom";
import { personAccountTexts as texts } from "#texts/desk-people";
import { teamTexts } from "#texts/team";
import { paths, withSearch } from "#site/paths";
import { DotList } from "../../../components/ui/DotList";
import { Message } from "../../../components/ui/Message";
import { dateTime } from "../../../lib/date-time";
import { attempt } from "../../../lib/refusal";
import { useAction } from "../../../lib/use-action";
import { usDate } from "../../../lib/us-date";
import { useKeepPersonMutation } from "./Account.generated";
import type { Account } from "./account";
import { DeleteAccount } from "./DeleteAccount";
import { SendCopy } from "./SendCopy";
import { Fact, Facts } from "../../parts/Facts";
import { MailTroubleNote } from "../../parts/MailTroubleNote";
import { Part } from "../../parts/Part";
import classes from "./Account.module.css";

/** The account itself, for administrators: a copy of its data, and its deletion. */
export function PersonAccount({ account }: { account: Account }) {
  const { id, email, role, createdAt, lastSeenAt, disabledAt, deletion } = account;
  return (
    <Part id="person-account" title={texts.account}>
      {deletion !== null && <WaitingDeletion userId={id} deletion={deletion} />}
      <Facts>
        <Fact label={texts.logsInAs}>
          {email}
          <MailTroubleNote trouble={account.mailTrouble} />
        </Fact>
        {role !== "CANDIDATE" && <Fact label={texts.role}>{teamTexts.roles[role]}</Fact>}
        <Fact label={texts.since}>{usDate(createdAt)}</Fact>
        {lastSeenAt !== null && <Fact label={texts.lastSeen}>{dateTime(lastSeenAt)}</Fact>}
        {disabledAt !== null && <Fact label={texts.off}>{dateTime(disabledAt)}</Fact>}
      </Facts>
      <p className={classes.log}>
        <Link to={withSearch(paths.desk("audit"), { person: id })}>{teamTexts.activity}</Link>
      </p>
      <div className={classes.buttons}>
        <SendCopy account={account} />
        {deletion === null && <DeleteAccount account={account} />}
      </div>
    </Part>
  );
}

interface WaitingDeletionProps {
  userId: string;
  deletion: NonNullable<Account["deletion"]>;
}

function WaitingDeletion({ userId, deletion }: WaitingDeletionProps) {
  const { busy, problem, run } = useAction();
  const [keep] = useKeepPersonMutation({
    refetchQueries: ["DeskAccount"],
    awaitRefetchQueries: true,
  });
  const cancel = async () => {
    const message = await run(() =>
      attempt(() => keep({ variables: { input: { userId } } }), "message", texts.failedAction),
    );
    if (message !== undefined) notifications.show({ message, role: "status" });
  };
  return (
    <div className={classes.stack}>
      <Message tone="info">
        <DotList
          items={[
            texts.deletedOn(dateTime(deletion.takesEffectAt)),
            deletion.byStaff ? texts.askedByStaff : texts.askedByPerson,
          ]}
        />
      </Message>
      {problem !== null && <Message tone="error">{problem}</Message>}
      {deletion.byStaff && (
        <div>
          <Button variant="default" loading={busy} onClick={() => void cancel()}>
            {texts.keep}
          </Button>
        </div>
      )}
    </div>
  );
}
