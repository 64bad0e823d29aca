import type { RoleFamily } from "../role-family.js";

export const AZURE: RoleFamily = {
  key: "azure",
  titles: {
    mid: ["Azure Engineer", "Azure Cloud Engineer"],
    senior: ["Senior Azure Engineer", "Senior Azure Cloud Engineer"],
    lead: ["Azure Architect", "Lead Azure Engineer"],
  },
  years: { mid: 3, senior: 6, lead: 9 },
  experience: "with cloud infrastructure, mostly on Azure",
  hourly: { mid: 56, senior: 69, lead: 82 },
  yearly: { mid: 112, senior: 137, lead: 164 },
  workplaces: ["HYBRID", "REMOTE", "ONSITE"],
  coreSkills: ["Azure", "Bicep", "Entra ID", "PowerShell", "Azure networking", "Azure Monitor"],
  moreSkills: [
    "Terraform",
    "AKS",
    "Azure DevOps",
    "Intune",
    "Azure SQL",
    "Defender for Cloud",
    "Hub and spoke networks",
    "Conditional Access",
    "Azure Policy",
    "Windows Server",
    "Logic Apps",
    "Azure Backup",
  ],
  projects: [
    {
      company: "thornbay-foods",
      text: "Four plants keep their file servers, print servers and domain controllers in a closet. Over 14 months they move to Azure, plant by plant, around production schedules that do not wait. Two engineers and a plant IT lead per site; the first plant is done and runs well.",
    },
    {
      company: "quillhaven-health",
      text: "We have 23,000 staff accounts and eleven ways to get one. This role brings identity into Entra ID properly: joiners, movers, leavers, Conditional Access that a nurse at a shared workstation can live with, and clean-up of what gathered over 15 years.",
    },
    {
      company: "norwick-and-vale",
      text: "The web shop runs on AKS, the stores on Windows, and the two meet in a network nobody wants to draw. Draw it, then simplify it: Hub and spoke networks, private endpoints, and rules written in Bicep and reviewed like code.",
    },
    {
      company: "marlstone-mutual",
      text: "Rating and billing go to Azure this year, with Azure SQL behind them and Terraform for everything. Four engineers form the platform team. We lack someone who has done production cutovers and can teach two of our data center administrators the new trade.",
    },
    {
      company: "tessarine-technologies",
      text: "Clients in the middle market call us when the first cloud bill arrives. You would work for three of them in parallel, with a colleague each: a builder of school buses, a law firm and a blood bank. Governance, Azure Policy, backup that restores, and a monthly page for their owners.",
    },
    {
      company: "staffboard-partners",
      text: "Our client, a city water department, got funding to leave an aging server room. They look for an engineer to move 34 applications, agree on recovery times with each owner, and train two staff members who have been there for a long time and want to learn.",
    },
  ],
  firstNinety: [
    "First you map what is there and fix the two riskiest findings. In the second month you move one workload with the team, in the third you lead a move yourself.",
    "You take over the platform backlog in week three. At day 90 backups are tested, costs are tagged, and the next quarter is planned.",
    "A month of pairing with each of the administrators, then your own project, then a review with the owners of the applications.",
  ],
  duties: [
    "Build Azure environments with Bicep or Terraform and keep drift at zero",
    "Move servers and applications, with rehearsal and a fallback",
    "Look after Entra ID, roles and conditional access",
    "Set up monitoring that reaches the right person",
    "Test backup and recovery every quarter and publish the times",
    "Review cost with application owners each month",
    "Close security recommendations or record why not",
    "Teach colleagues and write runbooks they like to use",
  ],
  requirements: [
    "Azure networking, identity and compute from daily practice",
    "Infrastructure as code with reviews and pipelines",
    "PowerShell beyond one-liners",
    "Windows Server and some Linux administration",
    "Experience with migrations, including one that had to be taken back",
    "Patience with users and clarity with vendors",
  ],
  niceToHave: [
    "AZ-104 or AZ-305",
    "Kubernetes on Azure",
    "Work in plants, hospitals or public bodies",
  ],
};

