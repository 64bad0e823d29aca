import type { RoleFamily } from "../role-family.js";

export const UX: RoleFamily = {
  key: "ux-design",
  partTime: true,
  titles: {
    mid: ["UI/UX Designer", "Product Designer"],
    senior: ["Senior UX Designer", "Senior Product Designer"],
    lead: ["Lead Product Designer", "UX Design Lead"],
  },
  years: { mid: 3, senior: 5, lead: 8 },
  experience: "designing software that people use for work or for something important",
  hourly: { mid: 50, senior: 62, lead: 74 },
  yearly: { mid: 98, senior: 122, lead: 146 },
  workplaces: ["HYBRID", "REMOTE", "HYBRID"],
  coreSkills: [
    "Figma",
    "Interaction design",
    "Prototyping",
    "Usability testing",
    "Accessibility",
    "Design systems",
  ],
  moreSkills: [
    "User research",
    "Information architecture",
    "WCAG 2.2",
    "Content design",
    "Service blueprints",
    "Design tokens",
    "HTML and CSS",
    "Workshop facilitation",
    "Analytics",
  ],
  projects: [
    {
      company: "quillhaven-health",
      workplace: "HYBRID",
      text: "Nurses spend 38 minutes of a shift on the handover list. We would like to give them ten of those back. You would shadow units in three hospitals, prototype with them and work with the two engineers who maintain the list. Nothing goes live before a night shift has tried it.",
    },
    {
      company: "oakhallow-public-systems",
      text: "Renewing child care benefits takes a family 42 questions, most of which the state could answer itself. This project cuts the form down: user research with parents, content design in plain language, prototypes on real phones, and hard conversations about which questions the law really asks.",
    },
    {
      company: "tallowridge-logistics",
      workplace: "HYBRID",
      text: "Dispatch has six screens a desk and no overview. We want one board for loads, drivers and trouble, and a designer who will sit in dispatch for two weeks before drawing it. Developers are down the corridor and like paper prototypes.",
    },
    {
      company: "norwick-and-vale",
      text: "Store associates help a customer choose between 60 fabrics with an app made for a warehouse. The new one should feel like the stores do. You would own its design from first sketches to design tokens in code, with a photographer and four engineers.",
    },
    {
      company: "fernlight-ai",
      text: "When software gives an answer, people need to see how far to trust it. We’re looking for a designer to work on citations, uncertainty and correction in a review tool that lawyers use eight hours a day. Analytics and session recordings exist; a clear interaction model doesn’t yet.",
    },
    {
      company: "staffboard-partners",
      text: "Our client, a credit union with 21 branches, has new mobile and web banking on the same back end and no common design. They need a designer to make one library out of two, lead the first four flows, and leave guidelines their engineers can follow.",
    },
  ],
  firstNinety: [
    "You begin by watching: ten sessions with users in two weeks. By day 45 there is a prototype tested with eight people, and by day 90 the first part of it is in production.",
    "In month one you audit what exists and fix two things that obviously hurt. Month two brings a first flow of your own, month three its test and its numbers.",
    "The first weeks go to users and to the engineers' constraints. After that you run a design review each week, beginning with your own work.",
  ],
  duties: [
    "Plan and hold interviews and usability tests, and report them on one page",
    "Design flows and screens from rough sketch to final detail, with every state",
    "Build prototypes of the fidelity the question needs",
    "Maintain components in Figma together with the engineers who build them",
    "Check contrast, focus order and reading order before handing over",
    "Write interface texts or edit those of others",
    "Sit with engineers during the build and adjust the design to what turns up",
    "Bring product managers and users to a decision in a one-hour workshop",
  ],
  requirements: [
    "A portfolio that shows how the work went, with what failed as well",
    "Strong interaction design for dense, everyday tools",
    "Usability testing you have planned and moderated yourself",
    "Working knowledge of WCAG and of how assistive technology behaves",
    "Enough HTML and CSS to discuss a component with its author",
    "Clear, short writing",
  ],
  niceToHave: [
    "Experience in health, public service or finance",
    "Quantitative methods such as card sorts or surveys",
    "Motion design with restraint",
  ],
};
