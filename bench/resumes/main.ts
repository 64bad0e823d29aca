import { parseArgs } from "node:util";
import { readResumeFields } from "../../server/modules/applications/reading/resume-fields.js";
import { shownText } from "../../server/modules/applications/texts/shown-text.js";
import { WorkTermsService } from "../../server/modules/jobs/words/work-terms.service.js";
import { contentOf, corpus, master, type CorpusFile } from "./corpus.js";
import { asTruth, FieldScore, FIELDS, MASTER_TRUTH, people } from "./fields.js";
import { programIn, read, type Reading } from "./readers.js";
import { qualityOf, score, type Score } from "./score.js";

/**
 * `npm run bench -- resumes [--against FOLDER] [--runs N]`: how well the reader of resumes reads the corpus, one text by many
 * programs, and how long and how much memory it takes; and how well it finds name, phone number, place, profile, and skills in the
 * corpus, and in the texts of many people. With `--against`, beside the reader of another checkout that is
 * built; the two take turns. Times are comparable within one run only.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: { against: { type: "string" }, runs: { type: "string", default: "1" } },
});
const FORMATS = ["docx", "doc", "pdf"];

interface Measured extends Score {
  file: CorpusFile;
  ms: number;
  mebibytes: number;
}

const readers = new Map([["now", programIn(".")]]);
if (values.against !== undefined) readers.set("other", programIn(values.against));
const measured = new Map<string, Measured[]>([...readers.keys()].map((name) => [name, []]));

const text = master();
const terms = new WorkTermsService();
const inCorpus = new FieldScore();
for (const file of corpus())
  for (const [name, program] of readers) {
    const readings = await repeated(program, file);
    const best = readings[0] ?? { text: "", ms: 0, mebibytes: 0 };
    if (name === "now") inCorpus.add(MASTER_TRUTH, fieldsIn(best.text));
    measured.get(name)?.push({
      file,
      ...score(best.text, text, file.hasColumns),
      ms: medianOf(readings.map(({ ms }) => ms)),
      mebibytes: Math.max(...readings.map(({ mebibytes }) => mebibytes)),
    });
  }
for (const format of FORMATS) print(format);
const ofPeople = new FieldScore();
for (const person of people()) ofPeople.add(person.truth, fieldsIn(person.text));
printFields("fields of the corpus", inCorpus);
printFields("fields of many people", ofPeople);

function fieldsIn(content: string) {
  return asTruth(readResumeFields(shownText(content), [], terms));
}

function printFields(title: string, fields: FieldScore): void {
  console.log(title);
  for (const field of FIELDS) {
    const { said, found, right } = fields.counts[field];
    console.log(
      `  ${field.padEnd(9)} ${said} said  ${found} found  ${right} right  precision ${fields.precision(field).toFixed(4)}  recall ${fields.recall(field).toFixed(4)}`,
    );
  }
}

async function repeated(program: string, file: CorpusFile): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (let run = 0; run < Number(values.runs); run++)
    readings.push(await read(program, formatOf(file), contentOf(file)));
  return readings;
}

function formatOf({ file }: CorpusFile): string {
  return file.slice(file.lastIndexOf(".") + 1);
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function print(format: string): void {
  for (const [name, all] of measured) {
    const files = all.filter(({ file }) => formatOf(file) === format);
    const { recall, joined, split, broken, order } = qualityOf(files);
    const percent = (share: number) => `${(100 * share).toFixed(2)} %`;
    const ms = medianOf(files.map((one) => one.ms));
    const mebibytes = medianOf(files.map((one) => one.mebibytes));
    console.log(
      `${format.padEnd(5)}${name.padEnd(6)} ${files.length} files  recall ${recall.toFixed(4)}  joined ${percent(joined)}  split ${percent(split)}  broken ${percent(broken)}  order ${order.toFixed(3)}  ${ms.toFixed(0)} ms  ${mebibytes.toFixed(0)} MiB`,
    );
    if (name === "now") files.forEach(tellFaults);
  }
}

function tellFaults({ file, missing, order }: Measured): void {
  if (missing.length === 0 && order === 1) return;
  console.log(`  ${file.file}: order ${order.toFixed(2)}  ${missing.slice(0, 8).join(" ")}`);
}
