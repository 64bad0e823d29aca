import fc from "fast-check";
import { damaged, hostileJson, hostileText, objectText } from "./texts.js";

export interface Part {
  name: string;
  value: Buffer | string;
  fileName?: string;
  type?: string;
}

const BOUNDARY = "----hostile";
export const FORM_TYPES = [
  `multipart/form-data; boundary=${BOUNDARY}`,
  `multipart/form-data; boundary="${BOUNDARY}"; charset=utf-16`,
  "multipart/form-data",
  "multipart/form-data; boundary=",
  'multipart/form-data; boundary="',
  `multipart/form-data; boundary=${"b".repeat(200)}`,
  `Multipart/Form-Data;boundary=${BOUNDARY};boundary=other`,
] as const;

/** As browsers write names into headers; they leave the backslash and most control characters as they are. */
const inHeader = (name: string): string =>
  name.replaceAll(/["\\\p{Cc}]/gu, (one) => encodeURIComponent(one));

export function encodeForm(parts: readonly Part[]): Buffer {
  const encoded = parts.flatMap(({ name, value, fileName, type }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${inHeader(name)}"` +
        (fileName === undefined ? "" : `; filename="${inHeader(fileName)}"`) +
        (type === undefined ? "" : `\r\nContent-Type: ${type}`) +
        "\r\n\r\n",
    ),
    Buffer.from(value),
    Buffer.from("\r\n"),
  ]);
  return Buffer.concat([...encoded, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

const END_BYTES = `\r\n--${BOUNDARY}--\r\n`.length;

/** The form, without its end and the last bytes of its last value. */
function cutOff(parts: readonly Part[], bytes: number): Buffer {
  const last = Buffer.from(parts.at(-1)?.value ?? "");
  return encodeForm(parts).subarray(0, -END_BYTES - Math.min(bytes, last.length));
}

const damagedPart = (part: Part): fc.Arbitrary<Part> =>
  damaged(fc.constant(Buffer.from(part.value))).map((value) => ({ ...part, value }));

/**
 * A form with changes in its values, which may end within the last one. Boundaries and headers stay whole: what a parser does
 * with broken ones has a test of its own, with a stand-in for the parser.
 */
export const damagedForm = (parts: fc.Arbitrary<Part[]>): fc.Arbitrary<Buffer> =>
  parts
    .chain((whole) => fc.tuple(fc.tuple(...whole.map(damagedPart)), fc.option(fc.nat(60))))
    .map(([changed, missing]) =>
      missing === null || changed.length === 0 ? encodeForm(changed) : cutOff(changed, missing),
    );

const APPLY = `mutation ($input: ApplyToJobInput!) {
  applyToJob(input: $input) { renewed userErrors { field code message } } }`;

const SET_LOGO = `mutation ($input: SetCompanyLogoInput!) {
  setCompanyLogo(input: $input) { company { logoUrl } userErrors { field code message } } }`;

/** An operation with a file. */
export interface Upload {
  mutation: string;
  /** JSON. */
  input: string;
  map: string;
}

export const operationsOf = ({ mutation, input }: Pick<Upload, "mutation" | "input">): string =>
  objectText([
    ["query", JSON.stringify(mutation)],
    ["variables", `{"input":${input}}`],
  ]);

export const FILE: Part = {
  name: "0",
  fileName: "cv.pdf",
  type: "application/pdf",
  value: "%PDF-1.7\n%%EOF",
};

export const resumeUpload = (jobId: string, email: string): Upload => ({
  mutation: APPLY,
  input: JSON.stringify({
    ...{ jobId, email, name: "Priya Raman", location: "Austin, TX", phone: "", countryCode: "" },
    ...{ visaType: "OPT", relocation: true, resume: null },
  }),
  map: '{"0":["variables.input.resume"]}',
});

export const logoUpload = (companyId: string): Upload => ({
  mutation: SET_LOGO,
  input: JSON.stringify({ companyId, logo: null }),
  map: '{"0":["variables.input.logo"]}',
});

/** `operations` of any shape: junk, or a valid one with members added, replaced and removed. */
export const hostileOperations = ({ mutation, input }: Upload): fc.Arbitrary<string> =>
  fc.oneof(
    hostileJson,
    hostileText,
    hostileJson.map((other) => operationsOf({ mutation, input: other })),
    fc
      .array(
        fc.tuple(
          fc.constantFrom("query", "variables", "operationName", "extensions", "other"),
          hostileJson,
        ),
        {
          maxLength: 4,
        },
      )
      .map((members) =>
        objectText([
          ["query", JSON.stringify(mutation)],
          ["variables", `{"input":${input}}`],
          ...members,
        ]),
      ),
    fc.array(hostileJson, { maxLength: 3 }).map((batch) => `[${batch.join()}]`),
  );

const WORDS = [
  "variables",
  "input",
  "resume",
  "logo",
  "name",
  "query",
  "0",
  "length",
  "other",
  "null",
  "",
] as const;

const hostilePath = fc.oneof(
  fc.array(fc.constantFrom(...WORDS), { maxLength: 5 }).map((words) => words.join(".")),
  fc.constantFrom("variables.input.resume", "variables.input.logo"),
  hostileText,
);
const hostileTargets = fc.oneof(
  fc.array(hostilePath, { maxLength: 3 }).map((paths) => JSON.stringify(paths)),
  hostilePath.map((path) => JSON.stringify([path])),
  hostileJson,
);

/** Names that every object inherits are not in it: upload-map.unit.test.ts tests those without them. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype);

/** `map` of any shape: junk, or files with invalid paths. */
export const hostileMap: fc.Arbitrary<string> = fc
  .oneof(
    {
      weight: 6,
      arbitrary: fc
        .array(fc.tuple(fc.oneof(fc.constant("0"), hostileText), hostileTargets), { maxLength: 2 })
        .map(objectText),
    },
    { weight: 1, arbitrary: hostileJson },
    { weight: 1, arbitrary: hostileText },
  )
  .filter((text) => !INHERITED.some((name) => text.includes(name)));

const fieldNames = [
  "jobId",
  "jobRole",
  "companyName",
  "name",
  "email",
  "location",
  "visaType",
  "relocation",
  "linkedin",
  "phone",
  "countryCode",
  "existingResume",
  "resume",
  "operations",
  "map",
  "0",
  "__proto__",
] as const;

export const hostilePart: fc.Arbitrary<Part> = fc.record(
  {
    name: fc.oneof(fc.constantFrom(...fieldNames), hostileText),
    value: fc.oneof(
      hostileText,
      hostileJson,
      fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
      fc.constant(FILE.value),
    ),
    fileName: fc.oneof(
      fc.constantFrom("cv.pdf", "cv.docx", "cv.doc", "cv.exe", "", "\\"),
      hostileText,
    ),
    type: fc.constantFrom(
      "application/pdf",
      "application/octet-stream",
      "text/plain; charset=utf-16le",
      "text/plain; charset=nope",
      "x",
      "",
    ),
  },
  { requiredKeys: ["name", "value"] },
);
