import { expect, it } from "@jest/globals";
import { ownCopies } from "./own-copies.js";

const plugin = ownCopies({ part: /^\/dialog\.js$/, copied: /^\/(?:ui\/|form)/ });

/** What the bundler finds for an import; packages that it doesn't bundle are external. */
const resolve = async (id: string) => ({ id, external: id.startsWith("node:") });

async function importOf(source: string, importer?: string): Promise<unknown> {
  const { resolveId } = plugin;
  if (typeof resolveId !== "function") throw new Error("no resolveId");
  const found = await Reflect.apply(resolveId, { resolve }, [source, importer, {}]);
  return typeof found === "object" && found !== null && "id" in found ? found.id : found;
}

it("the part has copies of what it needs, also of what those need", async () => {
  expect(await importOf("/form.js", "/dialog.js")).toBe("/form.js?own");
  expect(await importOf("/ui/field.js", "/form.js?own")).toBe("/ui/field.js?own");
  expect(await importOf("/ui/check.js", "/ui/field.js?own")).toBe("/ui/check.js?own");
});

it("the page keeps its own", async () => {
  expect(await importOf("/ui/field.js", "/page.js")).toBeNull();
  expect(await importOf("/ui/check.js", "/ui/field.js")).toBeNull();
  expect(await importOf("/dialog.js")).toBeNull();
});

it("what keeps something, and what is not bundled, is there once", async () => {
  expect(await importOf("/lib/top.js", "/ui/check.js?own")).toBe("/lib/top.js");
  expect(await importOf("node:path", "/dialog.js")).toBe("node:path");
});
