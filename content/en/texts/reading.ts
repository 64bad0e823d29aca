/** Texts about filling in the application form from a resume. */
export const readingTexts = {
  reading: "Reading your resume. You can go on meanwhile.",
  failed: "We couldn’t read this file, but you can send it. Fill in the rest yourself.",
  filled: "We filled in what your resume says. Please check it.",
  nothing: "We found nothing new to fill in.",
  otherEmail: (own: string) => `It has another email address; we’ll write to ${own}.`,
  skills: "Skills it names. Recruiters find you by them:",
  fromResume: "From your resume",
};
