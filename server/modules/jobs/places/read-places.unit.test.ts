import { describe, expect, it } from "@jest/globals";
import { JOB_PLACE_SAMPLES } from "#site/job-place.samples";
import fc from "fast-check";
import { isKnownPlace, misplacedCity, unclearPlace } from "../posting/place.js";
import { placesOfJob } from "../search/language/job-places.js";
import { knownPlaces } from "../search/language/places.js";
import { readPlaces } from "./read-places.js";

const places = knownPlaces();
/** "Dallas, TX, US, 75201 + Austin, TX, US", and "remote" at the end. */
const read = (location: string): string => {
  const reading = readPlaces(location, places);
  const named = reading.places.map(({ city, region, country, postalCode }) =>
    [city, region, country, postalCode].filter((part) => part !== null).join(", "),
  );
  return [named.join(" + "), reading.isRemote ? "remote" : ""].filter(Boolean).join(" ");
};

const DALLAS = "Dallas, TX, US";
const AUSTIN = "Austin, TX, US";
const NEW_YORK = "New York, NY, US";
const SAN_FRANCISCO = "San Francisco, CA, US";

describe("the places in a location", () => {
  it.each([
    ["Dallas, TX", DALLAS],
    ["Dallas, Texas", DALLAS],
    ["Dallas, TX 75201", `${DALLAS}, 75201`],
    ["Dallas, TX 75201-1234, USA", `${DALLAS}, 75201`],
    ["Dallas, TX, 75201", `${DALLAS}, 75201`],
    ["Dallas TX USA", DALLAS],
    ["Dallas (TX)", DALLAS],
    ["TX Dallas", DALLAS],
    ["New York, NY (HQ)", NEW_YORK],
    ["123 Main St, Dallas, TX 75201", `${DALLAS}, 75201`],
    ["Client site, Dallas, TX", DALLAS],
    ["Client site in Dallas, TX", DALLAS],
    ["Our data center at Dallas, TX", DALLAS],
    ["Based in Dallas, TX", DALLAS],
    ["Our Dallas, TX office", DALLAS],
    ["Hybrid role in Dallas, TX", DALLAS],
    ["Dallas, TX and surrounding areas", DALLAS],
    ["Lake in the Hills, IL", "Lake in the Hills, IL, US"],
    // The state first.
    ["TX - Austin", AUSTIN],
    ["TX-Austin", AUSTIN],
    ["US-TX-Austin", AUSTIN],
    ["USA - Texas - Austin", AUSTIN],
    ["US-NC-Winston-Salem", "Winston-Salem, NC, US"],
    ["NC-Winston-Salem", "Winston-Salem, NC, US"],
    ["USA-TX-Austin-Domain", AUSTIN],
    ["US-TX-Austin-Domain Tower", AUSTIN],
    ["US_TX_Austin", AUSTIN],
    ["TX_Austin", AUSTIN],
    ["Austin_TX", AUSTIN],
    ["San_Francisco_CA", SAN_FRANCISCO],
    ["USA_CA_San_Francisco", SAN_FRANCISCO],
    ["US TX Austin", AUSTIN],
    ["USA TX Austin", AUSTIN],
    ["US CA San Francisco", SAN_FRANCISCO],
    ["US, TX, Austin", AUSTIN],
    // A city without its state.
    ["NYC", NEW_YORK],
    ["Hybrid (OKC)", "Oklahoma City, OK, US"],
    ["SLC, UT", "Salt Lake City, UT, US"],
    ["Northern Virginia", "Arlington, VA, US"],
    ["New York", NEW_YORK],
    // A state, though a city elsewhere has its name.
    ["Wyoming", "WY, US"],
    ["New York City", NEW_YORK],
    ["San Francisco", SAN_FRANCISCO],
    ["San Francisco Office", SAN_FRANCISCO],
    ["SF Bay Area", SAN_FRANCISCO],
    ["Bay Area, CA", SAN_FRANCISCO],
    ["Greater Boston", "Boston, MA, US"],
    ["Dallas-Fort Worth", DALLAS],
    ["Phoenix Metro Area", "Phoenix, AZ, US"],
    ["Chicago Suburbs", "Chicago, IL, US"],
    ["New York Metropolitan Area", NEW_YORK],
    ["Washington State", "WA, US"],
    ["N. Charleston, SC", "North Charleston, SC, US"],
    ["S San Francisco, CA", "South San Francisco, CA, US"],
    ["N. Virginia", "VA, US"],
    ["Dallas, TX, US 75201", `${DALLAS}, 75201`],
    ["dallas, texas 75201 usa", `${DALLAS}, 75201`],
    ["USA-TX-Dallas-100 Main St", DALLAS],
    ["US-TX-Dallas, 100 Main St", DALLAS],
    ["78701 Austin, TX", `${AUSTIN}, 78701`],
    ["Austin (78701)", `${AUSTIN}, 78701`],
    ["12345 Main St, Dallas, TX", DALLAS],
    ["Boston, Mass.", "Boston, MA, US"],
    ["Los Angeles, Calif., USA", "Los Angeles, CA, US"],
    ["NY, NY", NEW_YORK],
    // How the work is arranged.
    ["Austin, TX {Hybrid}", AUSTIN],
    ["Austin, TX - Initially remote", `${AUSTIN} remote`],
    ["Dallas, TX - Day 1 Onsite", DALLAS],
    ["Dallas, TX (Day one onsite)", DALLAS],
    ["Dallas, TX preferred", DALLAS],
    ["Dallas, TX (local candidates only)", DALLAS],
    ["Dallas, TX - multiple positions", DALLAS],
    ["Statewide, Texas", "TX, US"],
    ["Remote (EST hours)", "remote"],
    ["Remote - must be in PST", "remote"],
    ["Remote (US-based)", "US remote"],
    ["Remote (anywhere in the US except CA)", "US remote"],
    ["Hybrid (Austin)", AUSTIN],
    ["Hybrid in Austin, TX (3 days a week)", AUSTIN],
    ["Austin (Domain Tower)", AUSTIN],
    ["Remote", "remote"],
    ["Remote_US", "US remote"],
    ["Remote (Texas only)", "TX, US remote"],
    ["United States (Remote)", "US remote"],
    ["Anywhere in the US", "US remote"],
    ["Remote (US & Canada)", "US + CA remote"],
    ["Remote - US: Select locations", "US remote"],
    ["Remote - Europe", "Europe remote"],
    ["Remote (Eastern time zone)", "remote"],
    ["Remote, must live in Texas", "TX, US remote"],
    ["Multiple US locations", "US"],
    ["Remote-Friendly (Travel-Required) | San Francisco, CA", `${SAN_FRANCISCO} remote`],
    // Several places.
    ["Dallas, TX / Austin, TX", `${DALLAS} + ${AUSTIN}`],
    ["Dallas, Austin, TX", `${DALLAS} + ${AUSTIN}`],
    ["New York or San Francisco", `${NEW_YORK} + ${SAN_FRANCISCO}`],
    ["Boston/NYC/Remote", `Boston, MA, US + ${NEW_YORK} remote`],
    ["Raleigh-Durham", "Raleigh, NC, US + Durham, NC, US"],
    ["Texas, Oklahoma", "TX, US + OK, US"],
    ["New York, Boston", `${NEW_YORK} + Boston, MA, US`],
    ["Texas, New York", "TX, US + NY, US"],
    ["San Francisco, CA • United States", SAN_FRANCISCO],
    ["Austin, TX or Remote (US)", `${AUSTIN} + US remote`],
    ["Seattle-Tacoma, WA", "Seattle, WA, US + Tacoma, WA, US"],
    ["Austin, TX + Dallas, TX", `${AUSTIN} + ${DALLAS}`],
    ["Austin, TX and/or Dallas, TX", `${AUSTIN} + ${DALLAS}`],
    ["1) Austin, TX 2) Dallas, TX", `${AUSTIN} + ${DALLAS}`],
    ["San Francisco, New York", `${SAN_FRANCISCO} + ${NEW_YORK}`],
    ["Los Angeles, New York", `Los Angeles, CA, US + ${NEW_YORK}`],
    ["San Francisco, New York, Remote", `${SAN_FRANCISCO} + ${NEW_YORK} remote`],
    ["Chicago, Washington", "Chicago, IL, US + Washington, DC, US"],
    ["Buffalo, New York", "Buffalo, NY, US"],
    ["Seattle, Washington", "Seattle, WA, US"],
    ["Vancouver, Washington", "Vancouver, WA, US"],
    ["TX - Austin, TX - Dallas", `${AUSTIN} + ${DALLAS}`],
    ["CA - San Jose, TX - Austin, NY - New York", `San Jose, CA, US + ${AUSTIN} + ${NEW_YORK}`],
    ["TX - Austin, CA - San Jose", `${AUSTIN} + San Jose, CA, US`],
    ["US-TX-Austin, US-TX-Dallas", `${AUSTIN} + ${DALLAS}`],
    ["TX-Austin-Dallas", `${AUSTIN} + ${DALLAS}`],
    // Counted, but not named.
    ["Dallas, TX + 2 more", DALLAS],
    ["Dallas, TX and 3 other locations", DALLAS],
    ["Dallas, TX (+2 others)", DALLAS],
    ["Dallas, TX, +1 more", DALLAS],
    ["Dallas, TX & 2 more locations", DALLAS],
    ["Dallas, TX; 4 Locations", DALLAS],
    ["Dallas, TX and more", DALLAS],
    // One place, with signs that mostly stand between several.
    ["US/TX/Austin", AUSTIN],
    ["TX/Austin", AUSTIN],
    ["Austin/TX", AUSTIN],
    ["USA | Texas | Austin", AUSTIN],
    ["TX (Austin)", AUSTIN],
    ["Texas (Austin)", AUSTIN],
    ["Texas (Austin/Dallas)", `${AUSTIN} + ${DALLAS}`],
    ["Illinois (Springfield)", "Springfield, IL, US"],
    ["TX/OK", "TX, US + OK, US"],
    ["MA (Boston) / TX (Austin)", `Boston, MA, US + ${AUSTIN}`],
    ["Seattle/Washington", "Seattle, WA, US"],
    ["Texas (HQ)", "TX, US"],
    ["Boston/New York", `Boston, MA, US + ${NEW_YORK}`],
    // Other countries and territories.
    ["CA-ON-Toronto", "Toronto, ON, CA"],
    ["CA/ON/Toronto", "Toronto, ON, CA"],
    ["CA_ON_Toronto", "Toronto, ON, CA"],
    ["IN-Bangalore", "Bengaluru, IN"],
    ["UK-London", "London, GB"],
    ["CAN-ON-Toronto", "Toronto, ON, CA"],
    ["Canada - Ontario - Toronto", "Toronto, ON, CA"],
    ["ON - Toronto", "Toronto, ON, CA"],
    ["QC-Montreal", "Montreal, QC, CA"],
    ["Ontario, CA", "Ontario, CA, US"],
    ["CA - San Jose", "San Jose, CA, US"],
    ["Alberta, Canada", "AB, CA"],
    ["Guam", "GU, US"],
    ["Hagåtña, Guam", "Hagåtña, GU, US"],
    ["Tbilisi, Georgia", "Tbilisi, GE"],
    ["Toronto, Ontario", "Toronto, ON, CA"],
    ["Toronto, ON M5V 2T6, Canada", "Toronto, ON, CA"],
    ["London", "London, GB"],
    ["London, England, United Kingdom", "London, England, GB"],
    ["Georgia", "GA, US"],
    ["London SW1A 1AA, UK", "London, GB"],
    ["Berlin", "Berlin, DE"],
    ["Munich - Germany", "Munich, DE"],
    ["Bangalore", "Bengaluru, IN"],
    ["Sydney, New South Wales, Australia", "Sydney, New South Wales, AU"],
  ])("in %j are %j", (location, expected) => {
    expect(read(location)).toBe(expected);
    expect(isKnownPlace(location)).toBe(true);
    expect(misplacedCity(location)).toBeNull();
  });

  it.each(JOB_PLACE_SAMPLES)("in $location are those of its structured data", (sample) => {
    const named = readPlaces(sample.location, places).places.map(
      ({ city, region, country, postalCode }) => ({ city, region, country, postalCode }),
    );
    const unnamed = { city: null, region: null, postalCode: null };
    expect(named).toEqual(sample.places.map((place) => ({ ...unnamed, ...place })));
  });

  it.each(["TBD", "N/A", "HQ", "Various", "Multiple Locations", "Hybrid", "Client location"])(
    "of %j are none",
    (location) => {
      expect(read(location)).toBe("");
      expect(isKnownPlace(location)).toBe(false);
    },
  );

  it("can be read in any text without an error", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 120 }), (location) => {
        readPlaces(location, places);
      }),
    );
  });
});

