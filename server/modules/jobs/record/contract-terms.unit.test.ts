import { describe, expect, it } from "@jest/globals";
import {
  contractLengthsOf,
  taxTermsOf,
  type ContractLength,
  type TaxTerm,
} from "./contract-terms.js";

describe("the tax terms of an employer's wording", () => {
  it.each<[string, string, TaxTerm[]]>([
    ["W2 contract, 12 months", "Contract", ["W2"]],
    ["W-2", "Contract", ["W2"]],
    ["C2C or W2, 12 months", "Contract", ["W2", "C2C"]],
    ["Corp-to-corp", "Contract", ["C2C"]],
    ["corp to corp / 1099", "Contract", ["C2C", "FORM_1099"]],
    ["Contract to hire (W2), 3 months", "Contract-to-hire", ["W2"]],
    ["6 months", "Contract W2", ["W2"]],
    ["W2 only, no C2C", "Contract", ["W2"]],
    ["W2 (no C2C or 1099), 6 months", "Contract", ["W2"]],
    ["C2C not accepted, W2", "Contract", ["W2"]],
    ["W2 not C2C", "Contract", ["W2"]],
    ["No C2C / W2 only", "Contract", ["W2"]],
    ["No C2C - W2 only", "Contract", ["W2"]],
    ["No C2C/1099", "Contract", []],
    ["No W2, C2C", "Contract", ["C2C"]],
    ["Full time", "Full-time", []],
    ["Form 10990", "Contract", []],
    ["", "", []],
  ])("of %j, %j are %j", (contract, jobType, terms) => {
    expect(taxTermsOf({ contract, jobType })).toEqual(terms);
  });
});

describe("the length of an employer's wording", () => {
  it.each<[string, string, ContractLength[]]>([
    ["W2 contract, 12 months", "Contract", ["MONTHS_7_TO_12"]],
    ["W2 contract, 6 months, extension likely", "Contract", ["MONTHS_4_TO_6"]],
    ["Contract to hire (W2), 3 months", "Contract-to-hire", ["MONTHS_1_TO_3"]],
    ["6-12 months", "Contract", ["MONTHS_4_TO_6", "MONTHS_7_TO_12"]],
    [
      "3 to 18 months",
      "Contract",
      ["MONTHS_1_TO_3", "MONTHS_4_TO_6", "MONTHS_7_TO_12", "OVER_12_MONTHS"],
    ],
    ["12+ months", "Contract", ["MONTHS_7_TO_12", "OVER_12_MONTHS"]],
    ["18-month contract", "Contract", ["OVER_12_MONTHS"]],
    ["9 mos", "Contract", ["MONTHS_7_TO_12"]],
    ["1 year", "Contract", ["MONTHS_7_TO_12"]],
    ["One-year contract", "Contract", ["MONTHS_7_TO_12"]],
    ["2 yrs", "Contract", ["OVER_12_MONTHS"]],
    ["13 weeks", "Travel contract", ["MONTHS_1_TO_3"]],
    ["90 days", "Temporary", ["MONTHS_1_TO_3"]],
    ["26 weeks", "Contract", ["MONTHS_4_TO_6"]],
    ["52 weeks", "Contract", ["MONTHS_7_TO_12"]],
    ["2 weeks", "Temporary", ["MONTHS_1_TO_3"]],
    ["Full time", "Full-time", ["PERMANENT"]],
    ["Direct hire", "Perm", ["PERMANENT"]],
    ["Permanent", "Full-time", ["PERMANENT"]],
    ["Full time, 12 months", "Full-time", ["MONTHS_7_TO_12"]],
    ["Part time, 24 hours a week", "Part-time", []],
    ["Part time, 20 hours per week", "Part-time", []],
    ["W2", "Contract", []],
    ["Temp-to-perm", "Temporary", []],
    ["Contract to perm", "Contract", []],
    ["Non-permanent", "Contract", []],
    ["W2 contract", "Full-time", []],
    ["", "", []],
  ])("of %j, %j is %j", (contract, jobType, lengths) => {
    expect(contractLengthsOf({ contract, jobType })).toEqual(lengths);
  });

  it("is found without delay in any wording", () => {
    const contract = "1 or ".repeat(16) + "1".repeat(80);
    expect(contractLengthsOf({ contract, jobType: "-".repeat(40) })).toEqual([]);
  });
});
