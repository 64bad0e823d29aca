import type { RoleFamily } from "../role-family.js";

export const DBA: RoleFamily = {
  key: "dba",
  titles: {
    mid: ["Database Administrator", "SQL Server DBA"],
    senior: ["Senior Database Administrator", "Senior Database Engineer"],
    lead: ["Lead Database Administrator", "Database Platform Lead"],
  },
  years: { mid: 4, senior: 7, lead: 10 },
  experience: "responsible for production databases",
  hourly: { mid: 54, senior: 66, lead: 78 },
  yearly: { mid: 106, senior: 128, lead: 150 },
  workplaces: ["HYBRID", "REMOTE", "ONSITE"],
  coreSkills: [
    "SQL",
    "Performance tuning",
    "Backup and recovery",
    "High availability",
    "Monitoring",
    "Scripting",
  ],
  moreSkills: [
    "SQL Server 2022",
    "Oracle 19c",
    "PostgreSQL",
    "MySQL",
    "Always On",
    "Data Guard",
    "PowerShell",
    "Ansible",
    "AWS RDS",
    "Patroni",
    "Query Store",
    "TDE encryption",
  ],
  projects: [
    {
      company: "stavecroft-industries",
      workplace: "HYBRID",
      text: "Six plants run 41 SQL Server instances, some of them under a desk. You would bring them onto one supported platform with SQL Server 2022 and Always On, without stopping a production line for more than a planned hour. Two infrastructure engineers help; the inventory is already honest.",
    },
    {
      company: "copperfen-financial",
      text: "The card database is Oracle 19c with Data Guard, 14 TB, and a change window of two hours a month. Three DBAs look after it and a fourth is needed while the ledger moves to PostgreSQL beside it. Recovery tests take place every quarter with the auditors in the room.",
    },
    {
      company: "sablecrest-networks",
      text: "Provisioning and billing share a MySQL cluster that has outgrown its design. We’re looking for someone to own replication, schema changes on large tables and the conversation with four development teams about what they ask of the database at 2 a.m.",
    },
    {
      company: "tessarine-technologies",
      text: "A hospital supply company is leaving its data center. Tessarine moves 63 databases to AWS RDS in nine waves. The first two went well and taught us a lot. You would lead the Oracle waves, with rehearsals, fallbacks and a runbook that others can follow.",
    },
    {
      company: "oakhallow-public-systems",
      text: "A state eligibility system with 900 million rows has to answer caseworkers in under a second, including on the first of the month. Work on partitioning, Query Store findings and an archive that the records law accepts, together with seven developers.",
    },
    {
      company: "staffboard-partners",
      text: "Our client, a county hospital, has good databases and no second person who knows them. They need a DBA to share on-call, automate patching with PowerShell, and write down what is known by heart today.",
    },
  ],
  firstNinety: [
    "You restore every critical database once in the first month, because that is how we know. In month two you take over patching; in month three you lead a migration wave or a tuning project.",
    "Begin with the monitoring: what is watched, what is missed, what cries wolf. By day 60 the noisy alerts are gone, and by day 90 you carry the on-call rotation on your own.",
    "First an inventory walk with the team, then the ten most expensive queries, then a plan for the year that you present yourself.",
  ],
  duties: [
    "Keep production databases available, patched and recoverable, and prove it by restoring",
    "Find slow queries, explain them to their authors and fix them together",
    "Plan upgrades and moves with a rehearsal and a way back",
    "Automate routine work so that the whole team can do it",
    "Review schema changes before they reach a large table",
    "Manage access by role and remove what is no longer used",
    "Watch capacity and say six months ahead what will be needed",
    "Take one on-call week in five",
  ],
  requirements: [
    "At least one major engine known in depth, a second one well",
    "Backup, point-in-time recovery and replication from your own hands",
    "Reading execution plans and wait statistics",
    "Scripting in PowerShell, Bash or Python",
    "Calm in an incident, and an honest report afterwards",
    "Good relations with developers",
  ],
  niceToHave: [
    "Database migrations to a cloud service",
    "Experience with audits such as SOX, HIPAA or PCI",
    "Infrastructure as code",
  ],
};