describe("a place that is not one beyond doubt", () => {
  it.each([
    ["Springfield", "Springfield", ["Springfield, MO", "Springfield, MA", "Springfield, IL"]],
    [
      "Dallas, TX / Springfield",
      "Springfield",
      ["Springfield, MO", "Springfield, MA", "Springfield, IL"],
    ],
    ["San Fransisco", "San Fransisco", ["San Francisco, CA"]],
    ["75201", "75201", ["Dallas, TX"]],
    ["Dublin", "Dublin", ["Dublin, CA", "Dublin, OH", "Dublin, Ireland"]],
    ["Nowhere at all", "Nowhere at all", []],
  ])("%j comes with up to three choices", (location, text, choices) => {
    expect(unclearPlace(location)).toEqual({ text, choices });
    expect(isKnownPlace(location)).toBe(false);
  });

  it("is found by searches as the largest city of its name", () => {
    const { cities, states } = placesOfJob("Springfield", places);
    expect(cities.map((id) => places.city(id).name)).toEqual(["Springfield, MO"]);
    expect(states).toEqual(["MO"]);
  });

  it.each([
    ["Austin, CA", "Austin, CA", ["Austin, TX", "Austin, MN"]],
    ["Dalas, TX", "Dalas, TX", ["Dallas, TX"]],
    ["Toronto, CA", "Toronto, CA", ["Toronto, Canada"]],
    ["Zzzz, TX", "Zzzz, TX", []],
  ])("%j is in a state that doesn't have it", (location, text, choices) => {
    expect(misplacedCity(location)).toEqual({ text, choices });
    expect(isKnownPlace(location)).toBe(true);
  });
});
