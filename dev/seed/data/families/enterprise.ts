import type { RoleFamily } from "../role-family.js";

export const SALESFORCE: RoleFamily = {
  key: "salesforce",
  titles: {
    mid: ["Salesforce Developer", "Salesforce Administrator and Developer"],
    senior: ["Senior Salesforce Developer", "Salesforce Technical Consultant"],
    lead: ["Salesforce Architect", "Lead Salesforce Developer"],
  },
  years: { mid: 3, senior: 5, lead: 8 },
  experience: "configuring and developing on the Salesforce platform",
  hourly: { mid: 54, senior: 68, lead: 84 },
  yearly: { mid: 106, senior: 132, lead: 162 },
  workplaces: ["REMOTE", "HYBRID", "HYBRID"],
  coreSkills: ["Salesforce", "Apex", "Lightning Web Components", "Flow", "SOQL", "Integration"],
  moreSkills: [
    "Service Cloud",
    "Sales Cloud",
    "Experience Cloud",
    "Salesforce DX",
    "MuleSoft",
    "Health Cloud",
    "Platform Events",
    "Data migration",
    "CPQ",
    "Copado",
    "JavaScript",
    "Field Service",
  ],
  projects: [
    {
      company: "sablecrest-networks",
      text: "Sales sells fiber in Salesforce and construction learns about it by e-mail. We are joining the two with CPQ, a serviceability check by address and Platform Events to provisioning. One architect, three developers, and a sales operations lead who writes good stories.",
    },
    {
      company: "quillhaven-health",
      text: "Referral coordinators follow 5,000 open referrals in spreadsheets. Health Cloud is licensed and set up for two specialties; eleven are waiting. You would build with Flow first and Apex where needed, and sit with coordinators every other week.",
    },
    {
      company: "stavecroft-industries",
      text: "Service contracts have become a third of our business and are still planned on a wall. The project brings Field Service to 180 technicians, with spare parts from SAP and a mobile view that works in a pump house. Pilot region is Ohio.",
    },
    {
      company: "copperfen-financial",
      text: "Relationship managers look into four systems before a call. This team puts the client picture into one Lightning page, with permissions that follow the account. Our org is 12 years old, so there is also Apex to retire and a deployment process to renew with Salesforce DX.",
    },
    {
      company: "tessarine-technologies",
      text: "A network of 30 community colleges replaces its help desk by Service Cloud and Experience Cloud. Tessarine leads design and build; two colleges are live, the next six follow in spring. You join as the second developer and move into the lead of a wave.",
    },
    {
      company: "staffboard-partners",
      text: "Our client organizes clinical nurse placements for 80 hospitals and runs it all on a Salesforce org that one consultant built and left. They need someone to make it understandable, with tests and version control, then to add scheduling.",
    },
  ],
  firstNinety: [
    "In the first three weeks you meet the users and read the automation that is there. Then you deliver two releases, the second one under your own planning.",
    "By day 30 you have moved a change through the pipeline; by day 60 you own a process; by day 90 you have removed one that nobody needs.",
    "Org health comes first: limits, triggers, permissions. After that you take one business process and rebuild it with its owner.",
  ],
  duties: [
    "Build with declarative tools first and with Apex or Lightning Web Components where they end",
    "Write tests that check behavior, not coverage",
    "Design objects, sharing and permissions that survive a reorganization",
    "Integrate with ERP, billing or clinical systems through APIs and events",
    "Move data, with reconciliation that business owners sign",
    "Use source control and automated deployment for all changes",
    "Show work to users every two weeks and adjust",
    "Look after the release calendar and what Salesforce changes in it",
  ],
  requirements: [
    "Apex, asynchronous processing and bulk thinking",
    "Lightning Web Components with events and accessibility",
    "Flow in depth, including when to stop",
    "A full implementation from design to support",
    "Salesforce security: profiles, permission sets, sharing",
    "Clear conversations with people who do not care about the platform",
  ],
  niceToHave: [
    "Platform Developer II or an architect certificate",
    "MuleSoft or another integration tool",
    "Experience with org consolidation",
  ],
};

