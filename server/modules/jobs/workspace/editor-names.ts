import { nameOrAddress } from "../../../core/name-or-address.js";
import type { EditorName, EditorNames } from "./job-editor.js";

interface Named {
  id: string;
  name: string;
  /** Only people have one; shown if they have given no name. */
  email?: string;
  /** Only API keys have one. */
  source?: string;
}

/** Who knows names. */
export interface Names {
  findMany(ids: readonly string[]): Promise<Named[]>;
}

/** Names of accounts and of API keys. */
export const editorNamesOf = (people: Names, keys: Names): EditorNames => ({
  peopleNames: async (ids) => byId(await people.findMany(ids)),
  keyNames: async (ids) => byId(await keys.findMany(ids)),
});

const byId = (rows: readonly Named[]) =>
  new Map(
    rows.map((row): [string, EditorName] => [
      row.id,
      { name: nameOrAddress(row), source: row.source ?? null },
    ]),
  );
