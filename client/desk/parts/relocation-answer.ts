import { applicationPageTexts as texts } from "#texts/desk-applications";

/** Whether someone would relocate, in words; null is unanswered, which is not a no. */
export function relocationAnswer(relocation: boolean | null): string {
  if (relocation === null) return texts.notAnswered;
  return relocation ? texts.yes : texts.no;
}
