import { describe, expect, it } from "@jest/globals";
import { formValues } from "./form-values.js";

const field = (fieldValue: unknown, more = {}) => ({
  subtype: "Widget",
  fieldType: "Tx",
  fieldValue,
  annotationFlags: 4,
  ...more,
});

describe("values of form fields", () => {
  it("are added if the page's text lacks them, each once", () => {
    const fields = [field("Anna Meyer"), field("Java"), field("Java"), field(["Kafka", "Helm"])];
    expect(formValues(fields, "Name: Anna\nMeyer")).toEqual(["Java", "Kafka, Helm"]);
  });

  it("have texts beside them that were typed onto the page", () => {
    const typed = { subtype: "FreeText", annotationFlags: 4, contentsObj: { str: "Helm" } };
    expect(formValues([typed], "Java")).toEqual(["Helm"]);
    expect(formValues([{ ...typed, annotationFlags: 2 }], "Java")).toEqual([]);
  });

  it("are those that a list of choices shows", () => {
    const options = [{ exportValue: "ktl", displayValue: "Kotlin" }];
    expect(formValues([field(["ktl"], { fieldType: "Ch", options })], "")).toEqual(["Kotlin"]);
  });

  it.each([
    ["hidden", field("x", { annotationFlags: 2 })],
    ["a password", field("x", { password: true })],
    ["a button", field("x", { fieldType: "Btn" })],
    ["empty", field(null)],
    ["a note", { subtype: "Text", contentsObj: { str: "x" } }],
    ["no field", { subtype: "Link", fieldValue: "x" }],
    ["nothing", null],
  ])("are not added: %s", (_name, annotation) => {
    expect(formValues([annotation], "")).toEqual([]);
  });
});
