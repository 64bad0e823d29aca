import { apiFilter, readFilters } from "./job-filters";
import { unknownValues } from "./unknown-values";

const LONG = "x".repeat(81);

test.each<[string, string[]]>([
  ["employer=verify&open-to=opt&open-to=l9&skill=Cobolx&state=", ["l9", "verify"]],
  ["state=texas", ["texas"]],
  ["state=tx&state=zz&state=Dc", ["zz"]],
  ["pay=abc", ["abc"]],
  ["pay=abc&open-to=foo", ["abc", "foo"]],
  ["pay=-1", ["-1"]],
  ["pay=50&pay-period=constructor", ["50", "constructor"]],
  ["pay-period=decade", ["decade"]],
  ["posted=366", ["366"]],
  ["radius=-1&place=Dallas", ["-1"]],
  [`skill=${LONG}&company=acme`, [`${"x".repeat(80)}…`]],
  [`industry=${LONG}`, [`${"x".repeat(80)}…`]],
  [`skill=${"😀".repeat(90)}`, [`${"😀".repeat(80)}…`]],
])("of %.60s, the values that no filter has are named", (address, named) => {
  expect(unknownValues(new URLSearchParams(address))).toEqual(named);
});

test.each([
  "pay=62.5",
  "pay=104000&pay-period=year",
  "posted=5",
  "place=Dallas&radius=25",
  "radius=25",
  "place=Nowhereville",
  `skill=${"x".repeat(80)}`,
  "pay=&posted=&radius=&pay-period=",
])("of %s, nothing is", (address) => {
  expect(unknownValues(new URLSearchParams(address))).toEqual([]);
});

test("values too long for the API are not sent to it", () => {
  const address = new URLSearchParams(`skill=${LONG}&skill=Java&state=${LONG}`);
  expect(apiFilter(readFilters(address))).toEqual({ skills: ["Java"] });
});

test("of states, those that there are reach the API", () => {
  const address = new URLSearchParams("state=texas&state=zz&state=tx");
  expect(apiFilter(readFilters(address))).toEqual({ states: ["TX"] });
});
