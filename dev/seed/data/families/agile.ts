import type { RoleFamily } from "../role-family.js";

export const SCRUM_MASTER: RoleFamily = {
  key: "scrum-master",
  titles: {
    mid: ["Scrum Master", "Agile Delivery Manager"],
    senior: ["Senior Scrum Master", "Senior Agile Delivery Manager"],
    lead: ["Agile Coach", "Release Train Engineer"],
  },
  years: { mid: 3, senior: 5, lead: 8 },
  experience: "supporting software teams as scrum master or delivery manager",
  hourly: { mid: 48, senior: 60, lead: 72 },
  yearly: { mid: 94, senior: 116, lead: 138 },
  workplaces: ["HYBRID", "HYBRID", "REMOTE"],
  coreSkills: ["Scrum", "Kanban", "Facilitation", "Jira", "Flow metrics", "Coaching"],
  moreSkills: [
    "SAFe",
    "Release planning",
    "Retrospectives",
    "Confluence",
    "Conflict resolution",
    "Story mapping",
    "Azure DevOps",
    "Dependency management",
    "PSM",
    "OKRs",
    "Remote facilitation",
  ],
  projects: [
    {
      company: "copperfen-financial",
      text: "Two teams move mortgage servicing to a new core. They are good and exhausted, because everything is urgent. You would help them and their product owner to limit work, see what blocks them, and make promises that hold.",
    },
    {
      company: "pinnoak-payments",
      text: "Our eleven product teams work on their own until a terminal release needs four of them at once. We're looking for someone to run those releases with light dependency management and coach three teams in between.",
    },
    {
      company: "tessarine-technologies",
      text: "A manufacturer of medical beds starts its first software team with four of our engineers and five of its own people. The scrum master makes one team out of them, in a company that plans by the year. At the end stands a handover to an internal successor.",
    },
    {
      company: "quillhaven-health",
      text: "Analysts, integration engineers and clinicians share one portal roadmap in three teams. Planning takes a day each quarter and could take two hours. Bring calm facilitation and flow metrics that people find useful.",
    },
    {
      company: "norwick-and-vale",
      text: "From August to November nothing matters as much as peak. The digital department needs one person to lead the release calendar, keep the freeze honest and lead the review afterwards. The rest of the year you coach two teams.",
    },
    {
      company: "staffboard-partners",
      text: "Our client writes software for public libraries. One team of ten became two, and the habits of one don’t fit. They want a scrum master who listens first and leaves a lighter process behind.",
    },
  ],
  firstNinety: [
    "You observe for two weeks and say little. Then you change one thing with the team each sprint; at day 90 waiting time has gone down and people can tell why.",
    "Start with one-to-one talks with everyone. The first retrospective you lead is in week three, and its actions are done by week five.",
    "First month: make work visible. Second month: reduce it. Third month: plan on the basis of what was measured.",
  ],
  duties: [
    "Facilitate planning, reviews and retrospectives so that they are worth the time",
    "Remove obstacles, or bring them to the person who can",
    "Coach product owners in slicing and in saying no",
    "Show cycle time and work in progress and talk about them",
    "Protect focus, in particular from well-meant interruptions",
    "Help teams to settle conflicts themselves",
    "Coordinate releases that involve several teams",
    "Share experience with other scrum masters",
  ],
  requirements: [
    "Two or more teams supported for longer than a year",
    "Scrum and Kanban, with the freedom to leave out what doesn’t help",
    "Facilitation in a room and by video",
    "Understanding of software development, testing and release",
    "Data used to help people, never to rank them",
    "The courage to raise hard topics with tact",
  ],
  niceToHave: [
    "PSM II or comparable",
    "Work with hardware, clinical or bank teams",
    "A background in development or testing",
  ],
};
