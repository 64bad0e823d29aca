/** Texts about filling in the application form from a resume. */
export const readingTexts = {
  reading: "Reading your resume. You can keep going.",
  failed:
    "We couldn’t read this file, but you can still send it. Please fill in the form yourself.",
  filled: "We filled in what your resume says. Please check it.",
  nothing: "We found nothing new to fill in.",
  otherEmail: (own: string) =>
    `Your resume lists a different email address. We’ll write to ${own}.`,
  skills: (count: number) => (count === 1 ? "1 skill found" : `${count} skills found`),
  skillsUse: "Recruiters search by these skills.",
  fromResume: "From your resume",
};
