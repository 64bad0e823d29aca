import { valuesOf, type JobValues } from "./job-values";
import { editorJob } from "./sample-editor-job";
import type { Finding } from "./use-findings";
import { replaceWords, withWording, wordingsOf } from "./wording";

const finding = (part: Partial<Finding>): Finding => ({
  __typename: "JobFinding",
  field: "description",
  code: "VISA_PREFERRED",
  severity: "BLOCKING",
  message: "Prefers a visa.",
  suggestion: "Say what you offer: “We sponsor H-1B transfers”, “OPT accepted”.",
  source: null,
  excerpt: "h 1b preferred",
  ...part,
});

const values: JobValues = {
  ...valuesOf(editorJob),
  role: "URGENT Java Developer",
  companyLocation: "Narnia",
  skills: ["Java", "Native English"],
  description: "<p>We ship. <strong>H-1B</strong> is fine.</p><p>H-1B preferred, 5 years.</p>",
};

describe("wordings", () => {
  it("are what the suggestion has in quotation marks", () => {
    expect(wordingsOf(finding({}))).toEqual(["We sponsor H-1B transfers", "OPT accepted"]);
    expect(wordingsOf(finding({ suggestion: "Leave it out." }))).toEqual([]);
    expect(wordingsOf(finding({ suggestion: null }))).toEqual([]);
  });

  it("are not what a title should leave out", () => {
    const suggestion = "Leave out calls such as “Urgent”.";
    expect(wordingsOf(finding({ code: "TITLE_UNCLEAR", field: "role", suggestion }))).toEqual([]);
  });
});

describe("replacing words in HTML", () => {
  it("finds them whatever their case and punctuation", () => {
    expect(replaceWords("<p>Only US-citizens, please.</p>", "us citizens", "anyone")).toBe(
      "<p>Only anyone, please.</p>",
    );
  });

  it("finds whole words only, outside of tags and entities", () => {
    expect(replaceWords("<p>Manager, woman, man.</p>", "man", "person")).toBe(
      "<p>Manager, woman, person.</p>",
    );
    expect(replaceWords('<p><a href="https://amp.example">AT&amp;T amp</a></p>', "amp", "x")).toBe(
      '<p><a href="https://amp.example">AT&amp;T x</a></p>',
    );
  });

  it("leaves words alone that a tag divides, and those that are not there", () => {
    expect(replaceWords("<p>US <em>citizens</em></p>", "us citizens", "anyone")).toBeNull();
    expect(replaceWords("<p>Anyone</p>", "us citizens", "anyone")).toBeNull();
    expect(replaceWords("<p>Anyone</p>", null, "anyone")).toBeNull();
  });

  it("escapes the new words", () => {
    expect(replaceWords("<p>he or she</p>", "he or she", `<b>you & "I"</b>`)).toBe(
      "<p>&lt;b&gt;you &amp; &quot;I&quot;&lt;/b&gt;</p>",
    );
  });
});

describe("a suggested wording", () => {
  it("takes the place of the words found in a text", () => {
    expect(withWording(values, finding({}), "We sponsor H-1B transfers")).toEqual({
      description:
        "<p>We ship. <strong>H-1B</strong> is fine.</p><p>We sponsor H-1B transfers, 5 years.</p>",
    });
  });

  it("takes the place of a whole line, or of one entry of a list", () => {
    const place = finding({ field: "companyLocation", code: "PLACE_UNKNOWN", excerpt: null });
    expect(withWording(values, place, "Austin, TX")).toEqual({ companyLocation: "Austin, TX" });
    const skill = finding({ field: "skills.1", code: "NATIVE_LANGUAGE", excerpt: "native" });
    expect(withWording(values, skill, "Fluent English")).toEqual({
      skills: ["Java", "Fluent English"],
    });
  });

  it("does not fit in where the words are gone", () => {
    expect(withWording({ ...values, description: "" }, finding({}), "OPT accepted")).toBeNull();
  });
});
