/** What is generated: from which files, how, and where to. */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { sourceImports } from "./built-imports.mjs";
import { reachedSources } from "./reached-sources.mjs";

/** What makes the files, besides the sources of each part. The lock has the versions of the generators, and of the data. */
const FOR_ALL = ["dev/generated-parts.mjs", "package-lock.json"];
const GENERATED = /\.generated\.tsx?$/;
/** Folders with generated sources. The tables of places are in the build. */
const FOLDERS = ["client", "content"];

/** @type {import("./generated.mjs").Part[]} */
export const PARTS = [
  program("Places", "dev/places/place-files.ts", "placeFiles"),
  program("Tables of fields", "server/form-files.ts", "formFiles"),
  { name: "Types and hooks", reads: hookSources, make: makeHooks },
];

/** @param {string} root @returns {string[]} names of the generated sources that are there, of other versions too */
export const generatedFilesIn = (root) =>
  FOLDERS.flatMap((folder) => namesIn(root, folder)).filter((name) => GENERATED.test(name));

/**
 * A part that is made by TypeScript of the project.
 *
 * @param {string} name
 * @param {string} source
 * @param {string} exported the function that returns the text of each file, by its name
 */
function program(name, source, exported) {
  return {
    name,
    // Generated types are erased, and may not be there yet.
    reads: (root) => [
      ...textsOf(root, FOR_ALL),
      ...[...reachedSources(root, [source], sourceImports(root))].filter(
        ([file]) => !GENERATED.test(file),
      ),
    ],
    make: async (root) => (await loaded(root, source))[exported](),
  };
}

let serial = 0;

/** In one file, whatever state the build is in. */
async function loaded(root, source) {
  const { build } = await import("esbuild");
  // Below the packages that it imports, and with a new name each time, because Node keeps what it has loaded.
  const outfile = path.join(root, `dist/.generate-${process.pid}/${++serial}.mjs`);
  try {
    await build({
      entryPoints: [path.join(root, source)],
      absWorkingDir: root,
      bundle: true,
      platform: "node",
      format: "esm",
      target: "es2022",
      packages: "external",
      tsconfigRaw: {
        compilerOptions: { experimentalDecorators: true, useDefineForClassFields: false },
      },
      outfile,
      logLevel: "silent",
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(path.dirname(outfile), { recursive: true, force: true });
  }
}

function hookSources(root) {
  const documents = namesIn(root, "client").filter((name) => name.endsWith(".graphql"));
  const generator = namesIn(root, "dev/codegen");
  return textsOf(root, [...FOR_ALL, "codegen.ts", "schema.graphql", ...generator, ...documents]);
}

/** The generator takes seconds to load, and then a fraction of one for each run. */
let context;

async function makeHooks(root) {
  const { generate, loadContext } = await import("@graphql-codegen/cli");
  context ??= loadContext(path.join(root, "codegen.ts"));
  const config = { ...(await context).getConfig(), cwd: root, silent: true, errorsOnly: true };
  const files = await generate(config, false);
  return Object.fromEntries(
    files.map(({ filename, content }) => [nameIn(root, filename), content]),
  );
}

const nameIn = (root, file) =>
  path.relative(root, path.resolve(root, file)).split(path.sep).join("/");

const namesIn = (root, folder) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .map((name) => path.posix.join(folder, name.split(path.sep).join("/")))
    .sort();

const textsOf = (root, names) =>
  names.map((name) => [name, readFileSync(path.join(root, name), "utf8")]);
