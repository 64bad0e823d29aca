/**
 * TypeScript's view of the project, for linting: one program per project, and the types that each file shows to others.
 */
import path from "node:path";
import ts from "typescript";
import { hash } from "./content-key.mjs";

/** As `tsc` reads the project, except that it can print declarations. */
function createProgram(root, project) {
  const config = path.join(root, `tsconfig.${project}.json`);
  const { options, fileNames } = ts.getParsedCommandLineOfConfigFile(
    config,
    { noEmit: false, declaration: true, emitDeclarationOnly: true },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: ({ messageText }) => fail(messageText) },
  );
  // typescript-eslint needs each node's parent.
  return ts.createProgram(fileNames, options, ts.createCompilerHost(options, true));
}

function fail(message) {
  throw new Error(ts.flattenDiagnosticMessageText(message, "\n"));
}

/**
 * @param {string} root
 * @param {string[]} projects in the order in which a file is looked for
 */
export function lintTypes(root, projects) {
  const programs = new Map();
  const programOf = (project) => {
    if (!programs.has(project)) programs.set(project, createProgram(root, project));
    return programs.get(project);
  };
  /** A test of the browser is only in its own project; loading another one would take seconds. */
  const candidates = (name) =>
    projects.filter((project) => (project === "e2e") === /^e2e\//.test(name));
  return {
    programOf,
    /**
     * @param {string} name
     * @param {string} text the file's text
     * @returns {string} a key that stays the same as long as other files see the same types in this file
     */
    shapeOf(name, text) {
      for (const project of candidates(name)) {
        const source = programOf(project).getSourceFile(path.join(root, name));
        if (source) return hash([declarationsOf(programOf(project), source) ?? text]);
      }
      return hash([text]);
    },
  };
}

/** @returns {string | undefined} undefined if TypeScript cannot print them, e.g. because a type has no name */
function declarationsOf(program, source) {
  if (source.isDeclarationFile) return undefined;
  let declarations = "";
  const { diagnostics } = program.emit(
    source,
    (_file, text) => (declarations += text),
    undefined,
    true,
    undefined,
    // Declarations alone, as `tsc --incremental` compares them: otherwise all of the file would be checked first.
    true,
  );
  if (diagnostics.length > 0) return undefined;
  return inOneOrder(declarations) + functionProperties(source).join();
}

const VALUE = /(?:"[^"\n]*"|-?\d+)/.source;
const VALUES = new RegExp(`${VALUE}(?: \\| ${VALUE})+`, "g");

/** TypeScript lists the values of a union in the order in which it met them, which depends on the files checked before. */
const inOneOrder = (declarations) =>
  declarations.replace(VALUES, (values) => values.split(" | ").sort().join(" | "));

/** `unbound-method` asks whether a property's value is a `function`, which no declaration shows. */
function functionProperties(source) {
  const names = [];
  const visit = (node) => {
    if (ts.isFunctionExpression(node)) names.push(node.parent.name?.getText(source) ?? "");
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}
