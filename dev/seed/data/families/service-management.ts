import type { RoleFamily } from "../role-family.js";

export const SERVICENOW: RoleFamily = {
  key: "servicenow",
  titles: {
    mid: ["ServiceNow Developer", "ServiceNow Administrator"],
    senior: ["Senior ServiceNow Developer", "ServiceNow Technical Consultant"],
    lead: ["ServiceNow Architect", "Lead ServiceNow Developer"],
  },
  years: { mid: 3, senior: 5, lead: 8 },
  experience: "developing on ServiceNow",
  hourly: { mid: 55, senior: 69, lead: 84 },
  yearly: { mid: 108, senior: 134, lead: 162 },
  workplaces: ["REMOTE", "REMOTE", "HYBRID"],
  coreSkills: [
    "ServiceNow",
    "ITSM",
    "JavaScript",
    "Flow Designer",
    "Service Portal",
    "IntegrationHub",
  ],
  moreSkills: [
    "CMDB",
    "Discovery",
    "HRSD",
    "ITAM",
    "Glide API",
    "CSM",
    "Performance Analytics",
    "ATF",
    "REST APIs",
    "UI Builder",
    "SecOps",
    "Service Mapping",
  ],
  projects: [
    {
      company: "quillhaven-health",
      text: "Medical devices and computers are tracked in different systems, and a recall takes days. With ITAM and a clean CMDB it should take an hour. You would join two developers and a biomedical engineer; Discovery runs in three of nine hospitals.",
    },
    {
      company: "copperfen-financial",
      text: "New colleagues wait six days for access they need on the first. We’re rebuilding onboarding with HRSD and Flow Designer across HR, facilities and 40 application owners. Audit has a seat in the project and would like to see the evidence come out by itself.",
    },
    {
      company: "orrinfield-energy",
      text: "Control center and IT share one ServiceNow instance and no common words. This role leads the technical side of bringing them together: services, priorities, Service Mapping for the 25 that keep the lights on, and notifications that people read.",
    },
    {
      company: "tessarine-technologies",
      text: "Tessarine upgrades and improves instances that have seen many hands. You would be the developer for two clients, a university hospital and a maker of elevators, each with a backlog, a budget and an owner who answers the phone. ATF tests are part of each delivery.",
    },
    {
      company: "norwick-and-vale",
      text: "Stores report a broken register by phone because the portal is slower. A small team makes it the other way round: a Service Portal page with three questions, a photo, and an honest time of repair. 112 stores, pilot in six.",
    },
    {
      company: "staffboard-partners",
      text: "Our client, a state university system, runs seven instances and wants one. They need a developer with experience in CMDB consolidation, update sets that conflict, and committees that do too. There’s room to grow into the architect's place.",
    },
  ],
  firstNinety: [
    "First you clear 20 small requests, which shows you the instance and its people. Then you own one process and bring its next version to production by day 90.",
    "Week one: instance scan and talks with process owners. For two months you deliver with the team, and then you plan a release of your own.",
    "You take over the upgrade test in month one, an integration in month two, and present a cleanup plan in month three.",
  ],
  duties: [
    "Develop workflows, catalog items and portal pages close to the standard",
    "Build integrations through IntegrationHub and REST with proper error handling",
    "Improve the CMDB so that it can answer a question in an incident",
    "Write automated tests and use them for upgrades",
    "Review customizations and go back to the standard product where possible",
    "Run workshops with process owners and write up the outcome as stories",
    "Watch performance and the health of the instance",
    "Teach the administrators what you built, so that they can run it",
  ],
  requirements: [
    "Server and client scripting, and knowing when neither is needed",
    "ITSM in depth and one more product area",
    "Integrations built and supported",
    "Two or more platform upgrades from preparation to cleanup",
    "Access controls and the discipline to test them",
    "Pleasure in talking with users directly",
  ],
  niceToHave: [
    "Certified Application Developer or Implementation Specialist",
    "Experience with Discovery in segmented networks",
    "UI Builder workspaces",
  ],
};
