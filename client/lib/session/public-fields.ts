/** Fields of the query type that are the same for everyone. The others may be about the signed-in person. */
export const PUBLIC_FIELDS: readonly string[] = [
  ...["companies", "company", "companyBySlug", "completedPlaces", "completedSkills"],
  ...["currentTerms", "homeContent", "job", "jobLists", "jobs", "jobsByIds", "plans"],
  ...["searchPosts", "signInOptions"],
];
