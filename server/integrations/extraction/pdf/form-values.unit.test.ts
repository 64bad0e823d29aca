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

  it.each([
    ["Go", "Google"],
    ["Java", "JavaScript, PostJava"],
    ["Ann", "Annual Ann-Marie"],
    ["Ann", "ann@Ann.example.com"],
    ["C", "C++ and C#"],
    ["C++", "C and AC++"],
    ["Go", "big order"],
    ["é", "e\u0301é\u0301"],
    ["Anna Meyer", "Johanna Meyer"],
    ["512 555 0143", "1512 555 01430"],
  ])("are added if the page has them only inside of other words: %s in %s", (value, text) => {
    expect(formValues([field(value)], text)).toEqual([value]);
  });

  it.each([
    ["Go", "Google, Go."],
    ["Java", "Skills:Java,Kotlin"],
    ["C++", "(C++)"],
    ["Anna Meyer", "Name: An na\nMey er"],
    ["Anna Meyer", "Johanna Meyer, Anna Meyer"],
    ["(512) 555-0143", "Phone (512)555-0143"],
    ["512", "5 1 2"],
    ["-", "a - b"],
  ])("are not added if the page has them as whole words: %s in %s", (value, text) => {
    expect(formValues([field(value)], text)).toEqual([]);
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
