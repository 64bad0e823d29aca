import type { QuestionEntry, QuestionGroup } from "../../../content/content-types";

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/(?<=\w)-(?=\w)/g, "");

const matches = ({ text, plain: answer }: QuestionEntry, words: string[]): boolean => {
  const searched = plain(`${text} ${answer}`);
  return words.every((word) => searched.includes(word));
};

/** Questions whose text or answer contains every word, by group; empty groups are left out. */
export function findQuestions(groups: QuestionGroup[], query: string): QuestionGroup[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter((entry) => matches(entry, words)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

export const countQuestions = (groups: QuestionGroup[]): number =>
  groups.reduce((sum, { entries }) => sum + entries.length, 0);
