import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { ResumeFields } from "../../server/modules/applications/reading/resume-fields.js";

/** What a resume really says. A field is null if the resume doesn't say it. */
const truthSchema = z.object({
  name: z.string().nullable(),
  /** With its country code: "+1 2145550142". */
  phone: z.string().nullable(),
  location: z.string().nullable(),
  linkedin: z.string().nullable(),
  skills: z.array(z.string()),
});
export type Truth = z.infer<typeof truthSchema>;

const personSchema = z.object({ text: z.string(), truth: truthSchema });

const parsed = (file: string): unknown =>
  JSON.parse(readFileSync(path.resolve("bench/resumes", file), "utf8"));

/** Invented people whose resumes begin in different ways. */
export const people = () => z.array(personSchema).parse(parsed("people.json"));

/** What the text of `dev/resume-corpus/master.json` says. */
export const MASTER_TRUTH: Truth = {
  name: "Zoë Núñez-Björk",
  phone: "+1 4695550126",
  location: "Plano, TX",
  linkedin: null,
  skills: [
    ...["Kafka", "COBOL", "Kubernetes", "Terraform", "Ansible", "Helm", "C++", "C#", ".NET"],
    ...["Node.js", "PostgreSQL", "Elasticsearch", "GraphQL", "TypeScript", "RabbitMQ"],
    ...["Grafana", "Prometheus", "OpenTelemetry"],
  ],
};

export const FIELDS = ["name", "phone", "location", "linkedin", "skills"] as const;
export type FieldName = (typeof FIELDS)[number];

/** How many values of a field a resume has, how many were found, and how many of those are right. */
export interface FieldCount {
  said: number;
  found: number;
  right: number;
}

export interface FieldFault {
  field: FieldName;
  said: readonly string[];
  found: readonly string[];
}

/** Whether a resume got a value that it doesn't have. */
export const isInvented = ({ said, found }: FieldFault): boolean =>
  said.length === 0 && found.length > 0;

const valuesOf = (fields: Truth): Record<FieldName, readonly string[]> => ({
  name: one(fields.name),
  phone: one(fields.phone),
  location: one(fields.location),
  linkedin: one(fields.linkedin),
  skills: fields.skills,
});

const one = (value: string | null): string[] => (value === null ? [] : [value]);

/** What was read, in the form of the truth. */
export const asTruth = ({ phone, ...fields }: ResumeFields): Truth => ({
  ...fields,
  phone: phone && `${phone.countryCode} ${phone.phone}`,
});

/** Adds up readings field by field. */
export class FieldScore {
  readonly counts: Record<FieldName, FieldCount> = {
    ...{ name: none(), phone: none(), location: none(), linkedin: none(), skills: none() },
  };

  /** @returns the fields that differ */
  add(truth: Truth, read: Truth): FieldFault[] {
    const [said, found] = [valuesOf(truth), valuesOf(read)];
    return FIELDS.flatMap((field) => {
      const right = found[field].filter((value) => said[field].includes(value)).length;
      const count = this.counts[field];
      count.said += said[field].length;
      count.found += found[field].length;
      count.right += right;
      const isWhole = right === said[field].length && right === found[field].length;
      return isWhole ? [] : [{ field, said: said[field], found: found[field] }];
    });
  }

  /** Share of the values found that are right; 1 if none was found. */
  precision(field: FieldName): number {
    const { found, right } = this.counts[field];
    return found === 0 ? 1 : right / found;
  }

  /** Share of the values that were found; 1 if there are none. */
  recall(field: FieldName): number {
    const { said, right } = this.counts[field];
    return said === 0 ? 1 : right / said;
  }
}

function none(): FieldCount {
  return { said: 0, found: 0, right: 0 };
}
