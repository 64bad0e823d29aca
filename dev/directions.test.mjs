import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { after, test } from "node:test";
import { ROOT } from "./child.mjs";
import { moduleCircles } from "./module-circles.mjs";

const RULES = createRequire(import.meta.url)("../.dependency-cruiser.cjs").forbidden;

/** For each rule, a file and what it must not import. The tree of these files is all that the rules are tried on. */
const WRONG = {
  "no-circular": ["server/core/egg.ts", "server/core/hen.ts"],
  "core-imports-nothing-above-it": ["server/core/clock.ts", "express"],
  "integrations-import-only-core": ["server/integrations/mail.ts", "server/kit/db/row.ts"],
  "kit-imports-only-core": ["server/kit/db/lock.ts", "server/integrations/store.ts"],
  "modules-import-nothing-above-them": ["server/modules/jobs/job.ts", "server/db/tables.ts"],
  "settings-know-no-feature": [
    "server/tracing-settings.ts",
    "server/modules/jobs/record/job.types.ts",
  ],
  "modules-get-settings-from-their-base": [
    "server/modules/jobs/record/job.service.ts",
    "server/env.ts",
  ],
  "only-compose-wires-modules": ["server/prepare.ts", "server/modules/jobs/module.ts"],
  "a-module-makes-only-its-own": [
    "server/modules/plans/module.ts",
    "server/modules/cart/cart.service.ts",
  ],
  "doors-import-nothing-above-them": ["server/doors/rest/api.ts", "server/app.ts"],
  "db-imports-nothing-above-it": ["server/db/open.ts", "server/commands/seed.ts"],
  "db-knows-no-feature-but-its-tables": [
    "server/db/run-migrations.ts",
    "server/modules/jobs/families.service.ts",
  ],
  "composition-imports-nothing-above-it": ["server/gather.ts", "server/app.ts"],
  "nothing-imports-main": ["server/start.ts", "server/main.ts"],
  "commands-do-not-import-the-site": ["server/commands/billing.ts", "server/doors/web/site.ts"],
  "commands-make-only-what-they-need": ["server/commands/erase.ts", "server/compose.ts"],
  "migrations-import-no-product-code": ["server/db/migrations/First.ts", "server/core/words.ts"],
  "metrics-only-in-one-folder": ["server/modules/plans/count.ts", "prom-client"],
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
    "server/modules/jobs/record/job.store.ts",
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
  "pages-do-not-import-the-app": ["client/pages/jobs.ts", "client/app/router.ts"],
  "features-do-not-import-pages": ["client/features/jobs/d.ts", "client/pages/home.ts"],
  "only-its-page-imports-the-desk": ["client/pages/account.ts", "client/desk/board.ts"],
  "nothing-imports-the-explorer": ["client/pages/about.ts", "client/explorer/graphs.ts"],
  "only-the-desk-imports-the-ui-kit": ["client/pages/prices.ts", "@mantine/core"],
  "product-does-not-import-dev": ["server/workers.ts", "dev/stripe.ts"],
  "server-imports-only-installed-packages": ["server/modules/posts/page.ts", "vite"],
};
/** More that services and migrations must not import. */
const MORE = [
  ["migrations-import-no-product-code", "server/db/migrations/Second.ts", "content/site/names.ts"],
  ["migrations-import-no-product-code", "server/db/migrations/Third.ts", "dev/names.ts"],
  ["only-compose-wires-modules", "server/commands/pay.ts", "server/modules/billing/pay.wiring.ts"],
  ["services-do-not-import-http", "server/modules/plans/a.service.ts", "node:http"],
  ["services-do-not-import-http", "server/modules/plans/b.service.ts", "busboy"],
  ["services-do-not-import-graphql", "server/modules/plans/c.service.ts", "graphql"],
];
/** More files of a module that are its own. */
const OWN = [
  ["server/modules/contact/a.ts", "server/modules/jobs/reading/job.presenter.ts"],
  ["server/modules/contact/b.ts", "server/modules/jobs/search/one.types.ts"],
  ["server/modules/contact/c.ts", "server/modules/billing/subscription/plan-writer.ts"],
  ["server/modules/contact/d.ts", "server/modules/applications/stages/stage.writer.ts"],
  ["server/modules/contact/e.ts", "server/modules/applications/application.policy.ts"],
  ["server/modules/contact/f.ts", "server/modules/changes/change.sql.ts"],
  ["server/modules/contact/module.ts", "server/modules/billing/sell.wiring.ts"],
];
/** What the second file of a cycle imports. */
const CYCLES = { "server/core/hen.ts": "server/core/egg.ts", "dev/hen.mjs": "dev/egg.mjs" };
const PACKAGES = {
  dependencies: ["express", "busboy", "graphql", "stripe", "prom-client", "@mantine/core"],
  devDependencies: ["vite"],
};

