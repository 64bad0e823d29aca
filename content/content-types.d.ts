/** What the build makes of the Markdown files in this folder (dev/build/markdown-content.ts). */

export type PostCategory = "opt" | "h1b" | "pay" | "resume" | "hiring";

export interface SourceLink {
  /** Who says it and where, e.g. "USCIS: Optional Practical Training". */
  label: string;
  /** https */
  url: string;
}

/** Front matter of a `.post.md`, and what is counted from its text. */
export interface PostMeta {
  /** The file's name without its ending: the last part of the address. */
  slug: string;
  title: string;
  description: string;
  /** YYYY-MM-DD */
  date: string;
  /** YYYY-MM-DD, when the text was changed after its date. */
  updated?: string | undefined;
  category: PostCategory;
  /** Key in content/authors.ts. */
  author: string;
  /** Id of its picture in public/scenes.svg; the category's unless it has one of its own. */
  scene: string;
  sources: SourceLink[];
  words: number;
  readingMinutes: number;
}

export interface Heading {
  id: string;
  text: string;
}

export interface PostBody {
  /** HTML of our own Markdown: no raw HTML gets in. */
  html: string;
  /** The second-level headings, for the table of contents. */
  headings: Heading[];
}

export interface PageAction {
  label: string;
  /** Path on this site. */
  to: string;
}

export interface PageStep {
  /** E.g. "Day 0". */
  when?: string | undefined;
  title: string;
  text: string;
}

/** Front matter of a `.page.md`. */
export interface PageMeta {
  slug: string;
  title: string;
  /** One sentence under the title. */
  lead: string;
  /** For search engines. */
  description: string;
  /** Short name in lists of pages; the title otherwise. */
  summary?: string | undefined;
  /** "At a glance": a few facts beside the text. */
  facts?: { label: string; text: string }[] | undefined;
  steps?: { title: string; items: PageStep[] } | undefined;
  /** Words to search jobs for, e.g. the roles of an industry. */
  roles?: string[] | undefined;
  /** YYYY-MM-DD or as shown; for legal pages. */
  lastUpdated?: string | undefined;
  closing: { title: string; text: string; actions: PageAction[] };
}

export interface PageSection extends Heading {
  html: string;
  /** HTML of the figures that belong to it. */
  figure?: string;
}

export interface PageBody {
  /** HTML before the first heading. */
  intro: string;
  /** HTML of the figures before the first heading. */
  figure?: string;
  sections: PageSection[];
}

export interface QuestionEntry extends Heading {
  html: string;
  /** The answer without marks, for search and for search engines. */
  plain: string;
}

export interface QuestionGroup extends Heading {
  entries: QuestionEntry[];
}

/** Front matter of a `.questions.md`. */
export interface QuestionsMeta {
  slug: string;
  title: string;
  lead: string;
  description: string;
}

export interface QuestionsBody {
  groups: QuestionGroup[];
}
