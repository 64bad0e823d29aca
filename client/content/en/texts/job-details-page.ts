/** What a job's page says in place of the job. */
export const jobDetailsPageTexts = {
  loadFailed: "The job could not be loaded",
  notFound: "Job not found",
  notFoundText: "The address may be mistyped, or the job was taken down.",
  gone: "This job is no longer here",
  goneText: (role: string) => `“${role}” was closed more than 30 days ago.`,
};