export const SAP: RoleFamily = {
  key: "sap-fico",
  titles: {
    mid: ["SAP FICO Analyst", "SAP FICO Consultant"],
    senior: ["Senior SAP FICO Consultant", "Senior SAP Finance Analyst"],
    lead: ["SAP Finance Lead", "SAP S/4HANA Finance Architect"],
  },
  years: { mid: 4, senior: 7, lead: 10 },
  experience: "with SAP Finance and Controlling",
  hourly: { mid: 66, senior: 82, lead: 98 },
  yearly: { mid: 116, senior: 142, lead: 170 },
  workplaces: ["HYBRID", "HYBRID", "REMOTE", "ONSITE"],
  coreSkills: [
    "SAP FICO",
    "S/4HANA",
    "General ledger",
    "Accounts payable",
    "Asset accounting",
    "Cost center accounting",
  ],
  moreSkills: [
    "Product costing",
    "COPA",
    "Universal Journal",
    "SD integration",
    "MM integration",
    "Fiori",
    "Bank communication",
    "Group Reporting",
    "Data migration",
    "Tax",
    "ABAP debugging",
    "Month-end close",
  ],
  projects: [
    {
      company: "stavecroft-industries",
      text: "Six factories go to one S/4HANA template; two are live, and the third closes its books on it for the first time in February. You own Product costing and its discussions: overhead keys, work in process, and why the Ohio plant values castings differently. Core team of fourteen.",
    },
    {
      company: "thornbay-foods",
      text: "Promotions and rebates eat a tenth of our revenue, and finance sees them six weeks late. The next phase of our S/4HANA program puts them into COPA by customer and brand. You work with two controllers who know exactly what they want and a developer who can build it.",
    },
    {
      company: "veridane-biosciences",
      text: "We are leaving a mid-range ERP for S/4HANA before the second product launches. Finance goes live first. The position covers design through hypercare for general ledger, assets and Bank communication, in a GMP company where documentation is a craft of its own.",
    },
    {
      company: "orrinfield-energy",
      text: "A regulated utility keeps two views of every asset. Ours sit in an ECC system with much custom code, and the move to S/4HANA is planned for 18 months. We look for a consultant to lead Asset accounting and the parallel ledgers, and to say which custom code can go.",
    },
    {
      company: "tessarine-technologies",
      text: "Our SAP practice supports eleven manufacturers after go-live. You would be the finance lead for four of them: month-end questions, small projects, release tests twice a year, and a yearly review with each CFO. Steady work with people you get to know.",
    },
    {
      company: "staffboard-partners",
      text: "Our client, a maker of school furniture, acquired a company with its own chart of accounts. The books should be one by the end of the fiscal year. They need a consultant for mapping, migration and Group Reporting, with three accountants who have done it once before.",
    },
  ],
  firstNinety: [
    "You live through one month-end with the accountants before you change anything. Then you take over your modules, with a first transport in week five and a design document by day 90.",
    "Month one: configuration walk and open issues. Month two: fit-to-standard workshops that you lead. Month three: a tested prototype with real balances.",
    "Start with the tickets of the last two closes. The five most frequent causes are your first project.",
  ],
  duties: [
    "Lead workshops in which accountants decide and configuration follows",
    "Configure and document general ledger, payables, receivables, assets and controlling",
    "Plan and check the migration of balances and open items",
    "Write test cases with business users and be there when they run them",
    "Support month-end and year-end, first nearby and later from further away",
    "Work with sales, purchasing and production teams on the postings they cause",
    "Specify reports and interfaces that developers can build",
    "Train key users so that they train others",
  ],
  requirements: [
    "At least one full S/4HANA implementation in a finance role",
    "Accounting knowledge sufficient to disagree with a controller",
    "Integration with purchasing, sales and production",
    "Configuration by your own hand, with clean documentation",
    "Experience with cutover and with the first close after it",
    "Calm explanations when the numbers do not match",
  ],
  niceToHave: [
    "Reading ABAP and debugging",
    "SAP certification in Financial Accounting",
    "Experience with utilities, food or life sciences",
  ],
};
