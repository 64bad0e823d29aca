import type { Told } from "../board.types.js";

/** Reads the fields of a row, whatever their types: boards have numbers as text, and text as numbers. */
export class Fields {
  constructor(readonly row: unknown) {}

  /** @param path names between dots */
  at(path: string): unknown {
    let value: unknown = this.row;
    for (const name of path.split(".")) {
      if (typeof value !== "object" || value === null || !Object.hasOwn(value, name))
        return undefined;
      value = Reflect.get(value, name);
    }
    return value;
  }

  has(path: string): boolean {
    return this.at(path) !== undefined;
  }

  /** Text or a number as text; null if there is nothing in it. */
  text(path: string): Told<string> | null {
    const value = textIn(this.at(path));
    return value === null ? null : { value, from: path };
  }

  /** The first of these fields that has a text. */
  first(...paths: readonly string[]): Told<string> | null {
    for (const path of paths) {
      const told = this.text(path);
      if (told) return told;
    }
    return null;
  }

  /** The texts of all these fields that have one. */
  all(...paths: readonly string[]): string[] {
    return paths.flatMap((path) => textIn(this.at(path)) ?? []);
  }

  number(path: string): number | null {
    return numberIn(this.at(path));
  }

  flag(path: string): boolean | null {
    const value = this.at(path);
    return typeof value === "boolean" ? value : null;
  }

  /** The objects of a list; one that stands alone is a list of one. */
  list(path: string): Fields[] {
    const value = this.at(path);
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values
      .filter((each) => typeof each === "object" && each !== null)
      .map((each) => new Fields(each));
  }

  /** The texts of a list; one that stands alone is a list of one. */
  texts(path: string): string[] {
    const value = this.at(path);
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values.flatMap((each) => textIn(each) ?? []);
  }
}

function textIn(value: unknown): string | null {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}

/** A number, also as text: `60000`, `"60000"`, `"60,000.00"`, `"$60,000"`. */
export function numberIn(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string") return null;
  const plain = /^\s*[$€£₹]?\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?\s*$/u.exec(value);
  return plain ? Number(`${(plain[1] ?? "").replaceAll(",", "")}${plain[2] ?? ""}`) : null;
}

/** The same value with what a function makes of it; null if it makes nothing of it. */
export function toldAs<Given, Value>(
  told: Told<Given> | null,
  read: (value: Given) => Value | null,
): Told<Value> | null {
  const value = told && read(told.value);
  return told && value !== null ? { ...told, value } : null;
}
