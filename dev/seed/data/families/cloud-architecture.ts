import type { RoleFamily } from "../role-family.js";

export const CLOUD_ARCHITECT: RoleFamily = {
  key: "cloud-architect",
  titles: {
    mid: ["Cloud Engineer (AWS)", "AWS Solutions Engineer"],
    senior: ["Senior Cloud Architect (AWS)", "AWS Cloud Architect"],
    lead: ["Principal Cloud Architect", "Lead AWS Architect"],
  },
  years: { mid: 4, senior: 7, lead: 10 },
  experience: "in infrastructure or software, recently focused on AWS",
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
      text: "Connected pumps on four continents send data to one AWS account that an intern set up in 2019. It now supports $30 million in service contracts. You’ll design its replacement: accounts, regions, device identities, disaster recovery, and a move customers don’t notice.",
    },
    {
      company: "marlstone-mutual",
      workplace: "HYBRID",
      city: "columbus",
      text: "The policy platform is moving out of our Columbus data center over three years. The landing zone is ready and passed its first audit. Now 58 applications each need a plan. You’ll choose the path with each team, run reviews twice a week, and say no when a move makes no sense.",
    },
    {
      company: "larkmere-clinical-research",
      text: "Statistical computing happens on two large servers that are full on the day before every data cut. The new environment runs on EKS, scales when needed, and has to stay validated as it does. You’ll design it with a quality lead and hand it off to a team of three.",
    },
    {
      company: "oakhallow-public-systems",
      text: "Each state has its own rules about where data lives and who can touch it. We want one configurable blueprint instead of five custom environments: Terraform, IAM, logging that satisfies each agency, and documentation a state auditor can read without calling us.",
    },
    {
      company: "tessarine-technologies",
      text: "Tessarine’s cloud practice has nine architects and a waiting list of clients. You’ll lead two engagements at a time, one starting and one in delivery. Right now, those are a grocery chain’s move of 400 servers and a bank’s Direct Connect design. Travel is about one week in six.",
    },
    {
      company: "staffboard-partners",
      text: "Our client, a church music streaming service with big Sunday peaks, pays twice what it should for AWS. They want an architect to find out why, change the design where it matters, and teach the team to keep costs down.",
    },
  ],
  firstNinety: [
    "You’ll spend the first month on an inventory of costs and risks with the people who run the systems. In the second, you’ll write a three-page target design. In the third, the first workload moves to it.",
    "You’ll sit in on every architecture review from week two and lead them from week eight. In between, you’ll build one reference environment yourself.",
    "You’ll make three decisions in three months: network, identity, and recovery. Each comes with options, a recommendation, and a price.",
  ],
  duties: [
    "Design accounts, networks, and identities that work for both teams and auditors",
    "Lead architecture reviews and write down the decision and its reasons",
    "Build reference environments in Terraform, not in slides",
    "Plan migrations in waves, with a rollback plan for each",
    "Track cost by team and explain what drives it",
    "Design recovery and take part in drills",
    "Advise product teams on managed services and on their limits",
    "Keep an eye on security findings until they are closed",
  ],
  requirements: [
    "Deep AWS knowledge in networking, identity, and at least one compute model",
    "Infrastructure as code as your default",
    "A migration or platform you designed and then supported",
    "Ability to estimate cost before building",
    "Security thinking from the first sketch",
    "Tactful persuasion, in writing and at the whiteboard",
  ],
  niceToHave: [
    "AWS certification at professional level",
    "A second cloud",
    "Experience with regulated workloads",
  ],
};
