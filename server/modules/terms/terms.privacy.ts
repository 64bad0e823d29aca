import { days } from "../../core/clock.js";
import type { PrivacyRules } from "../privacy/privacy.types.js";

const ID = "terms_acceptances.id";

/** SQL conditions on an acceptance's id, provided by the billing module. */
interface Uses {
  openedUnder: (id: string) => string;
  paidUnder: (id: string) => string;
}

/** An acceptance is kept as long as the pay page that was opened under it. */
export const termsPrivacy = ({ openedUnder, paidUnder }: Uses): PrivacyRules => ({
  erased: [
    {
      what: "accepted Terms without a purchase",
      table: "terms_acceptances",
      where: `userId = ? AND NOT ${paidUnder(ID)}`,
      of: "account",
    },
  ],
  kept: [
    {
      what: "accepted Terms with a purchase",
      table: "terms_acceptances",
      where: `userId = ? AND ${paidUnder(ID)}`,
      of: "account",
      why: "proof of what was agreed, with the signature, time, and IP address",
    },
  ],
  exported: [
    {
      area: "terms-accepted",
      what: "Terms you accepted, with your signature.",
      table: "terms_acceptances",
      where: "userId = ?",
      of: "account",
      columns: [
        ...[
          "id",
          "productId",
          "termsVersion",
          "signature",
          "ipAddress",
          "userAgent",
          "acceptedAt",
          "termsHash",
        ],
        ...["claimedIp", "claimedBrowser", "claimedFingerprint", "claimedTimestamp"],
      ],
    },
  ],
  blanked: [
    `UPDATE terms_acceptances SET claimedIp = NULL, claimedBrowser = NULL, claimedFingerprint = NULL,
     claimedTimestamp = NULL WHERE userId = ?`,
  ],
  retention: [
    {
      what: "acceptances of the Terms that no purchase needs",
      keptMs: days(90),
      sql: `DELETE FROM terms_acceptances WHERE acceptedAt < ? AND NOT ${openedUnder(ID)} LIMIT ?`,
    },
  ],
  impersonal: { terms_texts: "texts of the Terms, the same for all" },
});
