import { changeMailTexts as words } from "#texts/mails";
import type { ChangedFrom } from "../../core/client-info.js";
import { deviceOf } from "../../core/user-agent.js";
import type { MailFact } from "./mail-content.js";
import { withoutLinks } from "./without-links.js";

/** Something that happened to an account. */
export interface AccountChange {
  at: Date | string;
  /** The person's own browser. Missing if staff did it, whose device is not the person's business, or if it is unknown. */
  from?: ChangedFrom | null | undefined;
}

/** When it happened, in the person's time zone where it is known, and on which device, for the person to recognize. */
export const changeFacts = (
  { at, from }: AccountChange,
  label: "when" | "asked" = "when",
): MailFact[] => [[words[label], words.time(at, from?.timeZone)], ...(from ? originOf(from) : [])];

/** The device is named by whoever uses it, so it is cleaned like any stranger's text. */
function originOf({ userAgent, ipAddress }: ChangedFrom): MailFact[] {
  const { browser, system } = deviceOf(userAgent);
  const device = browser && system ? words.deviceName(browser, system) : (browser ?? system);
  return [
    ...(device === null ? [] : [[words.device, withoutLinks(device)] as const]),
    [words.network, ipAddress],
  ];
}
