import { bitsFor, clearBit, grown, hasBit, setBit, type Bits } from "./bits.js";

/** Ids of places are below this. */
export const PLACES = 65_536;

/** The places of jobs, by number of the job. Almost all have one at most. */
export class PlaceColumn {
  /** The first place plus one; 0 for none. */
  private first: Uint16Array;
  private readonly further = new Map<number, readonly number[]>();
  private hasFurther: Bits;

  constructor(capacity: number) {
    this.first = new Uint16Array(capacity);
    this.hasFurther = bitsFor(capacity);
  }

  get bytes(): number {
    return this.first.byteLength + this.hasFurther.byteLength;
  }

  set(ord: number, [first = -1, ...further]: readonly number[]): void {
    this.first[ord] = first + 1;
    if (further.length > 0) {
      this.further.set(ord, further);
      setBit(this.hasFurther, ord);
    } else this.deleteFurther(ord);
  }

  delete(ord: number): void {
    this.first[ord] = 0;
    this.deleteFurther(ord);
  }

  /** The highest number that one of the job's places has. @param numbers by id of a place */
  highestOf(ord: number, numbers: Uint8Array): number {
    const first = this.first[ord] ?? 0;
    const highest = first > 0 ? (numbers[first - 1] ?? 0) : 0;
    if (!hasBit(this.hasFurther, ord)) return highest;
    return (this.further.get(ord) ?? []).reduce(
      (most, place) => Math.max(most, numbers[place] ?? 0),
      highest,
    );
  }

  grow(capacity: number): void {
    const longer = new Uint16Array(capacity);
    longer.set(this.first);
    this.first = longer;
    this.hasFurther = grown(this.hasFurther, capacity);
  }

  private deleteFurther(ord: number): void {
    this.further.delete(ord);
    clearBit(this.hasFurther, ord);
  }
}

/** A number for each place, 0 for those not named. */
export function numbersByPlace(places: readonly (readonly number[])[]): Uint8Array {
  const numbers = new Uint8Array(PLACES);
  places.forEach((ids, at) => ids.forEach((id) => (numbers[id] = at + 1)));
  return numbers;
}
