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

it("offers five at most", () => {
  expect(rests("a b c d e f")).toHaveLength(5);
  expect(rests("")).toEqual([]);
});
