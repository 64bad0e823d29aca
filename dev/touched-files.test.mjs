import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { ROOT } from "./child.mjs";

/**
 * How many files someone edits by hand to add a field, an email, or a list, counted where one like it is there already
 * (docs/ARCHITECTURE.md has the steps). A place that names it besides these is a place that the next one is forgotten in.
 */
const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
  cwd: ROOT,
  encoding: "utf8",
  maxBuffer: 2 ** 26,
}).split("\n");

/** Made by a program, a test, or never changed again. */
const NOT_EDITED = /\.generated\.ts$|\.test\.tsx?$|^server\/(test|db\/migrations)\//;
/** Where a feature is made and handed on: one line of it, in one of these files. */
const WIRING = /^server\/modules\/[\w-]+\/(?:module|.+\.wiring)\.ts$/;

const read = (file) => readFileSync(path.join(ROOT, file), "utf8");

/**
 * @param {RegExp} names what stands only where the thing is named
 * @param {string[]} folders beginnings of paths to look at
 * @returns {string[]} the files, all of the wiring as one
 */
function placesOf(names, folders) {
  const found = files
    .filter((file) => /\.(tsx?|graphql)$/.test(file) && !NOT_EDITED.test(file))
    .filter((file) => folders.some((folder) => file.startsWith(folder)))
    .filter((file) => names.test(read(file)));
  return [...new Set(found.map((file) => (WIRING.test(file) ? "wiring" : file)))].sort();
}

const atMost = (most, places) =>
  assert.ok(places.length <= most, `${places.length} files, not ${most}:\n${places.join("\n")}`);

test("a field of a company is added in 8 files", () => {
  // The public pages show it too, which a new field need not.
  const folders = ["server/", "client/desk/", "content/en/texts/desk-companies.ts"];
  // Forms that strangers send have a field of this name that only robots fill in.
  const ofRobots = /^server\/(core|modules\/(contact|newsletter))\//;
  const places = placesOf(/\bwebsite\b/, folders).filter((file) => !ofRobots.test(file));
  assert.ok(places.includes("server/modules/companies/company.fields.ts"));
  atMost(8, [...places, "a migration", "server/db/migrations.ts", "a test"]);
});

test("no file of the job search names a company's field", () => {
  assert.deepEqual(placesOf(/\bwebsite\b/, ["server/modules/jobs/"]), []);
});

test("an email is added in 4 files", () => {
  const names = /PLACEMENT_ENDING|placementEndingMail|placementMailTexts/;
  const places = placesOf(names, ["server/", "client/", "content/", "dev/", "e2e/"]);
  assert.ok(places.includes("server/modules/placements/placement-ending.mail.ts"));
  assert.ok(places.includes("wiring"));
  atMost(4, places);
});

test("a list of the desk is added in 9 files", () => {
  const names =
    /\b(MailTemplate(Resolver|Service|Payload)|TemplatesSection|templateTexts)\b|query MailTemplates\b|^ {4}templates: "/m;
  const places = placesOf(names, ["server/", "client/", "content/", "dev/", "e2e/"]);
  assert.ok(places.includes("client/desk/sections.ts"));
  assert.ok(places.includes("content/en/texts/desk.ts"));
  atMost(9, places);
});
