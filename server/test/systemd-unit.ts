import { readFileSync } from "node:fs";

/** One line of a unit: `[Service]`, `MemoryMax=1G`. */
interface UnitLine {
  section: string;
  key: string;
  value: string;
}

/** A unit file of systemd, or a drop-in. */
export class SystemdUnit {
  private constructor(private readonly lines: readonly UnitLine[]) {}

  /** @throws Error for a line that is neither a section, a setting, a comment, nor empty */
  static read(file: string): SystemdUnit {
    const lines: UnitLine[] = [];
    let section = "";
    for (const line of readFileSync(file, "utf8").split("\n")) {
      if (line === "" || line.startsWith("#")) continue;
      const [, name] = /^\[(\w+)\]$/.exec(line) ?? [];
      const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
      if (name) section = name;
      else if (key !== undefined && value !== undefined && section)
        lines.push({ section, key, value });
      else throw new Error(`${file}: ${line}`);
    }
    return new SystemdUnit(lines);
  }

  /** Every value of a key in [Service]. */
  all(key: string): string[] {
    return this.in("Service", key);
  }

  /** The last value of a key, which is the one that counts. */
  last(key: string, section = "Service"): string | undefined {
    return this.in(section, key).at(-1);
  }

  /** Variables that it sets. */
  get environment(): Record<string, string> {
    return Object.fromEntries(this.all("Environment").map((line) => splitAt(line, "=")));
  }

  /** Files of secrets, by the name under which the service sees them. */
  get credentials(): Record<string, string> {
    return Object.fromEntries(this.all("LoadCredential").map((line) => splitAt(line, ":")));
  }

  private in(section: string, key: string): string[] {
    return this.lines
      .filter((line) => line.section === section && line.key === key)
      .map(({ value }) => value);
  }
}

function splitAt(line: string, sign: string): [string, string] {
  const at = line.indexOf(sign);
  return [line.slice(0, at), line.slice(at + 1)];
}
