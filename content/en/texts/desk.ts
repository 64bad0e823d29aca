/** Texts of the staff area. */
export const deskTexts = {
  title: "Staff desk",
  description: "For recruiters and administrators.",
  sections: "Sections of the desk",
  /** The sections of the desk, by what stands in their address. `client/desk/sections.ts` has their pages. */
  names: {
    "": "Today",
    applications: "Applications",
    jobs: "Jobs",
    people: "People",
    placements: "Placements",
    templates: "Email templates",
    companies: "Companies",
    team: "Team",
    plans: "Plans",
    messages: "Messages",
    newsletter: "Newsletter",
    keys: "API keys",
    mail: "Mail queue",
    billing: "Billing check",
    settings: "Site settings",
    system: "Site health",
    audit: "Audit log",
  },
  groups: { work: "Work", firm: "Firm", admin: "Administration" },
  titleOf: (section: string) => `${section} - Staff desk`,
  visitorTitle: "Log in to open the desk",
  visitorText: "The desk is for recruiters and administrators.",
  viewerFailed: "We couldn’t open the desk",
  invitationTitle: "Your invitation",
  openNav: "Open the navigation",
  closeNav: "Close the navigation",
  toSite: (name: string) => `${name}: to the public site`,
  search: "Search",
  searchKeys: "Ctrl K",
  searchHint: "Find people, jobs, pages, and actions",
  nothingFound: "Nothing found.",
  goTo: (section: string) => `Go to ${section}`,
  shortcuts: "Keyboard shortcuts",
  showShortcuts: "Show this list",
  closeMessage: "Close this message",
  missingTitle: "We can’t find that page",
  missingText: "The address may be wrong, or the page may be for other members of the team.",
  backToDesk: "Back to the desk",
};

/** A part of a page that loads when it is needed did not load. */
export const notLoadedTexts = {
  title: "This part didn’t load",
  text: "You may be offline, or we may have updated the site. What you typed is still here. Save it, then reload the page.",
  reload: "Reload the page",
};

/** Messages about what was just done, with a way back. */
export const undoTexts = {
  undo: "Undo",
  undoAll: "Undo all",
};
