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
      columns: ["id", "name", "email", "message", "createdAt", "status", "doneAt"],
      withheld: { assigneeId: "which of our people handles it" },
    },
    {
      area: "contact-answers",
      what: "What we wrote back.",
      table: "contact_answers",
      where: "messageId IN (SELECT id FROM contact_messages WHERE email = ?)",
      of: "address",
      columns: ["id", "messageId", "text", "createdAt"],
      withheld: { authorId: "which of our people wrote it" },
    },
  ],
  retention: [
    {
      what: "contact messages",
      keptMs: days(2 * 365),
      sql: "DELETE FROM contact_messages WHERE createdAt < ? LIMIT ?",
    },
  ],
  blanked: ["UPDATE contact_messages SET assigneeId = NULL WHERE assigneeId = ?"],
  impersonal: { contact_answers: "deleted with the message (foreign key)" },
};
