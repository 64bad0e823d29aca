import { expect, it } from "@jest/globals";
import { SPANISH_WORDS } from "./spanish-words.js";
import { synonymAt } from "./synonyms.js";
import { tokens } from "./tokens.js";

it("finds C++ by CPP, but no Certified Payroll Professional by C++", () => {
  expect(synonymAt(["cpp", "developer"], 0)?.also).toEqual([["c++"]]);
  expect(synonymAt(["c++"], 0)).toBeNull();
});

it("finds top secret jobs by TS only as a clearance", () => {
  expect(synonymAt(["ts", "sci"], 0)?.also).toEqual([["topsecret"]]);
  expect(synonymAt(["ts", "clearance"], 0)?.also).toEqual([["topsecret"]]);
  expect(synonymAt(["ts"], 0)?.also).toEqual([["typescript"]]);
});

it.each([
  ["almacen", "warehouse"],
  ["montacargas", "forklift"],
  ["limpieza", "cleaner"],
  ["enfermeras", "nurse"],
  ["cuidadores", "caregiver"],
  ["contador", "accountant"],
  ["ingeniero de software", "software engineer"],
  ["cocinero", "cook"],
  ["chofer", "driver"],
])("finds by %s in Spanish a %s, but not the other way round", (spanish, english) => {
  expect(synonymAt(tokens(spanish), 0)?.also).toContainEqual(english.split(" "));
  const back = synonymAt(tokens(english), 0)?.also ?? [];
  expect(back.map((words) => words.join(" "))).not.toContain(spanish);
});

it("reads Spanish with and without accents", () => {
  for (const [typed, plain] of [
    ["Almacén", "almacen"],
    ["ALBAÑIL", "albanil"],
    ["médico", "medico"],
  ] as const)
    expect(synonymAt(tokens(typed), 0)).toEqual(synonymAt([plain], 0));
});

it("has about a hundred names in Spanish", () => {
  const names = SPANISH_WORDS.trim()
    .split("\n")
    .flatMap((line) => line.split(" > ")[0]?.split(", ") ?? []);
  expect(names.length).toBeGreaterThan(120);
  expect(new Set(names).size).toBe(names.length);
});
