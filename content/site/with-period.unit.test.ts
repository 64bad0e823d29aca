import { consentText } from "#texts/representation";
import { withPeriod } from "#site/with-period";

test.each([
  ["Acme, Inc.", "Acme, Inc."],
  ["Acme Cloud", "Acme Cloud."],
])("the sentence that ends with %s has one period", (name, expected) => {
  expect(withPeriod(name)).toBe(expected);
});

test("the text of a consent has no sentence with two periods, whatever the client is called", () => {
  const text = consentText({
    ...{ candidate: "Ana Ortiz", firm: "Staffboard", client: "Acme, Inc.", role: "Engineer" },
    ...{ jobCode: "SB-1", requisition: null, rate: "$85 an hour", until: "December 23, 2026" },
  });
  expect(text).toContain("for this job at Acme, Inc.\n");
  expect(text).not.toContain("..");
});
