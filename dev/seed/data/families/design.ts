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
      text: "Nurses spend 38 minutes of a shift on the handoff list. We want to give them 10 of those back. You’ll shadow units in three hospitals, prototype with them, and work with the two engineers who maintain the list. Nothing goes live until a night shift has tried it.",
    },
    {
      company: "oakhallow-public-systems",
      text: "To renew child care benefits, a family answers 42 questions, most of which the state could answer itself. This project cuts the form down: user research with parents, content design in plain language, prototypes on real phones, and hard conversations about which questions the law really requires.",
    },
    {
      company: "tallowridge-logistics",
      workplace: "HYBRID",
      text: "Each dispatcher has six screens and no overview. We want one board for loads, drivers, and problems, and a designer who’ll sit in dispatch for two weeks before drawing it. The developers are down the hall and like paper prototypes.",
    },
    {
      company: "norwick-and-vale",
      text: "Store associates help a customer choose between 60 fabrics with an app made for a warehouse. The new one should feel like our stores. You’ll own its design from first sketches to design tokens in code, with a photographer and four engineers.",
    },
    {
      company: "fernlight-ai",
      text: "When software gives an answer, people need to see how far to trust it. We’re looking for a designer to work on citations, uncertainty, and correction in a review tool that lawyers use eight hours a day. We have analytics and session recordings, but no clear interaction model yet.",
    },
    {
      company: "staffboard-partners",
      text: "Our client, a credit union with 21 branches, has new mobile and web banking on the same back end but no shared design. They need a designer to merge two libraries into one, lead the first four flows, and leave guidelines their engineers can follow.",
    },
  ],
  firstNinety: [
    "You’ll start by watching: 10 sessions with users in two weeks. By day 45, you’ve tested a prototype with eight people. By day 90, the first part of it is in production.",
    "In month one, you’ll audit what we have and fix two obvious pain points. In month two, you’ll design your first flow. In month three, you’ll test it and report the numbers.",
    "You’ll spend the first weeks with users and learn the engineers’ constraints. After that, you’ll run a weekly design review, starting with your own work.",
  ],
  duties: [
    "Plan and run interviews and usability tests, and report results on one page",
    "Design flows and screens from rough sketch to final detail, with every state",
    "Build prototypes at the fidelity the question needs",
    "Maintain components in Figma together with the engineers who build them",
    "Check contrast, focus order, and reading order before handoff",
    "Write interface copy, or edit others’",
    "Sit with engineers during the build and adjust the design as issues come up",
    "Bring product managers and users to a decision in a one-hour workshop",
  ],
  requirements: [
    "A portfolio that shows how you worked, including what failed",
    "Strong interaction design for dense, everyday tools",
    "Usability testing you have planned and moderated yourself",
    "Working knowledge of WCAG and of how assistive technology behaves",
    "Enough HTML and CSS to discuss a component with its author",
    "Clear, short writing",
  ],
  niceToHave: [
    "Experience in health, public service, or finance",
    "Quantitative methods such as card sorts or surveys",
    "Restrained motion design",
  ],
};
