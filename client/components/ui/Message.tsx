import type { ReactNode } from "react";
import { goodNews } from "#texts/common";
import classes from "./Message.module.css";

/** Tone of a message that the server sent as plain text: an unknown message is an error. */
export const messageTone = (text: string): MessageTone =>
  goodNews.some((good) => text.toLowerCase().includes(good)) ? "success" : "error";

export type MessageTone = "success" | "error" | "info";

interface MessageProps {
  tone: MessageTone;
  children: ReactNode;
}

/** A message to the person. Screen readers announce errors at once, the rest at the next pause. */
export function Message({ tone, children }: MessageProps) {
  return (
    <div className={classes.message} data-tone={tone} role={tone === "error" ? "alert" : "status"}>
      {children}
    </div>
  );
}
