/** Texts of the job list as a feed, for feed readers and other sites. */
export const jobFeedTexts = {
  /** @param search "nurse, Remote"; empty for all jobs */
  title: (siteName: string, search: string): string =>
    search === "" ? `Job openings at ${siteName}` : `Job openings at ${siteName}: ${search}`,
  description: "The newest openings first.",
};
