import type { RoleFamily } from "../role-family.js";

export const CLOUD_ARCHITECT: RoleFamily = {
  key: "cloud-architect",
  titles: {
    mid: ["Cloud Engineer (AWS)", "AWS Solutions Engineer"],
    senior: ["Senior Cloud Architect (AWS)", "AWS Cloud Architect"],
    lead: ["Principal Cloud Architect", "Lead AWS Architect"],
  },
  years: { mid: 4, senior: 7, lead: 10 },
  experience: "in infrastructure or software, with AWS at the center lately",
  hourly: { mid: 64, senior: 82, lead: 96 },
  yearly: { mid: 128, senior: 162, lead: 188 },
  workplaces: ["HYBRID", "REMOTE", "HYBRID"],
  coreSkills: ["AWS", "Terraform", "Networking", "IAM", "Cost management", "Architecture reviews"],
  moreSkills: [
    "EKS",
    "Lambda",
    "Transit Gateway",
    "RDS",
    "CloudFormation",
    "Landing zone",
    "Security Hub",
    "Direct Connect",
    "Python",
    "Disaster recovery",
    "S3",
    "Step Functions",
  ],
  projects: [
    {
      company: "stavecroft-industries",
      text: "Connected pumps on four continents send data to one AWS account that a student set up in 2019. It now carries 30 million dollars of service contracts. You would design its successor: accounts, regions, identities for devices, disaster recovery, and a move that customers don’t notice.",
    },
    {
      company: "marlstone-mutual",
      workplace: "HYBRID",
      city: "columbus",
      text: "The policy platform leaves our Columbus data center over three years. The landing zone is there and passed its first audit; now 58 applications need a path each. As architect you choose them with the teams, run reviews twice a week and say no when a move makes no sense.",
    },
    {
      company: "larkmere-clinical-research",
      text: "Statistical computing happens on two large servers that are full on the day before every data cut. The new environment runs on EKS, grows when needed, and has to stay validated while it does. You design it with a quality lead and hand it to a team of three.",
    },
    {
      company: "oakhallow-public-systems",
      text: "Each state has its own rules about where data live and who may touch them. We want one blueprint with switches instead of five environments with histories. Terraform, IAM, logging to the agencies' satisfaction, and documentation a state auditor reads without calling.",
    },
    {
      company: "tessarine-technologies",
      text: "Tessarine's cloud practice has nine architects and a waiting list of clients. You would lead two engagements at a time, one at its beginning and one in delivery: currently a grocery chain's move of 400 servers and a bank's Direct Connect design. Travel is about one week in six.",
    },
    {
      company: "staffboard-partners",
      text: "Our client, a streaming service for church music with surprising Sunday peaks, pays twice what it should for AWS. They want an architect to find out why, change the design where it matters, and teach the team to keep watch.",
    },
  ],
  firstNinety: [
    "The first month is an inventory with costs and risks, agreed with the people who run things. The second brings a target picture of three pages, the third the first workload on it.",
    "You sit in every architecture review from week two and lead them from week eight. In between you build one reference environment with your own hands.",
    "We ask for three decisions in three months: network, identities, recovery. Each with options, a recommendation and the price.",
  ],
  duties: [
    "Design accounts, networks and identities that leave teams free and auditors calm",
    "Lead architecture reviews and write down the decision and its reasons",
    "Build reference environments in Terraform rather than in slides",
    "Plan migrations in waves with a way back for each",
    "Follow cost by team and explain what drives it",
    "Design recovery and take part in its rehearsal",
    "Advise product teams on managed services and on their limits",
    "Keep an eye on security findings until they are closed",
  ],
  requirements: [
    "Deep AWS knowledge in networking, identity and at least one compute model",
    "Infrastructure as code as the normal way to work",
    "A migration or platform you designed and then lived with",
    "Ability to reckon cost before building",
    "Security thinking from the first sketch",
    "Respectful persuasion in writing and at the whiteboard",
  ],
  niceToHave: [
    "AWS certification at professional level",
    "A second cloud",
    "Experience with regulated workloads",
  ],
};
