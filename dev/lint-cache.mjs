/**
 * Decides which files ESLint must check again. Typed rules depend on the types of a file's imports, and on theirs: ESLint's
 * own cache looks at the file alone, so it would miss a forgotten `await` after an imported function became asynchronous.
 * An edit that leaves a file's declarations as they are, like most, cannot change the result of any other file.
 */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { hash } from "./content-key.mjs";
import { owners } from "./lint/own-tables.mjs";

/** Lint rules, package types and compiler settings: a change here affects every file. */
const SETTINGS =
  /^(?:eslint\.config\.js|dev\/lint\/[\w-]+\.mjs|docs\/voice\.md|tsconfig[\w.]*\.json|package(?:-lock)?\.json)$|\.d\.ts$/;
/** Operations are validated against the schema and against each other. */
const CONTRACT = /\.graphql$/;
/** Only these have typed rules. */
const TYPED = /\.tsx?$/;
/** Adds to types declared elsewhere, so it affects files that do not import it: those that import the named module, or all. */
const AUGMENTS = /^declare (?:global\b|module "([^"]+)")/gm;

/**
 * @typedef {object} Sources
 * @property {string} everywhere a key that changes when every file must be checked again
 * @property {Map<string, {text: string, key: string, imports: string[], isGlobal: boolean}>} files `key` changes when the file
 *   must be checked again, whatever its imports are; `imports` are the files whose types it sees; `isGlobal`: all files see
 *   its types
 */

/**
 * @param {string} root
 * @param {string[]} names every file of the project, relative to the root
 * @returns {Sources}
 */
export function readSources(root, names) {
  const texts = new Map(names.map((name) => [name, readFileSync(path.join(root, name), "utf8")]));
  const keyOf = (some) =>
    hash([process.version, ...some.flatMap((name) => [name, texts.get(name)])]);
  const contract = keyOf(names.filter((name) => CONTRACT.test(name)));
  const resolve = resolver(root, texts);
  const files = new Map();
  for (const [name, text] of texts) {
    const imports = TYPED.test(name)
      ? importsIn(text).flatMap((named) => resolve(name, named) ?? [])
      : [];
    const key = CONTRACT.test(name) ? contract : hash([text, ...imports]);
    files.set(name, { text, key, imports, isGlobal: false });
  }
  const augmentations = names.filter((name) => TYPED.test(name)).flatMap(augmentationsOf);
  for (const { name, file } of augmentations)
    if (file === undefined) files.get(name).isGlobal = true;
    else files.get(file).imports.push(name);
  function augmentationsOf(name) {
    const added = [...texts.get(name).matchAll(AUGMENTS)].map(([, module]) => module);
    return added.map((module = "") => ({ name, file: resolve(name, module) }));
  }
  const settings = keyOf(names.filter((name) => SETTINGS.test(name)));
  const everywhere = JSON.stringify([settings, tableOwners(root), augmentations]);
  return { everywhere: hash([everywhere]), files };
}

const importsIn = (text) => ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);

const tableOwners = (root) => Object.values(owners(root)).map((map) => [...map].sort());

/**
 * @typedef {object} Cache results of the last run
 * @property {string} everywhere
 * @property {Record<string, {key: string, shape: string, isClean: boolean}>} files
 */

/**
 * @param {Sources} now
 * @param {Cache} before
 * @param {string[]} linted the files to check
 * @param {(name: string, text: string) => string} shapeOf a key of the types that other files see
 * @returns {{stale: string[], cacheOf: (isClean: (name: string) => boolean) => Cache}} `stale`: the files whose result may
 *   have changed, or was not clean; `cacheOf`: what to remember once they are checked
 */
export function findStale(now, before, linted, shapeOf) {
  const relevant = reachable(linted, (name) => now.files.get(name)?.imports ?? []);
  const isFresh = before.everywhere !== now.everywhere;
  const edited = [...relevant].filter(
    (name) => isFresh || before.files[name]?.key !== now.files.get(name).key,
  );
  const shapes = new Map();
  const shape = (name) => {
    if (!shapes.has(name)) shapes.set(name, shapeOf(name, now.files.get(name).text));
    return shapes.get(name);
  };
  const isStale = isFresh ? relevant : affected();
  function affected() {
    const importers = importersIn(relevant, now.files);
    const reshaped = edited.filter((name) => before.files[name]?.shape !== shape(name));
    const found = reachable(reshaped, (name) => importers.get(name) ?? []);
    const isEverywhere = [...found].some((name) => now.files.get(name).isGlobal);
    return isEverywhere ? relevant : new Set([...edited, ...found]);
  }

  const cacheOf = (isClean) => ({
    everywhere: now.everywhere,
    files: Object.fromEntries(
      Array.from(relevant, (name) => {
        const { key } = now.files.get(name);
        const known = isStale.has(name) ? shape(name) : before.files[name].shape;
        return [name, { key, shape: known, isClean: isClean(name) }];
      }),
    ),
  });
  const stale = linted.filter((name) => isStale.has(name) || !before.files[name]?.isClean);
  return { stale, cacheOf };
}

/** @returns {Set<string>} the names and all that can be reached from them */
function reachable(names, next) {
  const found = new Set(names);
  // The set grows during the loop, so this visits each name once.
  for (const name of found) for (const other of next(name)) found.add(other);
  return found;
}

function importersIn(names, files) {
  const importers = new Map();
  for (const name of names)
    for (const imported of files.get(name).imports)
      importers.set(imported, [...(importers.get(imported) ?? []), name]);
  return importers;
}

/** @returns {(name: string, specifier: string) => string | undefined} the project file that a file names in an import */
function resolver(root, texts) {
  const { imports } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const aliases = Object.entries(imports ?? {}).map(([alias, target]) => {
    const [before, after] = alias.split("*");
    return { before, after, target };
  });
  const fromAlias = (specifier) => {
    const found = aliases.filter(
      ({ before, after }) => specifier.startsWith(before) && specifier.endsWith(after),
    );
    const { before, after, target } = found.at(-1) ?? {};
    const star = specifier.slice(before?.length, specifier.length - (after?.length ?? 0));
    return target?.replace("./", "").replace("*", star);
  };
  return (name, given) => {
    const specifier = given.replace(/\?.*$/, "");
    if (!/^[.#]/.test(specifier)) return undefined;
    const wanted = specifier.startsWith("#")
      ? fromAlias(specifier)
      : path.posix.join(path.posix.dirname(name), specifier);
    const found = wanted && spellings(wanted).find((file) => texts.has(file));
    if (found) return found;
    if (wanted && (isThere(path.join(root, wanted)) || wanted.startsWith("dist/")))
      return undefined;
    throw new Error(`${name} imports ${given}, which does not exist.`);
  };
}

/** Imports name a source's build output, or omit the extension. */
const spellings = (file) => [
  file,
  file.replace(/\.js$/, ".ts"),
  file.replace(/\.js$/, ".tsx"),
  file.replace(/\.mjs$/, ".mts"),
  file.replace(/\.js$/, ".d.ts"),
  ...[".ts", ".tsx", ".d.ts", ".mjs", "/index.ts"].map((ending) => file + ending),
];

const isThere = (file) => statSync(file, { throwIfNoEntry: false }) !== undefined;
