import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { after, test } from "node:test";
import { ROOT } from "./child.mjs";

const RULES = createRequire(import.meta.url)("../.dependency-cruiser.cjs").forbidden;

/** For each rule, a file and what it must not import. The tree of these files is all that the rules are tried on. */
const WRONG = {
  "no-circular": ["server/core/egg.ts", "server/core/hen.ts"],
  "no-circular-dev": ["dev/egg.mjs", "dev/hen.mjs"],
  "core-imports-nothing-above-it": ["server/core/clock.ts", "express"],
  "integrations-import-only-core": ["server/integrations/mail.ts", "server/kit/db/row.ts"],
  "kit-imports-only-core": ["server/kit/db/lock.ts", "server/integrations/store.ts"],
  "modules-import-nothing-above-them": ["server/modules/jobs/job.ts", "server/db/tables.ts"],
  "lower-modules-do-not-import-top-ones": [
    "server/modules/jobs/row.ts",
    "server/modules/staff/x.ts",
  ],
  "lowest-modules-do-not-import-middle-ones": [
    "server/modules/posts/a.ts",
    "server/modules/jobs/b.ts",
  ],
  "doors-import-nothing-above-them": ["server/doors/rest/api.ts", "server/app.ts"],
  "db-imports-nothing-above-it": ["server/db/open.ts", "server/commands/seed.ts"],
  "commands-do-not-import-the-site": ["server/commands/erase.ts", "server/doors/web/site.ts"],
  "migrations-import-no-product-code": ["server/db/migrations/First.ts", "server/core/words.ts"],
  "vendor-sdks-only-in-integrations": ["server/modules/plans/pay.ts", "stripe"],
  "services-do-not-import-http": [
    "server/modules/plans/plan.service.ts",
    "server/kit/http/answer.ts",
  ],
  "services-do-not-import-graphql": [
    "server/modules/plans/plan.policy.ts",
    "server/kit/graphql/page.ts",
  ],
  "use-other-modules-through-their-service": [
    "server/modules/contact/list.ts",
    "server/modules/jobs/job.presenter.ts",
  ],
  "client-does-not-import-server": ["client/lib/date.ts", "server/core/date.ts"],
  "server-does-not-import-client": ["server/serve.ts", "client/app/root.ts"],
  "content-imports-nothing-outside-content": ["content/site/list.ts", "client/lib/list.ts"],
  "client-features-do-not-import-each-other": [
    "client/features/jobs/a.ts",
    "client/features/plans/b.ts",
  ],
  "components-and-lib-import-nothing-above-them": [
    "client/components/a.ts",
    "client/features/jobs/c.ts",
  ],
  "features-do-not-import-pages": ["client/features/jobs/d.ts", "client/pages/home.ts"],
  "only-its-page-imports-the-desk": ["client/pages/account.ts", "client/desk/board.ts"],
  "only-the-desk-imports-the-ui-kit": ["client/pages/prices.ts", "@mantine/core"],
  "product-does-not-import-dev": ["server/workers.ts", "dev/stripe.ts"],
  "server-imports-only-installed-packages": ["server/modules/posts/page.ts", "vite"],
};
/** What the second file of a cycle imports. */
const CYCLES = { "server/core/hen.ts": "server/core/egg.ts", "dev/hen.mjs": "dev/egg.mjs" };
const PACKAGES = {
  dependencies: ["express", "stripe", "@mantine/core"],
  devDependencies: ["vite"],
};

const tree = realpathSync(mkdtempSync(path.join(os.tmpdir(), "directions-")));
after(() => rmSync(tree, { recursive: true }));

buildTree();
const broken = violations();

test("every rule has an import that breaks it", () => {
  assert.deepEqual(Object.keys(WRONG).sort(), RULES.map(({ name }) => name).sort());
});

for (const [rule, [file, imported]] of Object.entries(WRONG))
  test(`${rule} refuses ${file} → ${imported}`, () => {
    const found = broken.filter((violation) => violation.rule === rule);
    assert.ok(
      found.some(({ from, to }) => from === file && to.includes(imported)),
      `found only ${JSON.stringify(found)}`,
    );
  });

function buildTree() {
  for (const [file, imported] of [...Object.values(WRONG), ...Object.entries(CYCLES)])
    write(file, `import { x } from "${specifier(file, imported)}";\nexport const y = x;\n`);
  for (const [, imported] of Object.values(WRONG))
    if (isFile(imported) && !(imported in CYCLES)) write(imported, "export const x = 1;\n");
  for (const name of Object.values(PACKAGES).flat()) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: "index.js" }));
    write(`node_modules/${name}/index.js`, "exports.x = 1;\n");
  }
  const versions = (names) => Object.fromEntries(names.map((name) => [name, "1.0.0"]));
  const { dependencies, devDependencies } = PACKAGES;
  write(
    "package.json",
    JSON.stringify({
      dependencies: versions(dependencies),
      devDependencies: versions(devDependencies),
    }),
  );
  write("tsconfig.client.json", "{}");
  copyFileSync(path.join(ROOT, ".dependency-cruiser.cjs"), path.join(tree, "rules.cjs"));
}

/** Every import that breaks a rule. */
function violations() {
  const depcruise = path.join(ROOT, "node_modules/.bin/depcruise");
  const folders = ["server", "client", "content", "dev"];
  const options = ["--config", "rules.cjs", "--output-type", "json"];
  const { stdout, stderr } = spawnSync(depcruise, [...options, ...folders], {
    cwd: tree,
    encoding: "utf8",
  });
  return parse(stdout, stderr).summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
  }));
}

/** @throws with what the program said, which may also be a warning of Node's, if its answer is no JSON */
function parse(stdout, stderr) {
  try {
    return JSON.parse(stdout);
  } catch {
    throw new Error(`depcruise gave no JSON: ${stderr}`);
  }
}

function isFile(imported) {
  return /\.(ts|mjs)$/.test(imported);
}

function specifier(file, imported) {
  if (!isFile(imported)) return imported;
  const relative = path.relative(path.dirname(file), imported);
  return relative.startsWith(".") ? relative : `./${relative}`;
}

function write(file, text) {
  const target = path.join(tree, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}
