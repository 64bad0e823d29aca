import { SHORT_NAME } from "#site/short-names";

test.each([
  "H-1B",
  "H-1B1",
  "I-9",
  "I-983",
  "F-1",
  "EB-2",
  "L-1A",
  "E-Verify",
  "C2C/W2",
  "W2/1099/C2C",
  "F-1/OPT",
  "EB-2/EB-3",
  "CI/CD",
  "on-site",
  "On-site",
  "H4 EAD",
  "GC EAD",
  "STEM OPT",
])("%s stays in one line", (name) => {
  expect(SHORT_NAME.exec(`We take ${name}, too.`)?.[0]).toBe(name);
});

test.each(["full-time", "2026-11-22", "JOB-1001", "and/or", "Send-Off", "H-Bridge"])(
  "%s may wrap",
  (word) => {
    expect(`See ${word}.`).not.toMatch(SHORT_NAME);
  },
);
