import { beforeAll, expect, it } from "@jest/globals";
import { build, type Rolldown } from "vite";
import { ownCopies } from "./own-copies.js";

/** A page and a dialog that share two modules, one of which keeps something. */
const FILES: Record<string, string> = {
  "/entry.js": `import { field } from "/ui/field.js"; field(); import("/dialog.js");`,
  "/dialog.js": `import "/form.js";`,
  "/form.js": `import { field } from "/ui/field.js"; import { top } from "/lib/top.js"; field(top);`,
  "/ui/field.js": `import { check } from "/ui/check.js"; export const field = (x) => check("field", x);`,
  "/ui/check.js": `import { top } from "/lib/top.js"; export const check = (...x) => console.log(top, x);`,
  "/lib/top.js": `export const top = new Set();`,
};

let modules: Record<string, string[]>;

beforeAll(async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      ownCopies({ part: /^\/dialog\.js$/, copied: /^\/(?:ui\/|form)/ }),
      {
        name: "files",
        resolveId: (source) => (source in FILES ? source : null),
        load: (id) => FILES[id.split("?")[0] ?? ""] ?? null,
      },
    ],
    build: { write: false, rollupOptions: { input: "/entry.js" } },
  })) as Rolldown.RolldownOutput;
  modules = Object.fromEntries(
    output.flatMap((file) => (file.type === "chunk" ? [[file.name, file.moduleIds]] : [])),
  );
});

const own = (ids: string[] | undefined): string[] =>
  (ids ?? []).filter((id) => id.endsWith("?own")).sort();

it("the part has copies of what it needs, also of what those need", () => {
  expect(own(modules["dialog"])).toEqual(["/form.js?own", "/ui/check.js?own", "/ui/field.js?own"]);
});

it("the page keeps its own", () => {
  expect(modules["entry"]).toEqual(expect.arrayContaining(["/ui/field.js", "/ui/check.js"]));
  expect(own(modules["entry"])).toEqual([]);
});

it("what keeps something is there once", () => {
  const all = Object.values(modules).flat();
  expect(all.filter((id) => id.startsWith("/lib/top.js"))).toEqual(["/lib/top.js"]);
});
