import { beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { guessPlace, placeAtStart } from "./guess-place.js";
import { placeFile } from "./place-files.js";
import { loadPlaces, type Place, type Places } from "./places.js";

let places: Places;
beforeAll(async () => {
  places = await loadPlaces();
});
const nameOf = (place: Place | null | undefined) =>
  place && (place.kind === "remote" ? "remote" : place.name);
const usesWith = (words: string, companies = "") => ({
  work: words.split(" "),
  beginningCompanies: companies.split(" "),
});
const USES = usesWith("java spring sap sql snowplow warehouse analyst", "boston");
const read = (text: string) => {
  const found = guessPlace(text, places, USES) ?? placeAtStart(text, "", places, USES);
  return found ? [found.rest, nameOf(found.place)] : null;
};

describe("a place that a search names", () => {
  it.each([
    ["java dallas", "java", "Dallas, TX"],
    ["nurse in austin tx", "nurse", "Austin, TX"],
    ["java, SD", "", "Java, SD"],
    ["nurse mobile al", "nurse", "Mobile, AL"],
    ["nurse in mobile", "nurse", "Mobile, AL"],
    ["teacher reading pa", "teacher", "Reading, PA"],
    ["react developer new york", "react developer", "New York, NY"],
    ["accountant san francisco ca", "accountant", "San Francisco, CA"],
    ["data engineer st louis", "data engineer", "St. Louis, MO"],
    ["data engineer St. Louis, MO", "data engineer", "St. Louis, MO"],
    ["c# plano", "c#", "Plano, TX"],
    ["truck driver 75201", "truck driver", "Dallas, TX"],
    ["truck driver Dallas, TX 75201", "truck driver", "Dallas, TX"],
    ["nurse texas", "nurse", "Texas"],
    ["python phoenix", "python", "Phoenix, AZ"],
    ["dallas", "", "Dallas, TX"],
    ["java nyc", "java", "New York, NY"],
    ["nurse kc", "nurse", "Kansas City, MO"],
    ["nurse KC, KS", "nurse", "Kansas City, KS"],
    ["java northern virginia", "java", "Arlington, VA"],
    ["forklift inland empire", "forklift", "Riverside, CA"],
    ["nurse springfield", "nurse", "Springfield, MO"],
    ["nurse portland me", "nurse", "Portland, ME"],
    ["nurse portland or", "nurse", "Portland, OR"],
    ["nurse portland", "nurse", "Portland, OR"],
    ["bank of america charlotte", "bank of america", "Charlotte, NC"],
    ["java Washington, D.C.", "java", "Washington, DC"],
    ["java washington dc", "java", "Washington, DC"],
    ["nurse jobs in chicago", "nurse", "Chicago, IL"],
    ["engineer TX", "engineer", "Texas"],
    ["engineer tx", "engineer", "Texas"],
    ["engineer, OR", "engineer", "Oregon"],
    ["python in la", "python", "Los Angeles, CA"],
    ["nurse kansas city", "nurse", "Kansas City, MO"],
    ["java irving texas", "java", "Irving, TX"],
    ["nurse Coeur d'Alene", "nurse", "Coeur d'Alene, ID"],
    ["nurse ofallon mo", "nurse", "O'Fallon, MO"],
    ["java greater boston area", "java", "Boston, MA"],
    ["java bay area", "java", "San Francisco, CA"],
    ["java remote", "java", "remote"],
    ["remote java", "java", "remote"],
    ["work from home nurse", "nurse", "remote"],
    ["jobs in remote", "", "remote"],
    ["remote nurse in texas", "remote nurse", "Texas"],
    ["orange ca", "", "Orange, CA"],
    ["dallas java", "java", "Dallas, TX"],
    ["Dallas, Java developer", "Java developer", "Dallas, TX"],
    ["dallas - java", "java", "Dallas, TX"],
    ["jobs dallas java", "java", "Dallas, TX"],
    ["dallas area java", "java", "Dallas, TX"],
    ["greater denver data analyst", "data analyst", "Denver, CO"],
    ["san jose java", "java", "San Jose, CA"],
    ["st louis data engineer", "data engineer", "St. Louis, MO"],
    ["new york registered nurse", "registered nurse", "New York, NY"],
    ["minneapolis snowplow", "snowplow", "Minneapolis, MN"],
    ["kansas city nurse", "nurse", "Kansas City, MO"],
    ["iowa city nurse", "nurse", "Iowa City, IA"],
    ["silver spring java", "java", "Silver Spring, MD"],
    ["75201 warehouse", "warehouse", "Dallas, TX"],
    ["nyc data engineer", "data engineer", "New York, NY"],
    ["bay area devops", "devops", "San Francisco, CA"],
    ["sf react", "react", "San Francisco, CA"],
    ["dmv project manager", "project manager", "Washington, DC"],
    ["texas nurse", "nurse", "Texas"],
    ["north carolina java", "java", "North Carolina"],
    ["denver co nurse", "nurse", "Denver, CO"],
    ["LA nurse", "nurse", "Los Angeles, CA"],
    ["dallas react or angular", "react or angular", "Dallas, TX"],
    ["los angeles java", "java", "Los Angeles, CA"],
    ["el paso warehouse", "warehouse", "El Paso, TX"],
    ["las vegas nurse", "nurse", "Las Vegas, NV"],
    ["jobs in dallas java", "java", "Dallas, TX"],
    ["in dallas java", "java", "Dallas, TX"],
    ["near dallas java", "java", "Dallas, TX"],
    ["near 75201 java", "java", "Dallas, TX"],
    ["jobs in texas java", "java", "Texas"],
    ["warehouse jobs in el paso texas nights", "warehouse nights", "El Paso, TX"],
    ["nurse in houston nights", "nurse nights", "Houston, TX"],
    ["jobs in oh nurse", "nurse", "Ohio"],
    ["jobs in PA nurse", "nurse", "Pennsylvania"],
    ["TX java", "java", "Texas"],
    ["tx nurse", "nurse", "Texas"],
    ["NJ java", "java", "New Jersey"],
    ["PA nurse", "nurse", "Pennsylvania"],
    ["MA, java", "java", "Massachusetts"],
    ["ca nurse", "nurse", "California"],
    ["hybrid dallas java", "hybrid java", "Dallas, TX"],
    ["on-site full time dallas java", "on-site full time java", "Dallas, TX"],
    ["dallas,tx,java", "java", "Dallas, TX"],
    ["charlotte: java", "java", "Charlotte, NC"],
    ["charlotte:java", "java", "Charlotte, NC"],
    ["portland or nurse", "nurse", "Portland, OR"],
    ["portland me nurse", "nurse", "Portland, ME"],
    ["indianapolis in nurse", "nurse", "Indianapolis, IN"],
    ["wilmington de nurse", "nurse", "Wilmington, DE"],
    ["miami plumber", "plumber", "Miami, FL"],
    ["socal nurse", "nurse", "California"],
    // With its state, a city abroad isn't meant.
    ["java london oh", "java", "London, OH"],
    ["nurse in Vienna, VA", "nurse", "Vienna, VA"],
    ["nurse in 43140", "nurse", "London, OH"],
    ["nurse southern california", "nurse", "California"],
    ["forklift quad cities", "forklift", "Davenport, IA"],
  ])("%s", (text, rest, place) => {
    expect(read(text)).toEqual([rest, place]);
  });

  it.each(
    [
      "java, reading, reading teacher, mobile developer, mobile, orange, java sd, sap sd, SAP SD, sql or, work in teams",
      "expert in java, certified in nursing, spring boot, oracle dba, azure, account executive, lead, sap md, sap mm",
      "enterprise architect, java enterprise, go, it manager, security officer, jackson hewitt, wells fargo",
      "phoenix framework, oracle developer, mobile developer, lincoln electric, jackson json, enterprise architect, reading teacher",
      "dallas or java, dallas | java, dallas |java, dallas & java, dallas or austin java, springfield java, aurora nurse, london java",
      "java london, java in london, jobs in london java, nurse in vienna, in berlin java, java melbourne, nurse near rome",
      "boston java, chicago bears, la enfermera, la nurse, dallas center java, spring java, java sd nurse",
      "booz allen, tableau, spark scala, help desk, cook, machine learning, scrum master, ruby, full stack",
      "OR nurse, MS SQL developer, CT tech, PR manager, PA NURSE, pa nurse, md java, in java, portland or seattle, portland or boston java",
      "jobs in or java, expert in java developer, java in dallas or austin, work in reading programs, in boston java, hybrid java, java in portland or boston",
      "java or dallas, MRI CT, remote sensing analyst, remote desktop support, remotely operated vehicle pilot, or, in, ',' ",
    ]
      .join(", ")
      .split(", "),
  )("stays text: %s", (text) => {
    expect(read(text)).toBeNull();
  });

  it("reads a skill's name as a place only if the city is large", () => {
    const uses = usesWith("plano phoenix");
    expect(guessPlace("java plano", places, uses)).toBeNull();
    expect(guessPlace("java phoenix", places, uses)?.rest).toBe("java");
    expect(guessPlace("phoenix", places, uses)).toBeNull();
  });

  it("reads no skill or company as a place before other words, however large the city", () => {
    const start = (text: string, uses: typeof USES | null) =>
      nameOf(placeAtStart(text, "", places, uses)?.place);
    expect(start("phoenix java", usesWith("java"))).toBe("Phoenix, AZ");
    expect(start("phoenix java", usesWith("java phoenix"))).toBeUndefined();
    expect(start("sf developer", usesWith("sf"))).toBeUndefined();
    expect(start("texas instruments engineer", usesWith("", "texas"))).toBeUndefined();
    expect(start("san jose clinic nurse", usesWith("", "jose"))).toBeUndefined();
    // Until the words of the jobs are known, any may name a role.
    expect(start("chicago bears", null)).toBe("Chicago, IL");
  });

  it("reads a place before words that stand apart from it", () => {
    expect(placeAtStart("dallas", "spring boot", places, USES)?.rest).toBe("");
    expect(placeAtStart("dallas", "", places, USES)).toBeNull();
    expect(placeAtStart("dallas or", "spring boot", places, USES)).toBeNull();
  });

  it("reads any text without an error", () => {
    const typed = fc.string({ unit: "binary", maxLength: 200 });
    const words = fc
      .array(fc.constantFrom("in", "or", ",", "TX", "dallas", "new", "york", "75201", "remote"))
      .map((list) => list.join(" "));
    fc.assert(
      fc.property(fc.oneof(typed, words), (text) => {
        const found = guessPlace(text, places, null) ?? placeAtStart(text, "", places, null);
        if (found) expect(text.length).toBeGreaterThan(found.rest.length);
        places.named(text);
        places.complete(text, 5);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("the table of places", () => {
  it("names a place from the whole text", () => {
    const texts = ["Dallas, TX", "TEXAS", "10001", "99999", "Narnia", "remote", "", "San Juan, PR"];
    texts.push("Dallas, TX, USA", "Washington State", "Texas, United States");
    expect(texts.map((text) => nameOf(places.named(text)))).toEqual([
      "Dallas, TX",
      "Texas",
      "New York, NY",
      null,
      null,
      "remote",
      null,
      "San Juan, PR",
      "Dallas, TX",
      "Washington",
      "Texas",
    ]);
  });

  it("names a state from its code; LA and DC are cities", () => {
    const codes = ["TX", "ca", "IN", "or", "Me", "NY", "LA", "DC", "XX"];
    expect(codes.map((code) => nameOf(places.named(code)))).toEqual([
      "Texas",
      "California",
      "Indiana",
      "Oregon",
      "Maine",
      "New York",
      "Los Angeles, CA",
      "Washington, DC",
      null,
    ]);
  });

  it("finds every city by its own name", () => {
    const lost = Array.from({ length: places.size }, (_, id) => places.city(id)).filter(
      ({ name, id }) => {
        const found = places.named(name);
        return found?.kind !== "city" || found.id !== id;
      },
    );
    expect(lost.map(({ name }) => name)).toEqual([]);
  });

  it("knows which words occur in names of places", () => {
    const words = ["plano", "texas", "carolina", "developr", "zwingle", "socal", "midwest"];
    const known = ["plano", "texas", "carolina", "socal", "midwest"];
    expect(words.filter((word) => places.isNameWord(word))).toEqual(known);
  });

  it("finds the cities around one", () => {
    const dallas = places.named("Dallas, TX");
    if (dallas?.kind !== "city") throw new Error("Dallas is missing");
    const around = new Set([...places.within(dallas.id, 50)].map((id) => places.city(id).name));
    expect(around.size).toBeGreaterThan(150);
    expect(around.has("Plano, TX")).toBe(true);
    expect(around.has("Fort Worth, TX")).toBe(true);
    expect(around.has("Waco, TX")).toBe(false);
    expect([...places.within(dallas.id, 0)]).toContain(dallas.id);
  });

  it("completes names, most people first", () => {
    expect(places.complete("dal", 3)).toEqual(["Dallas, TX", "Daly City, CA", "Dale City, VA"]);
    expect(places.complete("tex", 1)).toEqual(["Texas"]);
    expect(places.complete("st lou", 1)).toEqual(["St. Louis, MO"]);
    expect(places.complete("portland, m", 1)).toEqual(["Portland, ME"]);
    expect(places.complete("75201", 2)).toEqual(["Dallas, TX"]);
    expect(places.complete("nyc", 1)).toEqual(["New York, NY"]);
    expect(places.complete(" ,", 5)).toEqual([]);
  });
});

it("says which table is missing, and what to do", () => {
  expect(() => placeFile("moon.txt")).toThrow(
    "dist/node/server/places/moon.txt is missing: run npm run codegen.",
  );
});
