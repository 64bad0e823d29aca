import { expect, it } from "@jest/globals";
import { SPANISH_ROLES, SPANISH_WORDS } from "./spanish-words.js";
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
  ["jefe de almacén", "warehouse supervisor"],
  ["trabajador de producción", "production worker"],
  ["manejador de montacargas", "forklift"],
  ["señora de limpieza", "cleaner"],
  ["selector de pedidos", "order picker"],
  ["estibadores", "loader"],
  ["líder de turno", "shift lead"],
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
  const names = `${SPANISH_ROLES.trim()}\n${SPANISH_WORDS.trim()}`
    .split("\n")
    .flatMap((line) => line.split(" > ")[0]?.split(", ") ?? []);
  expect(names.length).toBeGreaterThan(120);
  expect(new Set(names).size).toBe(names.length);
});

it("finds roles in Spanish only by titles, skills, and names, and other words anywhere", () => {
  expect(synonymAt(["mesero"], 0)?.named).toContainEqual(["food", "server"]);
  expect(synonymAt(["sin", "experiencia"], 0)?.named).toContainEqual(["no", "experience"]);
  expect(synonymAt(["noche"], 0)?.named).toEqual([]);
  expect(synonymAt(["nurse"], 0)?.named).toEqual([]);
});

it("knows levels in Roman and in Arabic numbers, and developers by a short name", () => {
  expect(synonymAt(["ii"], 0)?.also).toEqual([["2"]]);
  expect(synonymAt(["sde"], 0)?.also).toContainEqual(["software", "engineer"]);
  expect(synonymAt(["dev"], 0)?.also).toContainEqual(["engineer"]);
});
