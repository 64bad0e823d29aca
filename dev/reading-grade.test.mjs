import assert from "node:assert/strict";
import { test } from "node:test";
import { proseOfCode, proseOfMarkdown, readingGrade } from "./reading-grade.mjs";

const EASY = "We read your resume. We call you within two days. Then you meet the team.";
const HARD =
  "Notwithstanding considerable administrative complexity, organizations accommodating international professionals necessarily demonstrate extraordinary documentation capabilities.";

test("short words in short sentences have a low grade, long ones a high grade", () => {
  assert.ok(readingGrade([EASY]).grade < 4);
  assert.ok(readingGrade([HARD]).grade > 20);
  assert.ok(readingGrade([EASY, HARD]).grade > readingGrade([EASY]).grade);
});

test("13 words with 26 syllables in one sentence are grade 13.1", () => {
  const { grade, words, longest } = readingGrade([
    "The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.",
  ]);
  assert.equal(words, 13);
  assert.equal(grade.toFixed(1), "13.1");
  assert.match(longest, /^The Australian .* creature\.$/);
});

test("an abbreviation does not end a sentence", () => {
  const { longest } = readingGrade(["Call us from 9 a.m. ET on any working day."]);
  assert.equal(longest, "Call us from 9 am ET on any working day.");
});

test("in Markdown, the sentences of front matter, paragraphs and lists count", () => {
  const prose = proseOfMarkdown(
    [
      "---\ntitle: A title of many words\nlead: We fill roles in two weeks.\n---",
      "# A heading of many words",
      "Each opening\nsays *what* it pays.",
      "- A list item of many words\n- Each item is a sentence here.",
      "| A cell is no sentence, though. |\n| --- |\n",
      "```figure dots\ncaption: A caption is no sentence here.\n```\n",
    ].join("\n\n"),
  );
  assert.deepEqual(prose, [
    "We fill roles in two weeks.",
    "Each opening says what it pays.",
    "Each item is a sentence here.",
  ]);
});

test("in code, strings that are sentences count", () => {
  const prose = proseOfCode(
    'export const t = { label: "Log In", lead: "We send you a code.", of: (n: number) => `You have ${n} tries left.` };',
  );
  assert.deepEqual(prose, ["We send you a code.", "You have it tries left."]);
});
