import type { Places } from "../search/language/places.js";
import { placeOf, type JobPlace, type PlaceReading } from "./job-place.js";
import { NAMED_AS_CITIES, PartPieces, stateIn } from "./part-pieces.js";
import { meantCity } from "./place-choices.js";
import { readingsOf } from "./place-text.js";
import { countryOf, isArea, provinceOf, stateAfterCity, stateOf, territoryOf } from "./regions.js";

/** A city of the table of US places. */
export const cityOf = (id: number, places: Places, postalCode: string | null = null): JobPlace => ({
  city: places.cityName(id),
  region: places.city(id).state,
  country: "US",
  postalCode,
  cityId: id,
});

/** Reads one part of a location, piece by piece. */
export class PartReader {
  private readonly reading: PlaceReading;
  private readonly near: PartPieces;

  constructor(
    private readonly pieces: readonly string[],
    private readonly places: Places,
    isRemote: boolean,
  ) {
    this.near = new PartPieces(pieces, places);
    this.reading = { places: [], isRemote, unclear: [], misplaced: [] };
  }

  read(): PlaceReading {
    for (let at = 0; at < this.pieces.length;) at += this.readAt(at);
    return this.reading;
  }

  /** @returns how many pieces the place takes */
  private readAt(at: number): number {
    const used =
      this.postalCode(at) ??
      this.cityInState(at) ??
      this.stateFirst(at) ??
      this.provinceFirst(at) ??
      this.countryCodeFirst(at) ??
      this.inProvince(at) ??
      this.inCountry(at) ??
      this.alone(at);
    return used;
  }

  private add(place: JobPlace): void {
    const { places, unclear } = this.reading;
    // A name in front of a place is part of its address: "Client site, Dallas, TX".
    unclear.length = 0;
    const isCountry = places.at(-1)?.country === place.country && isOnlyCountry(places.at(-1));
    if (isCountry) places.pop();
    places.push(place);
  }

  private postalCode(at: number): number | null {
    const piece = this.pieces[at] ?? "";
    if (!/^\d{5}(?:-\d{4})?$/.test(piece) || this.reading.places.length === 0) return null;
    this.addPostalCode(piece.slice(0, 5));
    return 1;
  }

  /** After the place, or after its country: "Dallas, TX, USA 75201". */
  private addPostalCode(zip: string | null): void {
    const last = this.reading.places.at(-1);
    if (last && zip !== null) last.postalCode = zip;
  }

  /** "Austin, TX", "Austin, Texas", and "Nowhere, TX" */
  private cityInState(at: number): number | null {
    const { name, zip } = this.near.piece(at + 1);
    const state = stateIn(name, stateAfterCity);
    if (state === null) return null;
    for (const city of readingsOf(this.near.piece(at).name)) {
      const id = this.near.sureCity(`${city}, ${state}`) ?? this.near.sureCity(city, state);
      if (id === null) continue;
      this.add(cityOf(id, this.places, zip));
      return 2;
    }
    const isElsewhere =
      this.near.isAbroad(this.near.piece(at).name, name) ||
      this.near.isOtherCity(this.near.piece(at).name, name);
    return isElsewhere ? null : this.misplaced(at, state, zip);
  }

  private misplaced(at: number, region: string, postalCode: string | null): number | null {
    const { name: city } = this.near.piece(at);
    const joined = city.split(/[-–—]/).map((name) => this.near.sureCity(`${name}, ${region}`));
    if (joined.length > 1 && joined.every((id) => id !== null)) {
      for (const id of joined) this.add(cityOf(id, this.places));
      return 2;
    }
    if (stateIn(city, stateOf) !== null || countryOf(city) !== null || /^\d/.test(city))
      return null;
    if (!/\bcounty$/i.test(city)) this.reading.misplaced.push({ city, state: region });
    this.add(placeOf({ city, region, country: "US", postalCode }));
    return 2;
  }

  /** "TX - Austin" */
  private stateFirst(at: number): number | null {
    const first = this.near.piece(at).name;
    const state = stateIn(first, stateOf);
    const { name, zip } = this.near.piece(at + 1);
    // "New York, Boston": the city.
    if (state === null || name === "" || this.places.read(first)?.place.kind === "city")
      return null;
    if (this.near.isOfNextState(name, at + 2, state)) return null;
    const id = this.near.sureCity(`${name}, ${state}`);
    if (id === null) return null;
    this.add(cityOf(id, this.places, zip));
    return 2;
  }

  /** "CA-ON-Toronto" and "ON - Toronto" */
  private provinceFirst(at: number): number | null {
    const isCanada = /^(?:CA|CAN|Canada)$/i.test(this.near.piece(at).name);
    const length = isCanada ? 3 : 2;
    const province = provinceOf(this.near.piece(at + length - 2).name);
    const city = this.near.piece(at + length - 1).name;
    if (province?.country !== "CA" || city === "") return null;
    const isPlace = stateIn(city, stateOf) ?? countryOf(city) ?? provinceOf(city);
    const isNamed = isCanada || this.places.abroad.named(city)?.country === "CA";
    if (
      isPlace !== null ||
      !isNamed ||
      stateIn(this.near.piece(at + length).name, stateOf) !== null
    )
      return null;
    this.add(placeOf({ ...province, city }));
    return length;
  }

