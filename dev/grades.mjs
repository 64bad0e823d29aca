/**
 * `npm run grades`: the reading grade of every content file with enough prose to measure. Fails if one is above the limit;
 * legal texts have none. `npm run grades -- --longest` adds the longest sentence of each file.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./child.mjs";
import { proseOfCode, proseOfMarkdown, readingGrade } from "./reading-grade.mjs";

/** The reading level of a newspaper for everyone. */
const LIMIT = 8;
/** Fewer words give a grade by chance. */
const ENOUGH_WORDS = 100;
const LEGAL = /privacy-policy\.page\.md$|terms-text\.ts$/;

const content = path.join(ROOT, "content/en");
const graded = readdirSync(content, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(?:ts|md)$/.test(file))
  .map((file) => {
    const source = readFileSync(path.join(content, file), "utf8");
    const prose = file.endsWith(".md") ? proseOfMarkdown(source) : proseOfCode(source);
    return { file, ...readingGrade(prose), isLegal: LEGAL.test(file) };
  })
  .filter(({ words }) => words >= ENOUGH_WORDS)
  .sort((a, b) => b.grade - a.grade);

const isOver = ({ grade, isLegal }) => !isLegal && grade > LIMIT;
for (const text of graded) {
  const note = text.isLegal ? "  legal" : isOver(text) ? `  above ${LIMIT}` : "";
  console.log(`${text.grade.toFixed(1).padStart(5)}  ${text.file}${note}`);
  if (process.argv.includes("--longest")) console.log(`       ${text.longest}\n`);
}
process.exitCode = graded.some(isOver) ? 1 : 0;
