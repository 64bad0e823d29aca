import type { PostBody, PostCategory, PostMeta } from "../content-types";
import { meta as capGap } from "./posts/cap-gap-extension.post.md?meta";
import { meta as eVerify } from "./posts/e-verify-and-i-9.post.md?meta";
import { meta as lottery } from "./posts/h1b-lottery-calendar.post.md?meta";
import { meta as transfer } from "./posts/h1b-transfer-portability.post.md?meta";
import { meta as lawfulHiring } from "./posts/hiring-opt-candidates-lawfully.post.md?meta";
import { meta as optClock } from "./posts/opt-unemployment-clock.post.md?meta";
import { meta as payRanges } from "./posts/pay-range-laws-by-state.post.md?meta";
import { meta as atsResume } from "./posts/resume-that-survives-ats.post.md?meta";
import { meta as stemOpt } from "./posts/stem-opt-form-i-983.post.md?meta";
import { meta as contractForms } from "./posts/w2-c2c-1099-visa-workers.post.md?meta";

/** A post's metadata, for lists; its text is a separate file, loaded when the post is read. */
export interface Post {
  meta: PostMeta;
  load: () => Promise<{ body: PostBody }>;
}

const entries: Post[] = [
  { meta: capGap, load: () => import("./posts/cap-gap-extension.post.md") },
  { meta: eVerify, load: () => import("./posts/e-verify-and-i-9.post.md") },
  { meta: lottery, load: () => import("./posts/h1b-lottery-calendar.post.md") },
  { meta: transfer, load: () => import("./posts/h1b-transfer-portability.post.md") },
  { meta: lawfulHiring, load: () => import("./posts/hiring-opt-candidates-lawfully.post.md") },
  { meta: optClock, load: () => import("./posts/opt-unemployment-clock.post.md") },
  { meta: payRanges, load: () => import("./posts/pay-range-laws-by-state.post.md") },
  { meta: atsResume, load: () => import("./posts/resume-that-survives-ats.post.md") },
  { meta: stemOpt, load: () => import("./posts/stem-opt-form-i-983.post.md") },
  { meta: contractForms, load: () => import("./posts/w2-c2c-1099-visa-workers.post.md") },
];

/** For dates and slugs. The first `localeCompare` takes 80 ms on a phone. */
const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** All posts, newest first. */
export const posts: readonly Post[] = entries.toSorted(
  (a, b) => compare(b.meta.date, a.meta.date) || compare(a.meta.slug, b.meta.slug),
);

export const postMetas: readonly PostMeta[] = posts.map(({ meta }) => meta);

export const findPost = (slug: string): Post | undefined =>
  posts.find(({ meta }) => meta.slug === slug);

export const postCategories: Record<PostCategory, string> = {
  opt: "OPT and STEM OPT",
  h1b: "H-1B",
  pay: "Pay and contracts",
  resume: "Resumes and job search",
  hiring: "Hiring and compliance",
};
