/** The data that the build creates from the Markdown files in this folder (dev/build/markdown-content.ts). */

export type PostCategory = "opt" | "h1b" | "pay" | "resume" | "hiring";

export interface SourceLink {
  /** Publisher and title, e.g. "USCIS: Optional Practical Training". */
  label: string;
  /** https URL. */
  url: string;
}

/** Front matter of a `.post.md`, plus values derived from its text. */
export interface PostMeta {
  /** File name without extension; the last part of the URL. */
  slug: string;
  title: string;
  description: string;
  /** YYYY-MM-DD */
  date: string;
  /** YYYY-MM-DD, if the text was changed after its date. */
  updated?: string | undefined;
  category: PostCategory;
  /** Key in content/authors.ts. */
  author: string;
  /** Name of the picture in public/scenes; by default, the category's. */
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
  /** HTML built from our Markdown, in which raw HTML is not allowed. */
  html: string;
  /** Second-level headings, for the table of contents. */
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
  /** Short text for lists of pages; every listed page has one. */
  summary?: string | undefined;
  /** "At a glance": a few facts next to the text. */
  facts?: { label: string; text: string }[] | undefined;
  steps?: { title: string; items: PageStep[] } | undefined;
  /** Search terms for the page's jobs, e.g. an industry's roles. */
  roles?: string[] | undefined;
  /** YYYY-MM-DD, or the date as shown; for legal pages. */
  lastUpdated?: string | undefined;
  closing: { title: string; text: string; actions: PageAction[] };
}

/** What the head and lists of pages show of a page: each page of a group carries that of all others. */
export interface ListedPage {
  slug: string;
  title: string;
  description: string;
  summary: string;
}

export interface PageSection extends Heading {
  html: string;
  /** HTML of the section's figures. */
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
  /** The answer as plain text, for the site's search and for search engines. */
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
