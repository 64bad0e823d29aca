import { placeWords } from "./place-words.js";
import { TextList } from "./text-list.js";

/**
 * The generated table of places in a compact form: 2 MB instead of 12 as strings and maps, which V8 would look through with
 * each collection. A place's id is its row; the places with the most people come first.
 */
export class PlaceTable {
  /** Number of places; ids are below it. */
  readonly size: number;
  /** In degrees. */
  readonly latitudes: Float32Array;
  readonly longitudes: Float32Array;
  private readonly names: TextList;
  private readonly keys: TextList;
  /** Codes of two letters, one after the other. */
  private readonly states: string;
  private readonly populations: Uint32Array;
  private readonly byZip = new Uint16Array(100_000).fill(0xffff);
  /** Ids in the order of their keys. */
  private readonly sorted: Uint16Array;

  /** @param table lines of name, state, latitude, longitude, population, and ZIP codes */
  constructor(table: string) {
    const rows = table.split("\n").map((row) => row.split("|"));
    const column = (index: number) => rows.map((row) => row[index] ?? "");
    const keys = column(0).map(placeWords);
    this.size = rows.length;
    this.names = new TextList(column(0));
    this.keys = new TextList(keys);
    this.states = column(1).join("");
    this.latitudes = Float32Array.from(column(2), Number);
    this.longitudes = Float32Array.from(column(3), Number);
    this.populations = Uint32Array.from(column(4), Number);
    this.sorted = Uint16Array.from(keys.keys()).sort((a, b) => compare(keys, a, b));
    column(5).forEach((zips, id) => this.addZips(id, zips));
  }

  private addZips(id: number, zips: string): void {
    if (zips === "") return;
    for (const run of zips.split(",")) {
      const [first = 0, more = 0] = run.split("-").map(Number);
      this.byZip.fill(id, first, first + more + 1);
    }
  }

  nameOf(id: number): string {
    return this.names.at(id);
  }

  /** The name as it is compared. */
  keyOf(id: number): string {
    return this.keys.at(id);
  }

  stateOf(id: number): string {
    return this.states.slice(2 * id, 2 * id + 2);
  }

  populationOf(id: number): number {
    return this.populations[id] ?? 0;
  }

  ofZip(zip: number): number | undefined {
    const id = this.byZip[zip] ?? this.size;
    return id < this.size ? id : undefined;
  }

  /** Ids of the places with a key, most people first. */
  withKey(key: string): Uint16Array {
    // No key has a sign that comes before the space.
    return this.sorted.subarray(this.rankOf(key), this.rankOf(`${key}\0`));
  }

  /** Ids of the places whose keys begin with a text, most people first. */
  beginningWith(text: string): Uint16Array {
    return this.sorted.slice(this.rankOf(text), this.rankOf(`${text}\uffff`)).sort();
  }

  /** How many keys come before a text. */
  private rankOf(text: string): number {
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.keyOf(this.sorted[middle] ?? 0) < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const compare = (keys: readonly string[], a: number, b: number): number => {
  const [one = "", other = ""] = [keys[a], keys[b]];
  return one < other ? -1 : one > other ? 1 : a - b;
};
