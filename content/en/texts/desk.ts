/** Texts of the staff area. */
export const deskTexts = {
  title: "Staff desk",
  description: "For recruiters and administrators.",
  sections: "Sections of the desk",
  names: {
    team: "Team",
    audit: "Audit log",
  },
  titleOf: (section: string) => `${section} - Staff desk`,
  visitorTitle: "Log in to open the desk",
  visitorText: "The desk is for recruiters and administrators.",
  viewerFailed: "We couldn’t open the desk",
  invitationTitle: "Your invitation",
};
