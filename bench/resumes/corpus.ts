import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const FOLDER = path.resolve("bench/resumes");
const MASTER = path.resolve("dev/resume-corpus/master.json");

const blockSchema = z.object({
  id: z.string(),
  text: z.union([z.string(), z.array(z.string())]),
  /** In the narrow column, where a file has two. */
  isAside: z.boolean().default(false),
});
export type MasterBlock = z.infer<typeof blockSchema>;

const fileSchema = z.object({
  file: z.string(),
  program: z.string(),
  layout: z.string(),
  /** Two columns; either may be read first, but each as a whole. */
  hasColumns: z.boolean(),
});
export type CorpusFile = z.infer<typeof fileSchema>;

const parsed = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** The text that every file of the corpus has. */
export const master = (): MasterBlock[] => z.array(blockSchema).parse(parsed(MASTER));

/** One resume by many programs, made by `dev/resume-corpus/make.mjs`. */
export const corpus = (): CorpusFile[] =>
  z.array(fileSchema).parse(parsed(path.join(FOLDER, "corpus.json")));

export const contentOf = ({ file }: CorpusFile): Buffer =>
  readFileSync(path.join(FOLDER, "files", file));
