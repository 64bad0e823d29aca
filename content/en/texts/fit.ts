/** Texts about how a job's skills fit one's own resume. */
export const fitTexts = {
  title: "Your resume and this job",
  count: (named: number, all: number) =>
    `Your resume mentions ${named} of ${all} ${all === 1 ? "skill" : "skills"}`,
  missing: "Not mentioned:",
  where: "Where your resume mentions them",
  line: (number: number) => `Line ${number}`,
  private: "Only you can see this. It isn’t stored or shown to recruiters.",
  from: (fileName: string) => `From ${fileName}`,
};
