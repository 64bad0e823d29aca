/**
 * Cache keys for linting. Typed rules depend on a file's imports and on their imports. ESLint's own cache looks at the
 * file alone, so it would miss a forgotten `await` after an imported function became asynchronous.
 */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { hash } from "./content-key.mjs";

/** Lint rules, package types and compiler settings: a change here affects every file. */
const SETTINGS =
  /^(?:eslint\.config\.js|dev\/lint\/[\w-]+\.mjs|docs\/voice\.md|tsconfig[\w.]*\.json|package(?:-lock)?\.json)$|\.d\.ts$/;
/** Operations are validated against the schema and against each other. */
const CONTRACT = /\.graphql$/;
const CODE = /\.[cm]?[jt]sx?$/;
/** Adds to types declared elsewhere, so it affects files that do not import it. */
const AUGMENTS = /^declare (?:module|global)\b/m;

/**
 * @param {string} root
 * @param {string[]} names every file of the project, relative to the root
 * @returns {(name: string) => string} a file's key; while the key stays the same, so does the lint result
 */
export function lintKeys(root, names) {
  const texts = new Map(names.map((name) => [name, readFileSync(path.join(root, name), "utf8")]));
  const shared = names.filter((name) => SETTINGS.test(name) || AUGMENTS.test(texts.get(name)));
  const everywhere = textOf(shared);
  const contract = textOf(names.filter((name) => CONTRACT.test(name)));
  const resolve = resolver(root, texts);
  const imports = new Map();

  function textOf(some) {
    return hash([process.version, ...some.flatMap((name) => [name, texts.get(name)])]);
  }
  function importsOf(name) {
    if (!CODE.test(name)) return [];
    if (!imports.has(name)) imports.set(name, resolve(name));
    return imports.get(name);
  }
  return (name) => {
    if (CONTRACT.test(name)) return hash([everywhere, contract]);
    const reached = new Set([name]);
    // The set grows during the loop, so this visits each reachable file once.
    for (const file of reached) for (const next of importsOf(file)) reached.add(next);
    return hash([everywhere, textOf([...reached].sort())]);
  };
}

/** @returns {(name: string) => string[]} the project files that a file imports */
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
  return (name) =>
    ts.preProcessFile(texts.get(name)).importedFiles.flatMap(({ fileName }) => {
      const specifier = fileName.replace(/\?.*$/, "");
      if (!/^[.#]/.test(specifier)) return [];
      const wanted = specifier.startsWith("#")
        ? fromAlias(specifier)
        : path.posix.join(path.posix.dirname(name), specifier);
      const found = wanted && spellings(wanted).find((file) => texts.has(file));
      if (found) return [found];
      if (wanted && (isThere(path.join(root, wanted)) || wanted.startsWith("dist/"))) return [];
      throw new Error(`${name} imports ${fileName}, which does not exist.`);
    });
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
