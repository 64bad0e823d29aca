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
      text: "Medical devices and computers are tracked in different systems, and a recall takes days. With ITAM and a clean CMDB it should take an hour. You’ll join two developers and a biomedical engineer. Discovery runs in three of our nine hospitals.",
    },
    {
      company: "copperfen-financial",
      text: "New hires wait six days for access they need on day one. We’re rebuilding onboarding with HRSD and Flow Designer across HR, facilities, and 40 application owners. Internal audit is on the project and wants the evidence to be generated automatically.",
    },
    {
      company: "orrinfield-energy",
      text: "Our control center and IT share one ServiceNow instance but no common terms. You’ll lead the technical side of bringing them together: services, priorities, Service Mapping for the 25 services that keep the lights on, and notifications people read.",
    },
    {
      company: "tessarine-technologies",
      text: "Tessarine upgrades and improves ServiceNow instances that many people have worked on. You’ll be the developer for two clients, a university hospital and an elevator manufacturer. Each has a backlog, a budget, and an owner who answers the phone. ATF tests are part of each delivery.",
    },
    {
      company: "norwick-and-vale",
      text: "Stores phone in a broken register because the portal is slower. A small team is turning that around with a Service Portal page: three questions, a photo, and an honest repair time. The pilot runs in six of 112 stores.",
    },
    {
      company: "staffboard-partners",
      text: "Our client, a state university system, runs seven instances and wants one. They need a developer who has been through CMDB consolidation, conflicting update sets, and conflicting committees. There’s room to grow into the architect role.",
    },
  ],
  firstNinety: [
    "You’ll clear 20 small requests first, which is how you learn the instance and meet its users. Then you own one process and get its next version into production by day 90.",
    "In week one, you’ll scan the instance and meet the process owners. For two months, you’ll deliver with the team, and then plan a release of your own.",
    "You’ll take over upgrade testing in month one and an integration in month two, then present a cleanup plan in month three.",
  ],
  duties: [
    "Develop workflows, catalog items, and portal pages that stay close to the standard product",
    "Build integrations through IntegrationHub and REST with proper error handling",
    "Improve the CMDB so it answers questions during an incident",
    "Write automated tests and use them for upgrades",
    "Review customizations and go back to the standard product where possible",
    "Run workshops with process owners and write up the outcome as stories",
    "Watch performance and the health of the instance",
    "Teach the administrators what you built so they can run it",
  ],
  requirements: [
    "Server and client scripting, and knowing when neither is needed",
    "ITSM in depth, plus one more product area",
    "Integrations built and supported",
    "Two or more platform upgrades from preparation to cleanup",
    "Access controls and the discipline to test them",
    "Enthusiasm for talking with users directly",
  ],
  niceToHave: [
    "Certified Application Developer or Implementation Specialist",
    "Experience with Discovery in segmented networks",
    "UI Builder workspaces",
  ],
};
