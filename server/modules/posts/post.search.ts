import { excerptOf } from "./post-excerpt.js";
import type { IndexedPost, IndexedSection } from "./post-index.js";
import { matches, searchedWords, wordsOf, type Word } from "./post-words.js";
import type { PostMatch, PostPlace } from "./post.types.js";

/** Score of a matching word by where it occurs. Each further match in the text adds a little. */
const WORTH = { title: 8, summary: 4, heading: 5, text: 1 };
const EACH_TIME = 0.1;
const MOST_TIMES = 10;
/** Extra score for several words in one section, or directly one after the other. */
const TOGETHER = 2;
const IN_A_ROW = 3;

interface Section extends IndexedSection {
  headingWords: Word[];
  textWords: Word[];
}

interface Entry {
  post: IndexedPost;
  title: Word[];
  summary: Word[];
  sections: Section[];
}

/** Searches the posts' titles, summaries, headings and texts. Splits them into words at the first search. */
export class PostSearch {
  private entries: Entry[] | undefined;

  /** @param posts newest first */
  constructor(private readonly posts: readonly IndexedPost[]) {}

  /** Posts that contain every word, by score, then newest first. */
  find(query: string): PostMatch[] {
    const searched = searchedWords(query);
    if (searched.length === 0) return [];
    this.entries ??= this.posts.map(entryOf);
    return this.entries
      .map((entry) => ({ entry, worth: worthOf(entry, searched) }))
      .filter(({ worth }) => worth > 0)
      .toSorted((a, b) => b.worth - a.worth)
      .map(({ entry }) => ({ slug: entry.post.slug, place: placeOf(entry, searched) }));
  }
}

const entryOf = (post: IndexedPost): Entry => ({
  post,
  title: wordsOf(post.title),
  summary: wordsOf(`${post.description} ${post.author.replaceAll("-", " ")}`),
  sections: post.sections.map((section) => ({
    ...section,
    headingWords: wordsOf(section.heading),
    textWords: wordsOf(section.text),
  })),
});

const has = (words: readonly Word[], searched: string): boolean =>
  words.some((word) => matches(word, searched));

/** The post's score; 0 if a word is missing. */
function worthOf(entry: Entry, searched: readonly string[]): number {
  const worths = searched.map((word) => worthOfWord(entry, word));
  if (worths.includes(0)) return 0;
  return worths.reduce((sum, worth) => sum + worth, worthOfNearness(entry, searched));
}

function worthOfNearness({ sections }: Entry, searched: readonly string[]): number {
  if (searched.length === 1) return 0;
  if (sections.some(({ textWords }) => holdInARow(textWords, searched))) return IN_A_ROW;
  return sections.some((section) => countIn(section, searched) === searched.length) ? TOGETHER : 0;
}

const holdInARow = (words: readonly Word[], searched: readonly string[]): boolean =>
  words.some((_, start) =>
    searched.every((one, index) => {
      const word = words[start + index];
      return word !== undefined && matches(word, one);
    }),
  );

function worthOfWord({ title, summary, sections }: Entry, word: string): number {
  const times = sections
    .flatMap(({ textWords }) => textWords)
    .filter((one) => matches(one, word)).length;
  const inText = times === 0 ? 0 : WORTH.text + Math.min(times, MOST_TIMES) * EACH_TIME;
  if (has(title, word)) return WORTH.title + inText;
  const inHeading = sections.some(({ headingWords }) => has(headingWords, word));
  if (inHeading) return WORTH.heading + inText;
  return has(summary, word) ? WORTH.summary + inText : inText;
}

/** How many of the words a section contains. */
const countIn = ({ headingWords, textWords }: Section, searched: readonly string[]): number =>
  searched.filter((word) => has(headingWords, word) || has(textWords, word)).length;

function placeOf({ title, summary, sections }: Entry, searched: readonly string[]) {
  if (searched.every((word) => has(title, word) || has(summary, word))) return null;
  let best: { section: Section; count: number } | null = null;
  for (const section of sections) {
    const inHeading = searched.filter((word) => has(section.headingWords, word)).length;
    const count = countIn(section, searched) * searched.length + inHeading;
    if (count > (best?.count ?? 0)) best = { section, count };
  }
  return best === null ? null : describe(best.section, searched);
}

const describe = ({ id, heading, text }: Section, searched: readonly string[]): PostPlace => ({
  headingId: id || null,
  heading: heading || null,
  excerpt: excerptOf(text, searched),
});
