/** Authors of the blog. They are fictional, like the demo's companies. */
export interface Author {
  name: string;
  role: string;
}

export const authors: Record<string, Author> = {
  "meera-iyengar": { name: "Meera Iyengar", role: "Candidate Advisor, F-1 and OPT" },
  "daniel-okafor": { name: "Daniel Okafor", role: "Senior Recruiter, Technology" },
  "rosa-delgado": { name: "Rosa Delgado", role: "Head of Employer Services" },
  "katherine-lindqvist": { name: "Katherine Lindqvist", role: "Payroll and Compliance Lead" },
};