export const AWS_SERVERLESS: RoleFamily = {
  key: "aws-developer",
  titles: {
    mid: ["AWS Developer", "Cloud Application Developer (AWS)"],
    senior: ["Senior AWS Developer", "Senior Serverless Engineer"],
    lead: ["Lead AWS Developer", "Serverless Technical Lead"],
  },
  years: { mid: 3, senior: 5, lead: 8 },
  experience: "developing software, with at least two of them on AWS",
  hourly: { mid: 57, senior: 70, lead: 82 },
  yearly: { mid: 114, senior: 138, lead: 162 },
  workplaces: ["REMOTE", "HYBRID", "HYBRID"],
  coreSkills: [
    "AWS Lambda",
    "DynamoDB",
    "API Gateway",
    "TypeScript",
    "AWS CDK",
    "Event-driven design",
  ],
  moreSkills: [
    "Python",
    "Step Functions",
    "SQS",
    "EventBridge",
    "S3",
    "CloudWatch",
    "Cognito",
    "Aurora",
    "Kinesis",
    "X-Ray",
    "Jest",
    "GitHub Actions",
  ],
  projects: [
    {
      company: "orrinfield-energy",
      text: "Crews close work orders on paper when the tablet fails. The new field service uses Lambda and DynamoDB with sync that survives a day without signal. You would be one of four developers, with a lineman of 20 years as product owner.",
    },
    {
      company: "tallowridge-logistics",
      text: "Proof of delivery arrives as a photo, an e-mail, a fax or an EDI message. We are building one intake that reads them all and releases the invoice the same day: S3 events, Step Functions, a small classifier, and a queue for what people have to look at.",
    },
    {
      company: "fernlight-ai",
      text: "Customers who may use the public cloud upload documents by the hundred thousand. Ingestion has to be fair between them, restartable, and priced per page. It runs on SQS, Lambda and a few containers, and needs an owner who thinks about back pressure before breakfast.",
    },
    {
      company: "sablecrest-networks",
      text: "A modem that drops its signal sends an event; 70,000 in a storm send a flood. This team turns events into one incident with a cause, on Kinesis and EventBridge. Current delay is six minutes, and the operations center would love thirty seconds.",
    },
    {
      company: "thornbay-foods",
      text: "Retailers want order confirmation within five minutes and a recall list within an hour. Both depend on a nightly job today. Help us to build order events with AWS CDK, Aurora and clear contracts, next to an ERP that stays as it is.",
    },
    {
      company: "staffboard-partners",
      text: "Our client gives tax volunteers software for the three months in which everything happens. From May to December nearly nobody uses it, which is why it is serverless. They need a developer for the new return type, for Cognito clean-up and for tests that make January quiet.",
    },
  ],
  firstNinety: [
    "You put a function into production in the first week. In month two you own an event flow with its alarms, in month three you cut its cost or its delay.",
    "First read the traces, then fix the noisiest error, then take a feature from event design to release by day 90.",
    "The first month goes to one flow, start to end. After that you change it, measure it and tell the other team what they could copy.",
  ],
  duties: [
    "Develop functions and APIs in TypeScript or Python with tests that run locally",
    "Model DynamoDB tables from access patterns",
    "Describe infrastructure with AWS CDK in the same repository",
    "Make handlers safe against repetition and events out of order",
    "Set alarms on what a customer would notice",
    "Keep permissions narrow and reviewable",
    "Estimate cost per thousand requests before building",
    "Document events for other teams with schema and example",
  ],
  requirements: [
    "Lambda, queues and events in a product with real traffic",
    "TypeScript or Python at a professional level",
    "Data modeling in DynamoDB, or the wish to unlearn some SQL",
    "Infrastructure as code and automated releases",
    "Debugging across services by traces and correlation ids",
    "Sense for limits: timeouts, payloads, concurrency",
  ],
  niceToHave: [
    "AWS developer certification",
    "EDI or document processing",
    "Offline-first mobile backends",
  ],
};
