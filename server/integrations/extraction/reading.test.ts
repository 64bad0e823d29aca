import { describe, expect, it } from "@jest/globals";
import { readFileSync } from "node:fs";
import path from "node:path";
import { ProcessExtractor } from "./process-extractor.js";
import { EXTRACTED_FORMATS, type ExtractedFormat } from "./text-extractor.js";

const FOLDER = path.resolve("server/integrations/extraction/fixtures");
const extractor = new ProcessExtractor({
  program: path.resolve("dist/node/server/integrations/extraction/extract-program.js"),
  maxMs: 60_000,
});

const isFormat = (name: string): name is ExtractedFormat =>
  (EXTRACTED_FORMATS as readonly string[]).includes(name);

async function read(file: string) {
  const format = path.extname(file).slice(1);
  if (!isFormat(format)) throw new Error(`no format of a resume: ${file}`);
  const result = await extractor.extract(format, readFileSync(path.join(FOLDER, file)));
  if ("failure" in result) throw new Error(`${file}: ${result.failure}`);
  return result;
}

/** Files as real programs write them; every person in them is invented. What the text must have, and must not have. */
const TEXTS: [string, { has: string[]; lacks?: string[] }][] = [
  [
    "shift-enter.docx",
    {
      has: ["Engineer\nFabrikam", "Austin\nJava\nKafka"],
      lacks: ["EngineerFabrikam", "AustinJavaKafka", "onepage", "twocol"],
    },
  ],
  ["soft-line-breaks.docx", { has: ["Skills\nKotlin\nKafka\nTerraform"] }],
  ["lines-of-one-paragraph.docx", { has: ["Green Card\nAustin"], lacks: ["CardAustin"] }],
  ["header-footnote.docx", { has: ["anna@example.com", "Awarded Terraform certificate"] }],
  [
    "name-in-header.docx",
    {
      has: [
        "Jordan Sample",
        "(214) 555-0177 | jordan.sample@example.com",
        "Certified Kubernetes Administrator",
      ],
    },
  ],
  ["sidebar-text-box.docx", { has: ["Terraform, Kafka"] }],
  ["merge-fields.docx", { has: ["Name: Anna Meyer, Terraform"] }],
  ["chart.docx", { has: ["Anna Meyer, Kafka engineer"] }],
  ["skills-chart.docx", { has: ["Jordan Sample", "Kotlin, Kafka"] }],
  ["docx-named-doc.docx", { has: ["Fabrikam Ltd"] }],
  [
    "soft-hyphen.doc",
    {
      has: ["Built infrastructure for Fabrikam", "cross-functional team"],
      lacks: ["undefined", "crossfunctional"],
    },
  ],
  ["text-box.doc", { has: ["Skills: Terraform, Kafka"] }],
  ["phonetic-guide.doc", { has: ["山田 Taro, Kafka engineer"], lacks: ["やまだ", "EQ"] }],
  ["short.doc", { has: ["Anna Meyer, engineer at Fabrikam, Austin"] }],
  ["short-letter.doc", { has: ["Kotlin developer, Dallas, TX"] }],
  ["owner-password.pdf", { has: ["SENIOR DATA ENGINEER"] }],
  ["permissions-only.pdf", { has: ["Jordan Sample"] }],
  ["form-fields.pdf", { has: ["Anna Meyer", "Kafka"] }],
  ["filled-form.pdf", { has: ["Jordan Sample", "Kotlin, Terraform"] }],
  ["hyphenated-lines.pdf", { has: ["cross-func-\ntional", "telecommunica-\ntions"] }],
  ["words-split-at-line-end.pdf", { has: ["work-\nflows", "José Nuñez-Müller"] }],
  ["hyphenated-status.pdf", { has: ["Fabrikam"] }],
  [
    "hyphen-as-soft-hyphen.pdf",
    { has: ["hands-on", "cloud-native", "full-stack"], lacks: ["handson", "cloudnative"] },
  ],
  [
    "title-close-under-name.pdf",
    { has: ["Jordan Sample\nObservability Engineer"], lacks: ["SampleObservability"] },
  ],
  ["tex-accents.pdf", { has: ["José Muñoz, São Paulo, Université de Montréal"], lacks: ["Jos´e"] }],
  [
    "tex-ligatures.pdf",
    {
      has: ["Certified in Airflow, Snowflake and efficient office workflows, 2019–2021"],
      lacks: ["20192021", "Airow"],
    },
  ],
  ["spaced-headings.pdf", { has: ["CERTIFICATIONS"], lacks: ["C E R T", "D ATA"] }],
  ["arabic-name.pdf", { has: ["أحمد علي"] }],
];

describe("the text of", () => {
  it.each(TEXTS)("%s", async (file, { has, lacks = [] }) => {
    const { text, isPartial } = await read(file);
    expect(has.filter((words) => !text.includes(words))).toEqual([]);
    expect(lacks.filter((words) => text.includes(words))).toEqual([]);
    expect(isPartial).toBe(false);
  });

  it("a DOCX has the page header and the footnote once", async () => {
    const { text } = await read("name-in-header.docx");
    expect(text.split("Jordan Sample")).toHaveLength(2);
    expect(text.split("Certified Kubernetes Administrator")).toHaveLength(2);
  });
});
