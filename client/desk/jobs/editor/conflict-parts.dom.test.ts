import { differingParts, isChanged, merge } from "../../conflict/conflict";
import { jobParts } from "./conflict-parts";
import { fieldNames } from "./form-fields";
import { valuesOf, type JobValues } from "./job-values";
import { editorJob } from "./sample-editor-job";

const base = valuesOf(editorJob);
const mine: JobValues = { ...base, role: "Mine", payMin: 70, description: "<p>One</p><p>Two</p>" };
const theirs: JobValues = { ...base, role: "Theirs", skills: ["Go"] };

describe("two versions of a job", () => {
  it("differ in the parts that either of two people changed", () => {
    const parts = differingParts(jobParts, mine, theirs);
    expect(parts.map(({ label }) => label)).toEqual([
      "Job title",
      "Pay range",
      "Job description",
      "Skills",
    ]);
    expect(parts.map((part) => isChanged(part, base, mine))).toEqual([true, true, true, false]);
  });

  it("can differ in every declared field, and in none twice", () => {
    const names = jobParts.flatMap((part) => part.names);
    expect(names).toEqual(expect.arrayContaining([...fieldNames]));
    expect(new Set(names).size).toBe(names.length);
  });

  it("are shown as text, with a line for each paragraph", () => {
    const shown = differingParts(jobParts, mine, theirs).map((part) => part.show(mine));
    expect(shown).toEqual([
      "Mine",
      "$70–$70.50 an hour · $62 - $70 per hour",
      "One\nTwo",
      "Java, Kafka",
    ]);
  });

  it("merge into mine, with their parts where they were chosen", () => {
    const taken = differingParts(jobParts, mine, theirs).filter(
      ({ label }) => label !== "Job title",
    );
    expect(merge(mine, theirs, taken)).toEqual({ ...theirs, role: "Mine" });
    expect(merge(mine, theirs, [])).toEqual(mine);
  });
});
