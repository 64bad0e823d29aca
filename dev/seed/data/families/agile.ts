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
      text: "Two teams are moving mortgage servicing to a new core system. They’re good, and they’re exhausted, because everything is urgent. You’ll help them and their product owner limit work in progress, see what’s blocking them, and make commitments they can keep.",
    },
    {
      company: "pinnoak-payments",
      text: "Our 11 product teams work independently until a terminal release needs four of them at once. We’re looking for someone to run those releases with light dependency management and coach three teams in between.",
    },
    {
      company: "tessarine-technologies",
      text: "A manufacturer of hospital beds is starting its first software team with four of our engineers and five of its own people. You’ll turn them into one team at a company used to annual plans, then hand over to someone on the client’s staff.",
    },
    {
      company: "quillhaven-health",
      text: "Analysts, integration engineers, and clinicians share one portal roadmap in three teams. Planning takes a day each quarter and could take two hours. We need calm facilitation and flow metrics that people find useful.",
    },
    {
      company: "norwick-and-vale",
      text: "From August to November nothing matters as much as peak. The digital department needs one person to lead the release calendar, enforce the code freeze, and lead the review afterward. The rest of the year, you’ll coach two teams.",
    },
    {
      company: "staffboard-partners",
      text: "Our client writes software for public libraries. One team of 10 became two, and the old habits don’t fit. They want a scrum master who listens first and leaves a lighter process behind.",
    },
  ],
  firstNinety: [
    "You’ll mostly observe for two weeks. Then you’ll change one thing with the team each sprint. By day 90, wait times are down and people can tell you why.",
    "You’ll start with one-on-ones with everyone. You’ll lead your first retrospective in week three and finish its action items by week five.",
    "First month: make the work visible. Second month: cut work in progress. Third month: plan with the data you’ve collected.",
  ],
  duties: [
    "Facilitate planning, reviews, and retrospectives so that they are worth the time",
    "Remove obstacles, or take them to someone who can",
    "Coach product owners on splitting stories and saying no",
    "Show cycle time and work in progress and talk about them",
    "Protect the team’s focus, especially from well-meant interruptions",
    "Help teams settle conflicts themselves",
    "Coordinate releases across several teams",
    "Trade experience with other scrum masters",
  ],
  requirements: [
    "At least a year with two or more teams",
    "Scrum and Kanban, and the judgment to drop what doesn’t help",
    "Facilitation in a room and by video",
    "Understanding of software development, testing, and release",
    "A commitment to using data to help people, never to rank them",
    "The courage to raise hard topics, and the tact to do it well",
  ],
  niceToHave: [
    "PSM II or comparable",
    "Experience with hardware, clinical, or banking teams",
    "A background in development or testing",
  ],
};
