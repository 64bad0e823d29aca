import { withoutWord } from "./without-word";

const rests = (query: string, ...others: string[]) =>
  withoutWord(query, others).map(({ part, query: rest }) => `${part} > ${rest}`);

it("leaves out one word or phrase at a time", () => {
  expect(rests("java welder")).toEqual(["java > welder", "welder > java"]);
  expect(rests('"site reliability" c++ -lead')).toEqual([
    '"site reliability" > c++ -lead',
    'c++ > "site reliability" -lead',
    '-lead > "site reliability" c++',
  ]);
  expect(rests("java java")).toEqual(["java > "]);
});

it("keeps the words of a place, and of tax terms", () => {
  expect(rests("java welder Dallas TX", "java welder")).toEqual([
    "java > welder Dallas TX",
    "welder > java Dallas TX",
  ]);
  expect(rests("java welder c2c Dallas", "java welder c2c", "java welder Dallas")).toEqual([
    "java > welder c2c Dallas",
    "welder > java c2c Dallas",
  ]);
});

it("leaves out alternatives together", () => {
  expect(rests("java OR kotlin")).toEqual(["java OR kotlin > "]);
  expect(rests('welder dallas or "San Antonio" | austin')).toEqual([
    'welder > dallas or "San Antonio" | austin',
    'dallas or "San Antonio" | austin > welder',
  ]);
});

it("keeps words that were not searched for", () => {
  expect(rests("jobs in va", "jobs in")).toEqual([]);
  expect(rests("Jobs, for a java & welder!")).toEqual([
    "java > Jobs, for a & welder!",
    "welder! > Jobs, for a java &",
  ]);
  expect(rests("i'm looking for a welder united states")).toEqual([
    "welder > i'm looking for a united states",
  ]);
  expect(rests("it welder")).toEqual(["welder > it"]);
});

it("leaves out such words where they were searched for", () => {
  expect(rests("IT welder -jobs")).toEqual([
    "IT > welder -jobs",
    "welder > IT -jobs",
    "-jobs > IT welder",
  ]);
  expect(rests('"the work" or with')).toEqual(['"the work" or with > ']);
  expect(rests("search engine")).toEqual(["search > engine", "engine > search"]);
});

it("offers all of them", () => {
  expect(rests("b c d e f g h")).toHaveLength(7);
  expect(rests("")).toEqual([]);
});
