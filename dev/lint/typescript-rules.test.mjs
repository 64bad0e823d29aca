import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { TYPED } from "../../oxlint.config.js";
import { withoutProject } from "./projects.mjs";

const ROOT = path.resolve(import.meta.dirname, "../..");
/** Oxlint looks for its helper, tsgolint, here. */
const BIN = path.join(ROOT, "node_modules/.bin");

/** Each marked line breaks the rule that it names, and no other line breaks any. */
const BROKEN = `
declare const anything: any; // no-explicit-any
declare const promise: Promise<number>;
declare const list: number[];
declare const text: string;
declare const record: { id: number };
declare function take(name: string): void;
declare function later(): Promise<void>;
enum Fruit { Apple, Pear }
enum Car { Fiat, Ford }
declare const fruit: Fruit;
declare const car: Car;
class Clock {
  now = 0;
  tick() { return this.now++; }
  static start = () => 0;
}
declare const clock: Clock;

export const tick = clock.tick; // unbound-method
export const { tick: other } = clock; // unbound-method
export const start = Clock.start;
export async function wait() {
  await 1; // await-thenable
  await promise;
  later(); // no-floating-promises
  void later();
  promise.then(take as never); // no-floating-promises
  promise.catch(() => undefined);
  list.map(async () => later()); // no-floating-promises
  if (promise) take(text); // no-misused-promises
  list.filter(async () => { await later(); return true; }); // no-misused-promises
  list.forEach(async () => { await later(); });
  await Promise.reject("no"); // prefer-promise-reject-errors
  await Promise.reject(new Error("no"));
  return new Promise((_resolve, reject) => reject(404)); // prefer-promise-reject-errors
}
export function mix() {
  delete list[0]; // no-array-delete
  for (const index in list) take(index); // no-for-in-array
  setTimeout("take('now')", 1); // no-implied-eval
  new Function("take('now')")(); // no-implied-eval,no-unsafe-call
  take(String(record)); // no-base-to-string
  take(record.toString()); // no-base-to-string
  take(\`\${record}\`); // no-base-to-string,restrict-template-expressions
  take(\`\${list}\`); // restrict-template-expressions
  take(\`\${1} \${true} \${null} \${anything}\`);
  if (fruit === (car as number)) take(text); // no-unsafe-enum-comparison
  if (fruit === 1) take(text); // no-unsafe-enum-comparison
  if (fruit === Fruit.Pear) take(text);
  return text + list; // restrict-plus-operands
}
export const minus = -text; // no-unsafe-unary-minus
export const length = text!.length; // no-non-null-assertion,no-unnecessary-type-assertion
export const same = text as string; // no-unnecessary-type-assertion
export type Twice = string | number | string; // no-duplicate-type-constituents
export type Swallowed = string | any; // no-explicit-any,no-redundant-type-constituents
export type Never = string | never; // no-redundant-type-constituents
export function unsafe() {
  take(anything); // no-unsafe-argument
  const copy = anything; // no-unsafe-assignment
  const { id } = anything; // no-unsafe-assignment
  anything(); // no-unsafe-call
  take(typeof anything.id); // no-unsafe-member-access
  take(typeof list[anything]); // no-unsafe-member-access
  if (id) return copy; // no-unsafe-return
  return list;
}
export const pick = () => anything; // no-unsafe-return
`;

/** Our own rules, and those of ESLint's that run beside them. */
const OWN = `
declare const db: { query(sql: string): void };
export function pay(total: number) {
  db.query("DELETE FROM companies"); // own-tables,told-changes
  db.query(\`SELECT \${total}\`); // no-syntax
  const note = "Somebody paid"; // no-syntax,words
  let last = 0; // no-useless-assignment
  last = total;
  return { note, last };
}
export function long() { // max-lines-per-function
${"  void 0;\n".repeat(60)}}
`;

/** What no file of a kind may contain. */
const FORBIDDEN = {
  "server/modules/billing/rules.service.ts": `
declare const db: { transaction(work: () => void): void; orderBy(sql: string): void };
declare function readRows(of: typeof db, sql: string): void;
import { isDuplicate } from "../../kit/db/errors.js"; // no-syntax
export const level = process.env.LEVEL; // no-syntax
export let lastNumber = 0; // no-syntax
const known = new Map<string, number>(); // no-syntax
export const shared = new Set<string>(); // no-syntax
const waiting: string[] = []; // no-syntax
export const answers: Record<string, string> = {}; // no-syntax
export const late = [] as string[]; // no-syntax
const early = {} satisfies Record<string, string>; // no-syntax
export class Counter {
  static count = 0; // no-syntax
  static readonly seen = new Map<string, number>(); // no-syntax
  static start() { return new Counter(); }
  own: string[] = [];
}
export const wait = () => { const none: string[] = []; return [...none, ...waiting, early]; };
export const keep = () => known.set(level ?? "", (lastNumber += 1));
db.transaction(() => void isDuplicate); // no-syntax
db.orderBy(\`\${level} DESC\`); // no-syntax
readRows(db, \`SELECT \${level}\`); // no-syntax
export const save = (input: unknown) => input; // no-syntax
export const ask = (wish: { next?: unknown }) => wish; // no-syntax
export const title = \`Paid \${level}\`; // no-syntax
export const lead = "Thank you for it"; // no-syntax
export const both = { ...{ level, title } }; // no-syntax
export const some = { title, ...(level ? { level } : {}) };
`,
  "dev/seed/rules.ts": `
declare const db: { transaction(work: () => void): void };
db.transaction(() => undefined); // no-syntax
`,
  "server/modules/billing/rules.resolver.ts": `
declare function Query(): MethodDecorator;
declare function Mutation(): MethodDecorator;
interface RequestContext { actor: string }
export class Rules {
  @Query()
  all({ actor }: RequestContext) { return actor; } // no-syntax
  @Mutation()
  save({ actor }: RequestContext) { return actor; }
}
`,
  "server/modules/billing/rules.mail.ts": `
export const mail = { subject: "Paid" }; // no-syntax
export const lead = "thank you for it"; // no-syntax
export const twice = \`\${lead} once again\`; // no-syntax
export const level = process.env.LEVEL; // no-syntax
export let lastNumber = 0; // no-syntax
const known = new Map<string, number>(); // no-syntax
export const keep = () => known.set(level ?? "", (lastNumber += 1));
export const save = (input: unknown) => input; // no-syntax
`,
  "client/features/jobs/Rules.tsx": `
declare const gql: (texts: TemplateStringsArray) => string;
declare const isOpen: boolean;
export const query = gql\`{ jobs }\`; // no-syntax
export const state = { label: "Open" }; // no-syntax
export const lead = "find a job"; // no-syntax
export const one = <p>Hello</p>; // no-syntax
export const two = <p>{isOpen ? "Open" : null}</p>; // no-syntax
export const three = <img alt="Logo" src="/logo.svg" />; // no-syntax
export const four = <p>{"Hi"}</p>; // no-syntax
export const five = <p>{\`hi \${lead}\`}</p>; // no-syntax
export const six = <img alt={isOpen ? "logo" : ""} src="/logo.svg" />; // no-syntax
export const seven = <p className={\`Hi \${lead}\`} />; // no-syntax
export const eight = \`\${lead} now or later\`; // no-syntax
`,
};

