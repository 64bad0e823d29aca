import type { Places } from "../search/language/places.js";
import { meantCity } from "./place-choices.js";
import { readingsOf } from "./place-text.js";
import { countryOf, stateOf } from "./regions.js";

/** A text with a ZIP code at its end: what is before it, and its five digits. */
export const ZIP = /^(.*?)\s*\b(\d{5})(?:-\d{4})?$/;

/** Their names alone mean a city; those of other states mean the state, though there is a Wyoming in Michigan. */
export const NAMED_AS_CITIES: ReadonlySet<string> = new Set(["NY", "WA"]);

/** The pieces of one part of a location, and what each says by itself and with its neighbors. */
export class PartPieces {
  constructor(
    private readonly pieces: readonly string[],
    private readonly places: Places,
  ) {}

  /** A piece without its ZIP code. */
  piece(at: number): { name: string; zip: string | null } {
    const piece = this.pieces[at] ?? "";
    const [, name = piece, zip = null] = ZIP.exec(piece) ?? [];
    return name === "" ? { name: piece, zip: null } : { name, zip };
  }

  /** @param state where it must be, for a nickname as in "Bay Area, CA" */
  sureCity(name: string, state?: string): number | null {
    const found = this.places.read(name);
    if (!found?.isSure || found.place.kind !== "city") return null;
    return state === undefined || found.place.state === state ? found.place.id : null;
  }

  /** "San Francisco, New York": two cities, if the first needs no state. */
  isOtherCity(city: string, name: string): boolean {
    const isCity = NAMED_AS_CITIES.has(stateOf(name) ?? "") && name.length > 2;
    const found = (text: string) =>
      this.sureCity(text) !== null || meantCity(text, this.places) !== null;
    return isCity && stateIn(city, stateOf) === null && readingsOf(city).some(found);
  }

  /** "Tbilisi, Georgia" */
  isAbroad(city: string, country: string): boolean {
    const found = this.places.abroad.named(city);
    return found !== null && found !== undefined && found.country === countryOf(country);
  }

  /** Whether a city belongs to the state behind it: not Austin in "TX - Austin, CA - San Jose". */
  isOfNextState(city: string, at: number, state: string): boolean {
    const next = stateIn(this.piece(at).name, stateOf);
    if (next === null) return false;
    if (next !== state && this.sureCity(`${city}, ${next}`) !== null) return true;
    return this.sureCity(`${this.piece(at + 1).name}, ${next}`) === null;
  }

  /** "Dallas, Austin, TX": Dallas is in the next state named, if there is such a place. */
  cityOfNextState(name: string, at: number): { id: number } | null {
    const states = this.pieces.slice(at + 1).map((piece) => stateIn(piece, stateOf));
    const state = states.find((each) => each !== null);
    const id = state ? this.sureCity(`${name}, ${state}`) : null;
    return id === null ? null : { id };
  }
}

/** The state of a piece like "TX", "MA area", or "Northern California". */
export function stateIn(piece: string, read: (text: string) => string | null): string | null {
  for (const reading of readingsOf(piece)) {
    const state = read(reading);
    if (state !== null) return state;
  }
  return null;
}
