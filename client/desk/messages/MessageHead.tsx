import { Badge, Button, NativeSelect } from "@mantine/core";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router-dom";
import { messageTexts as texts } from "#texts/desk-messages";
import { Message } from "../../components/ui/Message";
import { dateTime } from "../../lib/date-time";
import { useViewer } from "../../lib/session/viewer";
import { useInboxAdminsQuery, type InboxMessageFragment } from "./Messages.generated";
import { MailTroubleNote } from "../parts/MailTroubleNote";
import classes from "./Messages.module.css";
import { useMessageCalls } from "./use-message-calls";

/** As in Messages.module.css. */
const LIST_HIDDEN = "(max-width: 47.99em)";

/** Who wrote, who takes care of it, and whether it is done. */
export function MessageHead({ message }: { message: InboxMessageFragment }) {
  const { name, email, status, doneAt } = message;
  const { busy, problem, finish, reopen, assign } = useMessageCalls(message);
  const isDone = status === "DONE";
  const title = useFocusInPlaceOfList();
  return (
    <header className={classes.head}>
      <div className={classes.sender}>
        <h2 id="message-sender" ref={title} tabIndex={-1} className={classes.name}>
          {name}
        </h2>
        <p className={classes.address}>
          <a href={`mailto:${email}`}>{email}</a>
          <span className={classes.note}>{texts.unverified}</span>
          <MailTroubleNote trouble={message.mailTrouble} />
        </p>
        <p className={classes.status}>
          <Badge component="span" variant="outline" color={isDone ? "gray" : "brand"}>
            {isDone ? texts.done : texts.open}
          </Badge>
          {doneAt !== null && <span className={classes.note}>{dateTime(doneAt)}</span>}
        </p>
      </div>
      <div className={classes.actions}>
        <Assignee message={message} busy={busy} onAssign={(id) => void assign(id)} />
        <Button
          variant="default"
          loading={busy}
          onClick={() => void (isDone ? reopen() : finish())}
        >
          {isDone ? texts.reopen : texts.finish}
        </Button>
      </div>
      {problem !== null && <Message tone="error">{problem}</Message>}
    </header>
  );
}

/** Where the message takes the place of the list, the link that opened it is gone, and the focus with it. */
function useFocusInPlaceOfList() {
  const title = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const focus = useEffectEvent(() => {
    const isFirstPage = key === "default";
    if (!isFirstPage && window.matchMedia(LIST_HIDDEN).matches) title.current?.focus();
  });
  useEffect(() => focus(), []);
  return title;
}

interface AssigneeProps {
  message: InboxMessageFragment;
  busy: boolean;
  onAssign: (id: string | null) => void;
}

function Assignee({ message: { assignee }, busy, onAssign }: AssigneeProps) {
  const { viewer } = useViewer();
  const { data } = useInboxAdminsQuery({ ssr: false });
  const active = data?.staffMembers.nodes.filter(({ disabledAt }) => disabledAt === null) ?? [];
  const others = active.filter(({ id }) => id !== assignee?.id);
  const people = assignee === null ? others : [assignee, ...others];
  return (
    <NativeSelect
      label={texts.assignee}
      value={assignee?.id ?? ""}
      disabled={busy}
      data={[
        { value: "", label: texts.noOne },
        ...people.map(({ id, name }) => ({
          value: id,
          label: id === viewer?.id ? texts.you(name) : name,
        })),
      ]}
      onChange={({ currentTarget }) => onAssign(currentTarget.value || null)}
    />
  );
}
