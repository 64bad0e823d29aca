import type { KeyboardEvent } from "react";
import { Link } from "react-router-dom";
import { messageTexts as texts } from "#texts/desk-messages";
import { EmptyState } from "../../components/ui/EmptyState";
import { LoadedList } from "../../components/ui/LoadedList";
import { dateTime } from "../../lib/date-time";
import type { ContactMessageView } from "../../lib/schema-types.generated";
import { FRESH, useList } from "../../lib/use-list";
import { inboxAddress } from "./inbox-address";
import classes from "./Messages.module.css";
import { useInboxMessagesQuery, type InboxMessagesQuery } from "./Messages.generated";

type Entry = InboxMessagesQuery["contactMessages"]["nodes"][number];

interface MessageListProps {
  view: ContactMessageView;
  openId: string | undefined;
}

/** The messages of a view, newest first. Arrow keys move through them. */
export function MessageList({ view, openId }: MessageListProps) {
  const list = useList(
    useInboxMessagesQuery({ ...FRESH, variables: { view } }),
    ({ contactMessages }: InboxMessagesQuery) => contactMessages,
    (data, nodes) => ({ contactMessages: { ...data.contactMessages, nodes } }),
  );
  const { title, text } = texts.nothing[view];
  return (
    <LoadedList
      list={list}
      failedTitle={texts.failed}
      empty={<EmptyState title={title}>{text}</EmptyState>}
    >
      {(messages) => (
        <>
          <p className="visually-hidden">{texts.keys}</p>
          <nav aria-label={texts.list}>
            <ul className={classes.list} onKeyDown={moveFocus}>
              {messages.map((message) => (
                <li key={message.id}>
                  <EntryLink message={message} view={view} isOpen={message.id === openId} />
                </li>
              ))}
            </ul>
          </nav>
        </>
      )}
    </LoadedList>
  );
}

interface EntryLinkProps {
  message: Entry;
  view: ContactMessageView;
  isOpen: boolean;
}

const EntryLink = ({ message, view, isOpen }: EntryLinkProps) => (
  <Link
    to={inboxAddress(view, message.id)}
    className={classes.entry}
    aria-current={isOpen ? "page" : undefined}
  >
    <span className={classes.entryHead}>
      <strong>{message.name}</strong>
      <time dateTime={message.createdAt}>{dateTime(message.createdAt)}</time>
    </span>
    <span className={classes.excerpt}>{message.message}</span>
    {message.assignee !== null && view !== "MINE" && (
      <span className={classes.note}>{texts.assignedTo(message.assignee.name)}</span>
    )}
  </Link>
);

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, count) => count - 1,
};

function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const links = [...event.currentTarget.querySelectorAll("a")];
  const at = links.findIndex((link) => link === document.activeElement);
  event.preventDefault();
  links[step(at, links.length)]?.focus();
}
