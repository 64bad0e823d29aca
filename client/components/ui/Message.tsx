import type { ReactNode } from "react";
import classes from "./Message.module.css";

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
