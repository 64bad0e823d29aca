import type { ReactNode } from "react";
import { goodNews } from "#texts/common";
import classes from "./Message.module.css";

/** Colour of a message that came as bare text: what is not known for good news is an error. */
export const messageTone = (text: string): MessageTone =>
  goodNews.some((good) => text.toLowerCase().includes(good)) ? "success" : "error";

export type MessageTone = "success" | "error" | "info";

interface MessageProps {
  tone: MessageTone;
  children: ReactNode;
}

/** One line of news to the person; errors are announced at once, the rest when there is a pause. */
export function Message({ tone, children }: MessageProps) {
  return (
    <div className={classes.message} data-tone={tone} role={tone === "error" ? "alert" : "status"}>
      {children}
    </div>
  );
}
