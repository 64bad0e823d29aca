import { days } from "../../core/clock.js";
import type { PrivacyRules } from "../privacy/privacy.types.js";

export const idempotencyPrivacy: PrivacyRules = {
  erased: [
    {
      what: "answers kept for a request that may be repeated",
      table: "idempotency_keys",
      where: "callerId = ?",
      of: "account",
    },
  ],
  notExported: {
    idempotency_keys: "copies of answers that the person got within a day, about jobs they made",
  },
  housekeeping: [
    {
      what: "answers to requests that may be repeated",
      keptMs: days(1),
      sql: "DELETE FROM idempotency_keys WHERE createdAt < ? LIMIT ?",
    },
  ],
};
