import assert from "node:assert/strict";
import { describe, it, test } from "node:test";
import markdown from "@eslint/markdown";
import { RuleTester } from "eslint";
import tseslint from "typescript-eslint";
import { voice, wordList } from "./voice.mjs";

RuleTester.describe = describe;
RuleTester.it = it;
const avoid = (found, write, place) => ({
  message: `“${found}”: write ${write} (docs/voice.md).`,
  ...place,
});

test("a row of the table is words to find, or a pattern between slashes", () => {
  const [mail, organize, day] = wordList(
    [
      "| Instead of | Write |\n| --- | --- |\n| One | Another |\n",
      "## Word list\n",
      "| Don't write | Write |\n| --- | --- |\n| by mail | by email |\n| organis\\* | organiz\\* |",
      "| `/\\b\\d (May\\|June)\\b/` | June 1 |",
    ].join("\n"),
  );
  assert.deepEqual([mail.entry, mail.write], ["by mail", "by email"]);
  assert.ok("Sent By\nMail".match(mail.pattern));
  assert.equal("standby mailbox".match(mail.pattern), null);
  assert.ok("Organisations".match(organize.pattern));
  assert.equal(day.write, "June 1");
  assert.ok("On 1 June".match(day.pattern));
  assert.equal("Section 1 june".match(day.pattern), null);
});

new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { ecmaFeatures: { jsx: true } },
  },
}).run("voice in code", voice, {
  valid: [
    { code: 'export const lead = "Everyone gets an email by July 1.";' },
    { code: 'import { colour } from "./colour.js"; const colour = mails;' },
    { code: 'const legal = "You cannot transfer it.";', options: [{ allow: ["cannot"] }] },
  ],
  invalid: [
    {
      code: 'const lead = "Write to\\u0020us. Somebody answers.";',
      errors: [
        avoid("Somebody", "someone, anyone, a person", { line: 1, column: 33, endColumn: 41 }),
      ],
    },
    { code: "const text = `${n} mails`;", errors: [avoid("mails", "emails")] },
    { code: "<p>Pick a colour</p>", errors: [avoid("colour", "color")] },
    { code: '<a aria-label="Favourite">x</a>', errors: [avoid("Favourite", "favorite")] },
    { code: 'const text = "Start on 1 October.";', errors: [avoid("1 October", "October 1")] },
    { code: 'const text = "We specialise.";', errors: [avoid("specialise", "specialize*")] },
  ],
});

new RuleTester({
  plugins: { markdown },
  language: "markdown/gfm",
  languageOptions: { frontmatter: "yaml" },
}).run("voice in Markdown", voice, {
  valid: [{ code: "Run `npm run colour`.\n\n```ts\nconst colour = 1;\n```\n" }],
  invalid: [
    {
      code: '---\nlead: "A mail a week."\n---\n\n# Text\n',
      errors: [avoid("A mail", "an email", { line: 2, column: 8 })],
    },
    {
      code: "# Title\n\nWe write by\nmail to *somebody*.\n",
      errors: [
        avoid("by\nmail", "by email", { line: 3, column: 10, endLine: 4 }),
        avoid("somebody", "someone, anyone, a person", { line: 4 }),
      ],
    },
    {
      code: "```figure dots\ncaption: Nobody\n```\n",
      errors: [avoid("Nobody", "no one, or turn the sentence around", { line: 2 })],
    },
  ],
});
