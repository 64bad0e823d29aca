import { deskApplicationTexts as texts } from "#texts/desk-applications";
import { useNow } from "../../lib/now";

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many whole days an application has been in its stage. @param since ISO 8601 time */
export function StageTime({ since }: { since: string }) {
  const days = Math.floor((useNow().getTime() - new Date(since).getTime()) / DAY_MS);
  return texts.inStageFor(Math.max(0, days));
}
