import type { ReactNode } from "react";
import classes from "./Message.module.css";

/** The texts that are good news, as the specification lists them (section 8); all else is an error. */
const successTexts = ["otp sent", "login successful", "signup successful"];

/** Colour of a message that came as bare text. */
export const messageTone = (text: string): MessageTone =>
  successTexts.some((good) => text.toLowerCase().includes(good)) ? "success" : "error";

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