const tree = realpathSync(mkdtempSync(path.join(os.tmpdir(), "directions-")));
after(() => rmSync(tree, { recursive: true }));

buildTree();
const broken = violations();

test("every rule has an import that breaks it", () => {
  assert.deepEqual(Object.keys(WRONG).sort(), RULES.map(({ name }) => name).sort());
});

const through = "use-other-modules-through-their-service";
for (const [rule, [file, imported]] of [
  ...Object.entries(WRONG),
  ...MORE.map(([rule, ...pair]) => [rule, pair]),
  ...OWN.map((pair) => [through, pair]),
])
  test(`${rule} refuses ${file} → ${imported}`, () => {
    const found = broken.filter((violation) => violation.rule === rule);
    assert.ok(
      found.some(({ from, to }) => from === file && to.includes(imported.replace("node:", ""))),
      `found only ${JSON.stringify(found)}`,
    );
  });

test("docs/ARCHITECTURE.md gives a reason for each public file of a module", () => {
  const text = readFileSync(path.join(ROOT, "docs/ARCHITECTURE.md"), "utf8");
  const listed = [...text.matchAll(/^\| `([\w-]+\/[\w./-]+\.ts)` +\| \S.*\|$/gm)];
  assert.ok(listed.length > 0);
  assert.deepEqual(listed.map(([, file]) => file).sort(), publicFiles());
});

test("each public file is used by another module", () => {
  const modules = path.join(ROOT, "server/modules");
  const used = new Set(
    readdirSync(modules, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
      .flatMap((file) => importsOfOthers(modules, file)),
  );
  assert.deepEqual(
    publicFiles().filter((file) => !used.has(file)),
    [],
  );
});

/** The files that the rule names, from the folder of the modules, in the order of the alphabet. */
function publicFiles() {
  const { to } = RULES.find(({ name }) => name === through);
  return to.pathNot
    .flatMap((pattern) => /^\^server\/modules\/((?:[\w/-]|\\\.)+)\$$/.exec(pattern)?.[1] ?? [])
    .map((file) => file.replaceAll("\\.", "."))
    .sort();
}

test("modules that need each other are named, with the files and what to do", () => {
  const root = path.join(tree, "circles");
  const has = (file, text) => write(path.join("circles/server/modules", file), text);
  has("base.ts", 'import type { Job } from "./jobs/job.types.js";\n');
  has("jobs/record/job.types.ts", "export interface Job {}\n");
  has("jobs/module.ts", 'import type { CartService } from "../cart/cart.service.js";\n');
  has("cart/cart.service.ts", "export class CartService {}\n");
  assert.deepEqual(moduleCircles(root), []);
  has("cart/cart.test.ts", 'import { x } from "../jobs/job.types.js";\n');
  assert.deepEqual(moduleCircles(root), []);
  has("cart/cart.types.ts", 'import type { Job } from "../jobs/job.types.js";\n');
  const [circle, ...others] = moduleCircles(root);
  assert.deepEqual(others, []);
  assert.match(circle, /^The modules (cart and jobs|jobs and cart) need each other:$/m);
  assert.match(circle, /jobs\/module\.ts → server\/modules\/cart\/cart\.service\.ts/);
  assert.match(circle, /cart\/cart\.types\.ts → server\/modules\/jobs\/job\.types\.ts/);
  assert.match(circle, /pass the service in compose\.ts/);
});

/** Files of other modules that a file imports, both from the folder of the modules. */
function importsOfOthers(modules, file) {
  const text = readFileSync(path.join(modules, file), "utf8");
  const imported = [...text.matchAll(/from "(\.[^"]+)\.js"/g)].map(([, name]) =>
    path.join(path.dirname(file), `${name}.ts`),
  );
  return imported.filter((name) => name.split(path.sep)[0] !== file.split(path.sep)[0]);
}

function buildTree() {
  const wrong = [...Object.values(WRONG), ...MORE.map(([, ...pair]) => pair), ...OWN];
  for (const [file, imported] of [...wrong, ...Object.entries(CYCLES)])
    write(file, `import { x } from "${specifier(file, imported)}";\nexport const y = x;\n`);
  for (const [, imported] of wrong)
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
