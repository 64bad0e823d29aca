/** Which TypeScript files the projects in tsconfig.json include. Only of those are the types known. */
import path from "node:path";
import ts from "typescript";

/**
 * @param {string} root
 * @param {string[]} names files of the project, relative to the root
 * @returns {string[]} the TypeScript files among them that no project includes
 */
export function withoutProject(root, names) {
  const known = new Set(projectsOf(root).flatMap(filesOf));
  return names.filter((name) => /\.tsx?$/.test(name) && !known.has(path.join(root, name)));
}

function projectsOf(root) {
  const { config } = ts.readConfigFile(path.join(root, "tsconfig.json"), ts.sys.readFile);
  return config.references.map((reference) => path.join(root, reference.path));
}

const filesOf = (project) =>
  ts.getParsedCommandLineOfConfigFile(
    project,
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic },
  ).fileNames;

function onUnRecoverableConfigFileDiagnostic({ messageText }) {
  throw new Error(ts.flattenDiagnosticMessageText(messageText, "\n"));
}
