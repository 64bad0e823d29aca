import type { PlainDay } from "#site/plain-day";
import { language } from "#texts/language";

/** Texts about how a job's skills fit one's own resume and status. */
export const fitTexts = {
  title: "Your resume and this job",
  count: (named: number, all: number) =>
    `Your resume mentions ${named} of ${all} ${all === 1 ? "skill" : "skills"}`,
  close: "Mentioned without the version:",
  missing: "Not mentioned:",
  where: "Where your resume mentions them",
  line: (number: number) => `Line ${number}`,
  private: "Only you can see this. It isn’t stored or shown to recruiters.",
  stemTitle: "STEM OPT and this job",
  eVerify: "The employer says that it’s enrolled in E-Verify, as STEM OPT requires.",
  noEVerify:
    "This job doesn’t say whether the employer is enrolled in E-Verify. STEM OPT requires it: ask before you accept.",
  trainingPlan:
    "You and the employer also sign a training plan, Form I-983, for your school’s DSO.",
  asOf: (day: PlainDay): string => `as of ${language.longDate(day)}`,
  inBrowser:
    "From the status that your browser keeps. This page doesn’t send it to us or to the employer.",
  from: (fileName: string) => `From ${fileName}`,
};
