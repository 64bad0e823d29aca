import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, it } from "@jest/globals";
import { compileFile, importedPackages } from "./compile.js";

const ENTITY = `import "reflect-metadata";
import { Column } from "typeorm";
import { compare, type Order } from "../core/order.js";
export class Job {
  @Column()
  title!: string;
  compare(other: Job): Order { return compare(this, other); }
}
`;

const folder = () => mkdtemp(path.join(os.tmpdir(), "compile-"));

it("emits the field types that TypeORM and TypeGraphQL read, and no field that overwrites a default", async () => {
  const root = await folder();
  const file = path.join(root, "job.ts");
  await writeFile(file, ENTITY);
  const target = path.join(root, "built/server/job.js");
  await compileFile(file, target);
  const code = await readFile(target, "utf8");
  expect(code).toContain('"design:type", String');
  expect(code).toContain('from "../core/order.js"');
  expect(code).not.toMatch(/^\s*title;/m);
  expect(code).toContain("//# sourceMappingURL=job.js.map");
  expect(JSON.parse(await readFile(`${target}.map`, "utf8"))).toMatchObject({ sources: [file] });
  expect(await importedPackages(root)).toContain("typeorm");
});

it("reports the position of a syntax error and keeps the old build output", async () => {
  const root = await folder();
  const [file, target] = [path.join(root, "a.ts"), path.join(root, "a.js")];
  await writeFile(file, "export const a = {;");
  await writeFile(target, "before");
  const failure = await compileFile(file, target).catch((error: Error) => error);
  expect(failure).toMatchObject({
    name: "SyntaxError",
    message: expect.stringContaining("a.ts:1"),
  });
  expect(failure).not.toMatchObject({ stack: expect.stringContaining("backtrace") });
  expect(await readFile(target, "utf8")).toBe("before");
});

it("lists imported packages, not files", async () => {
  const root = await folder();
  await writeFile(
    path.join(root, "a.js"),
    [
      'import "reflect-metadata";',
      'import { S3 } from "@aws-sdk/client-s3";',
      'import { parse } from "graphql/language";',
      'import path from "node:path";',
      'import { b } from "./b.js";',
      'import { texts } from "#texts/shell";',
    ].join("\n"),
  );
  expect(await importedPackages(root)).toEqual(["@aws-sdk/client-s3", "graphql/language"]);
});
