import type { ReactNode } from "react";
import { goodNews } from "#texts/common";
import classes from "./Message.module.css";

/** Tone of a message from the server, which is plain text. Any message not known to be good news is an error. */
export const messageTone = (text: string): MessageTone =>
  goodNews.some((good) => text.toLowerCase().includes(good)) ? "success" : "error";

export type MessageTone = "success" | "error" | "info";

interface MessageProps {
  tone: MessageTone;
  children: ReactNode;
}

/** A message to the user. Screen readers announce errors at once, other messages at the next pause. */
export function Message({ tone, children }: MessageProps) {
  return (
    <div className={classes.message} data-tone={tone} role={tone === "error" ? "alert" : "status"}>
      {children}
    </div>
  );
}
