/** Texts about how a job's skills fit one's own resume. */
export const fitTexts = {
  title: "Your resume and this job",
  count: (named: number, all: number) =>
    `${named} of ${all} ${all === 1 ? "skill" : "skills"} named`,
  missing: "Not named:",
  where: "Where your resume names them",
  line: (number: number) => `Line ${number}`,
  private: "Only you can see this. It isn’t stored or shown to recruiters.",
  from: (fileName: string) => `From ${fileName}`,
};