  /** "IN-Bangalore", though IN is Indiana, too. */
  private countryCodeFirst(at: number): number | null {
    const code = this.near.piece(at).name;
    const city = this.places.abroad.named(this.near.piece(at + 1).name);
    if (!/^[A-Z]{2}$/.test(code) || !city || city.country !== (countryOf(code) ?? code))
      return null;
    // "CA, Toronto, OH"
    if (stateIn(this.near.piece(at + 2).name, stateOf) !== null) return null;
    this.add(placeOf({ city: city.name, region: city.region, country: city.country }));
    return 2;
  }

  /** "Toronto, ON" and "Hagåtña, GU" */
  private inProvince(at: number): number | null {
    const { name, zip } = this.near.piece(at + 1);
    const province = provinceOf(name);
    if (!province) return null;
    this.add(placeOf({ ...province, city: this.near.piece(at).name, postalCode: zip }));
    return countryOf(this.near.piece(at + 2).name) === province.country ? 3 : 2;
  }

  /** "Berlin, Germany" and "Sydney, New South Wales, Australia" */
  private inCountry(at: number): number | null {
    const { name: city } = this.near.piece(at);
    if (countryOf(city) !== null) return null;
    for (const [length, region] of [
      [2, null],
      [3, this.near.piece(at + 1).name],
    ] as const) {
      const { name, zip } = this.near.piece(at + length - 1);
      const country = countryOf(name);
      if (country === null || country === "US") continue;
      const province = length === 2 ? provinceOf(city) : null;
      if (province?.country === country) {
        this.add(placeOf(province));
        return length;
      }
      // "London, England, United Kingdom"
      if (length === 2 && countryOf(this.near.piece(at + 2).name) === country) continue;
      this.add(placeOf({ city, region, country, postalCode: zip }));
      return length;
    }
    return null;
  }

  private alone(at: number): number {
    const piece = this.pieces[at] ?? "";
    const { name, zip } = this.near.piece(at);
    const found = this.known(name, at) ?? this.byDashes(piece);
    const isStreet = /^\d+ \p{L}/u.test(piece) && this.reading.places.length > 0;
    if (found === null && !isStreet) this.unclear(piece);
    else if (found === null) return 1;
    else if (found.length === 0) this.addPostalCode(zip);
    else for (const place of found) this.add(zip === null ? place : { ...place, postalCode: zip });
    return 1;
  }

  /** A country, a state, or a city that needs no state; nothing for a country that is already said. */
  private known(name: string, at: number): JobPlace[] | null {
    for (const reading of readingsOf(name)) {
      const country = countryOf(reading);
      const state = stateOf(reading.replace(/\sstate$/i, ""));
      const territory = territoryOf(reading);
      if (territory !== null) return [placeOf({ region: territory, country: "US" })];
      if (country === "US" && this.reading.places.some((place) => place.country === "US"))
        return [];
      if (state !== null && isOnlyRegion(this.reading.places.at(-1)))
        return [placeOf({ region: state, country: "US" })];
      const sure = /^\d/.test(reading) ? null : this.near.sureCity(reading);
      if (sure !== null) return [cityOf(sure, this.places)];
      if (state !== null && !NAMED_AS_CITIES.has(state))
        return [placeOf({ region: state, country: "US" })];
      const meant = this.near.cityOfNextState(reading, at) ?? meantCity(reading, this.places);
      if (meant !== null && "id" in meant) return [cityOf(meant.id, this.places)];
      const [, code = "", rest = ""] = /^(?:USA? )?([A-Z]{2}) (.+)$/.exec(reading) ?? [];
      const after = stateOf(code) === null ? null : this.near.sureCity(`${rest}, ${code}`);
      if (after !== null) return [cityOf(after, this.places)];
      if (state !== null) return [placeOf({ region: state, country: "US" })];
      if (country !== null) return [placeOf({ country })];
      if (this.reading.isRemote && isArea(reading)) return [placeOf({ region: reading })];
      if (meant !== null)
        return [placeOf({ city: meant.name, region: meant.region, country: meant.country })];
    }
    return null;
  }

  /** "US-TX-Austin", "US-NC-Winston-Salem", and "USA-TX-Austin-Domain", where the last piece is a building. */
  private byDashes(piece: string): JobPlace[] | null {
    const pieces = piece.split(/[-–—]/).map((each) => each.trim());
    if (pieces.length < 2 || pieces.includes("")) return null;
    const inState = this.dashedCity(pieces);
    if (inState !== null) return [inState];
    const { places, unclear } = new PartReader(pieces, this.places, this.reading.isRemote).read();
    return unclear.length === 0 ? places : null;
  }

  /** The city behind a state, of as many pieces as its name has. More cities behind it are read one by one. */
  private dashedCity(pieces: readonly string[]): JobPlace | null {
    const first = countryOf(pieces[0] ?? "") === "US" ? 1 : 0;
    const state = stateOf(pieces[first] ?? "");
    if (state === null) return null;
    for (let end = pieces.length; end > first + 1; end--) {
      const id = this.near.sureCity(`${pieces.slice(first + 1, end).join("-")}, ${state}`);
      const rest = pieces.slice(end).join("-");
      if (id !== null && (rest === "" || this.known(rest, this.pieces.length) === null))
        return cityOf(id, this.places);
    }
    return null;
  }

  private unclear(text: string): void {
    const found = this.places.read(text);
    const guess = found?.place.kind === "city" ? found.place.id : null;
    this.reading.unclear.push({ text, guess });
  }
}

/** After a state, "New York" and "Washington" are states, too. */
export const isOnlyRegion = (place: JobPlace | undefined): boolean =>
  place !== undefined && place.city === null && place.region !== null;

export const isOnlyCountry = (place: JobPlace | undefined): boolean =>
  place !== undefined && place.city === null && place.region === null;
