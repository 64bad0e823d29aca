import { describe, expect, it } from "@jest/globals";
import { person, recruiterOf } from "../../../test/actors.js";
import { summaryReading, type SummaryRow } from "./summary.reader.js";

const FIELDS = { summary: new Set(["name", "location"]), resume: new Set<string>() };
const ROW: SummaryRow = {
  ...{ a_id: "1", a_userId: "owner", a_jobId: "2", a_companyId: "acme", a_status: "SUBMITTED" },
  ...{ a_appliedAt: new Date(0), a_name: "Priya Raman (H-1B)", a_location: "Memphis, TN (OPT)" },
};
const { read } = summaryReading(FIELDS);

describe("a summary", () => {
  it("shows staff no immigration status that was typed into the name or the place", () => {
    expect(read(recruiterOf("acme"), ROW)).toMatchObject({
      name: "Priya Raman (…)",
      location: "Memphis, TN (…)",
      given: { name: "Priya Raman (H-1B)", location: "Memphis, TN (OPT)" },
    });
  });

  it("shows candidates what they typed", () => {
    expect(read(person({ id: "owner" }), ROW)).toMatchObject({
      name: "Priya Raman (H-1B)",
      location: "Memphis, TN (OPT)",
    });
  });

  it("has no name if none was selected", () => {
    const { read: readLess } = summaryReading({ ...FIELDS, summary: new Set() });
    expect(readLess(recruiterOf("acme"), ROW)).not.toHaveProperty("name");
  });
});