const SILENCED = `
declare function later(): Promise<void>;
// oxlint-disable-next-line typescript/no-floating-promises -- a reason
later();
// oxlint-disable-next-line typescript/no-floating-promises -- needless
void later();
// eslint-disable-next-line no-var -- for the other linter
export var before = 1;
`;

const TSCONFIG = {
  compilerOptions: { target: "ES2022", lib: ["ES2023", "DOM"], strict: true, types: [] },
};

test("each rule that needs types finds what breaks it", (t) => {
  const found = lint(t, "rooms.ts", BROKEN);
  assert.deepEqual(found, marked(BROKEN));
  const seen = new Set(marked(BROKEN).map((line) => line.replace(/^\d+ /, "typescript/")));
  assert.deepEqual(
    TYPED.filter((rule) => !seen.has(rule)),
    [],
  );
});

test("our own rules read TypeScript", (t) => {
  const found = lint(t, "server/modules/billing/pay.service.ts", OWN);
  assert.deepEqual(found, marked(OWN));
});

for (const [name, text] of Object.entries(FORBIDDEN))
  test(`what ${path.basename(name)} must not contain is found`, (t) => {
    const found = lint(t, name, text).filter((line) => line.endsWith(" no-syntax"));
    assert.deepEqual(found, marked(text));
  });

test("tests may use values of unknown type", (t) => {
  const found = lint(t, "rooms.test.ts", BROKEN);
  const allowed = /no-unsafe-(?:argument|assignment|call|member-access|return)$/;
  assert.deepEqual(
    found,
    marked(BROKEN).filter((line) => !allowed.test(line)),
  );
});

test("a comment silences a rule, and is reported when it silences nothing", (t) => {
  const found = lint(t, "silenced.ts", SILENCED);
  assert.deepEqual(found, [
    "5 Unused oxlint-disable directive (no problems were reported).",
    "8 no-var",
  ]);
});

test("a TypeScript file that no project includes is found", (t) => {
  const root = folder(t, {
    "tsconfig.json": '{ "files": [], "references": [{ "path": "./tsconfig.server.json" }] }',
    "tsconfig.server.json": '{ "include": ["server"] }',
    "server/known.ts": "",
    "loose/unknown.ts": "",
  });
  const names = ["server/known.ts", "loose/unknown.ts", "loose/script.mjs"];
  assert.deepEqual(withoutProject(root, names), ["loose/unknown.ts"]);
});

/** @returns {string[]} what this project's rules say about a file: lines and rules */
function lint(t, name, text) {
  const root = folder(t, { [name]: text, "tsconfig.json": JSON.stringify(TSCONFIG) });
  // Folders in the settings are beside them.
  mkdirSync(path.join(root, "dev"), { recursive: true });
  for (const shared of ["oxlint.config.js", "dev/lint"])
    symlinkSync(path.join(ROOT, shared), path.join(root, shared));
  const { stdout } = spawnSync(
    path.join(BIN, "oxlint"),
    ["--config", "oxlint.config.js", "--format=json", name],
    { cwd: root, encoding: "utf8", env: { ...process.env, PATH: `${BIN}:${process.env.PATH}` } },
  );
  const found = JSON.parse(stdout).diagnostics.map(({ code, message, labels }) => ({
    line: labels[0].span.line,
    rule: /\((.*)\)/.exec(code ?? "")?.[1] ?? message,
  }));
  found.sort((a, b) => a.line - b.line || (a.rule < b.rule ? -1 : 1));
  return [...new Set(found.map(({ line, rule }) => `${line} ${rule}`))];
}

function marked(text) {
  return text.split("\n").flatMap((line, index) => {
    const rules = / \/\/ ([\w,-]+)$/.exec(line)?.[1].split(",") ?? [];
    return rules.sort().map((rule) => `${index + 1} ${rule}`);
  });
}

function folder(t, files) {
  const root = mkdtempSync(path.join(os.tmpdir(), "typed-rules-"));
  t.after(() => rmSync(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return root;
}
