import type { ContactMessageView, MailDelivery } from "#site/schema-enums.generated";
import { language } from "./language";

const { number } = language;

/** Texts of the inbox of contact messages. */
export const messageTexts = {
  lead: "Messages from the contact form.",
  views: { OPEN: "Open", MINE: "Mine", DONE: "Done" } satisfies Record<ContactMessageView, string>,
  counted: (name: string, count: number) => `${name} (${number(count)})`,
  viewLabel: "Which messages",
  list: "Messages",
  keys: "Use the arrow keys to move through the list and Enter to open a message.",
  failed: "We couldn’t load the messages",
  nothing: {
    OPEN: { title: "No open messages", text: "New messages show up here as they arrive." },
    MINE: {
      title: "No messages are assigned to you",
      text: "Open a message and assign it to yourself, or answer it.",
    },
    DONE: { title: "No finished messages yet", text: "Messages you finish are kept here." },
  } satisfies Record<ContactMessageView, { title: string; text: string }>,
  assignedTo: (name: string) => `Assigned to ${name}`,
  choose: "Choose a message",
  chooseText: "It opens here, with any replies.",
  back: "All messages",
  oneFailed: "We couldn’t load this message",
  missing: "We can’t find this message",
  missingText: "The address may be wrong, or the message was old enough to be deleted.",
  unverified: "We haven’t verified this address.",
  open: "Open",
  done: "Done",
  finish: "Mark as done",
  reopen: "Reopen",
  finished: (name: string) => `The message from ${name} is done.`,
  reopened: (name: string) => `The message from ${name} is open again.`,
  undoOf: (name: string) => `Undo marking the message from ${name} as done`,
  staysDone: (name: string) => `The message from ${name} stays done`,
  assignee: "Assigned to",
  noOne: "No one yet",
  you: (name: string) => `${name} (you)`,
  thread: "Conversation",
  wrote: (name: string, time: string) => `${name} wrote on ${time}`,
  answered: (name: string, time: string) => `${name} answered on ${time}`,
  formerColleague: "A former colleague",
  deliveries: {
    WAITING: "Waiting to be sent",
    SENT: "Sent",
    FAILED: "Not sent",
  } satisfies Record<MailDelivery, string>,
  toQueue: "Open the mail queue",
  answer: "Your answer",
  answerTo: (email: string) => `Goes to ${email} by email. Ctrl+Enter sends it.`,
  andDone: "Mark the message as done",
  send: "Send answer",
  sent: (name: string) => `Your answer to ${name} is on its way.`,
  callFailed: "That didn’t work. Please try again.",
};
