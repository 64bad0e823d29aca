import { z } from "zod";
import { curlyQuotes } from "./typography.js";

/** How many characters of a description search engines show. */
const SEARCH_SNIPPET = 180;

const line = z.string().trim().min(1).overwrite(curlyQuotes);
const day = z.iso.date();
const head = { title: line.max(90), description: line.max(SEARCH_SNIPPET) };
const action = z.strictObject({ label: line, to: line.startsWith("/") });
const step = z.strictObject({ when: line.optional(), title: line, text: line });

/** Front matter of a `.post.md`. */
export const postMeta = z.strictObject({
  ...head,
  date: day,
  updated: day.optional(),
  category: z.enum(["opt", "h1b", "pay", "resume", "hiring"]),
  author: line,
  scene: line.optional(),
  sources: z.array(z.strictObject({ label: line, url: z.url({ protocol: /^https$/ }) })).min(1),
});

/** Front matter of a `.page.md`. */
export const pageMeta = z.strictObject({
  ...head,
  lead: line,
  summary: line.optional(),
  facts: z.array(z.strictObject({ label: line, text: line })).optional(),
  steps: z.strictObject({ title: line, items: z.array(step).min(2) }).optional(),
  roles: z.array(line).optional(),
  lastUpdated: line.optional(),
  closing: z.strictObject({ title: line, text: line, actions: z.array(action).min(1).max(2) }),
});

/** Front matter of a `.questions.md`. */
export const questionsMeta = z.strictObject({ ...head, lead: line });
