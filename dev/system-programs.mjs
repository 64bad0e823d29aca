/** Programs of the system's administrator, which are not on everyone's PATH. */
import { accessSync, constants } from "node:fs";
import path from "node:path";

const FOLDERS = ["/usr/sbin", "/usr/local/sbin"];

/** @param {string | undefined} folders as in PATH */
export const withSystem = (folders = "") =>
  [...folders.split(path.delimiter), ...FOLDERS].filter(Boolean).join(path.delimiter);

/**
 * @param {string} name
 * @returns {string | undefined} its path
 */
export const findProgram = (name) =>
  withSystem(process.env.PATH)
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find(isExecutable);

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
