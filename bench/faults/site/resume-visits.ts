import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Buyer } from "../buyers.js";
import {
  asPerson,
  oneOf,
  PREFLIGHT,
  promiseOf,
  type Kind,
  type Material,
  type Visit,
} from "./visit.js";

const FOLDER = path.resolve(import.meta.dirname, "../../../../../bench/resumes/files");
/** As common programs write them. */
const RESUMES = [
  ...["chromium-plain.pdf", "groff-plain.pdf"],
  ...["libreoffice-docx-plain.docx", "libreoffice-docx-plain.doc"],
];
/** What the slowest connection takes: longer than a site that is told to stop still accepts connections. */
const SLOWEST_MS = 8_000;
const BOUNDARY = "----visit";

const APPLY = `mutation ($input: ApplyToJobInput!) { applyToJob(input: $input) {
  application { id } userErrors { code } } }`;
const READ = `mutation ($input: ReadResumeInput!) { readResume(input: $input) {
  reading { name } userErrors { code } } }`;

interface Resume {
  name: string;
  bytes: Buffer;
}

/** People send resumes, one person after the other, over connections of any speed. */
export function resumeVisits({ jobs, people }: Material): Kind[] {
  const resumes = RESUMES.map((name) => ({ name, bytes: readFileSync(path.join(FOLDER, name)) }));
  let turn = 0;
  const next = (): Buyer => {
    const person = people[turn % people.length];
    if (!person) throw new Error("There is no one.");
    turn += 1;
    return person;
  };
  return [
    [1, () => apply(next(), oneOf(jobs).id, oneOf(resumes))],
    [
      1,
      () =>
        randomInt(2) === 0
          ? applyByGraphQL(next(), oneOf(jobs).id, oneOf(resumes))
          : upload(next(), "/graphql", operation(READ, {}), oneOf(resumes), "0"),
    ],
  ];
}

function apply(person: Buyer, jobId: string, resume: Resume): Visit {
  const fields = { jobId, ...filledIn(person), visaType: "H-1B", relocation: "Yes" };
  const visit = upload(person, "/api/apply-jobs", fields, resume, "resume");
  return { ...visit, promises: promiseOf(person.email, jobId) };
}

function applyByGraphQL(person: Buyer, jobId: string, resume: Resume): Visit {
  const input = { jobId, ...filledIn(person), visaType: "H1B", relocation: true };
  const visit = upload(person, "/graphql", operation(APPLY, input), resume, "0");
  return { ...visit, promises: promiseOf(person.email, jobId) };
}

const filledIn = ({ email }: Buyer) => ({
  ...{ email, name: "Priya Raman", location: "Austin, TX" },
  ...{ phone: "5125550142", countryCode: "+1" },
});

/** The fields of a GraphQL multipart request whose file is in the field "0". */
const operation = (query: string, input: object): Record<string, string> => ({
  operations: JSON.stringify({ query, variables: { input: { ...input, resume: null } } }),
  map: JSON.stringify({ 0: ["variables.input.resume"] }),
});

function upload(
  person: Buyer,
  to: string,
  fields: Readonly<Record<string, string>>,
  resume: Resume,
  field: string,
): Visit {
  const type = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
  return {
    ...{ kind: "resumes", method: "POST", path: to, overMs: randomInt(SLOWEST_MS) },
    headers: { ...type, ...PREFLIGHT, ...asPerson(person) },
    body: multipart(fields, resume, field),
  };
}

function multipart(
  fields: Readonly<Record<string, string>>,
  { name, bytes }: Resume,
  field: string,
): Buffer {
  const part = (of: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${of}\r\n\r\n`;
  const texts = Object.entries(fields).map(([of, value]) => `${part(`name="${of}"`)}${value}\r\n`);
  const head = texts.join("") + part(`name="${field}"; filename="${name}"`);
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}
