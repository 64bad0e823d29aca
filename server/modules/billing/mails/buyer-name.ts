import { staffNewsTexts } from "#texts/staff-plan-mails";
import { withoutLinks } from "../../outbox/without-links.js";

/** What emails to staff call a buyer; a deleted account has no name left. */
export const buyerNameInMail = (buyer: { name: string; email: string } | null): string =>
  buyer ? withoutLinks(buyer.name) || buyer.email : staffNewsTexts.formerBuyer;
