import { days } from "../../core/clock.js";
import type { PrivacyRules } from "../privacy/privacy.types.js";

export const contactPrivacy: PrivacyRules = {
  erased: [
    { what: "contact messages", table: "contact_messages", where: "email = ?", of: "address" },
  ],
  exported: [
    {
      area: "contact-messages",
      what: "Messages sent to us with your address.",
      table: "contact_messages",
      where: "email = ?",
      of: "address",
      columns: ["id", "name", "email", "message", "createdAt"],
    },
  ],
  retention: [
    {
      what: "contact messages",
      keptMs: days(2 * 365),
      sql: "DELETE FROM contact_messages WHERE createdAt < ? LIMIT ?",
    },
  ],
};
