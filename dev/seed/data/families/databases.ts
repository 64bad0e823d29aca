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
      text: "Six plants run 41 SQL Server instances, some of them under a desk. You’ll move them onto one supported platform with SQL Server 2022 and Always On, without stopping a production line for more than a planned hour. Two infrastructure engineers will help, and the inventory is accurate.",
    },
    {
      company: "copperfen-financial",
      text: "The card database is Oracle 19c with Data Guard, 14 TB, and a change window of two hours a month. Three DBAs run it, and we need a fourth while the ledger moves to PostgreSQL. Recovery tests take place every quarter with the auditors in the room.",
    },
    {
      company: "sablecrest-networks",
      text: "Provisioning and billing share a MySQL cluster that has outgrown its design. We’re looking for someone to own replication, schema changes on large tables, and the conversation with four development teams about what they run at 2 a.m.",
    },
    {
      company: "tessarine-technologies",
      text: "A hospital supply company is leaving its data center. Tessarine moves 63 databases to AWS RDS in nine waves. The first two went well and taught us a lot. You’ll lead the Oracle waves, with rehearsals, fallbacks, and a runbook others can follow.",
    },
    {
      company: "oakhallow-public-systems",
      text: "A state eligibility system with 900 million rows has to answer caseworkers in under a second, including on the first of the month. You’ll work with seven developers on partitioning, Query Store findings, and an archive that meets state records law.",
    },
    {
      company: "staffboard-partners",
      text: "Our client, a county hospital, has good databases and only one person who knows them. They need a DBA to share on-call, automate patching with PowerShell, and document what’s only in that person’s head.",
    },
  ],
  firstNinety: [
    "You’ll restore every critical database once in the first month, to prove we can. In month two, you’ll take over patching. In month three, you’ll lead a migration wave or a tuning project.",
    "You’ll start with monitoring: what we watch, what we miss, and what cries wolf. By day 60, the noisy alerts are gone. By day 90, you take on-call shifts on your own.",
    "You’ll go through the inventory with the team, then tune the 10 most expensive queries, then present your plan for the year.",
  ],
  duties: [
    "Keep production databases available, patched, and recoverable, and prove it by restoring",
    "Find slow queries, explain them to their authors, and fix them together",
    "Plan upgrades and moves with a rehearsal and a rollback plan",
    "Automate routine work so that the whole team can do it",
    "Review schema changes before they reach a large table",
    "Manage access by role and remove what no one uses",
    "Watch capacity and say six months ahead what will be needed",
    "Take one on-call week in five",
  ],
  requirements: [
    "Deep knowledge of one major database engine and a good grasp of a second",
    "Hands-on backup, point-in-time recovery, and replication",
    "Ability to read execution plans and wait statistics",
    "Scripting in PowerShell, Bash, or Python",
    "Calm in an incident, and an honest report afterward",
    "A good working relationship with developers",
  ],
  niceToHave: [
    "Database migrations to a cloud service",
    "Experience with audits such as SOX, HIPAA, or PCI",
    "Infrastructure as code",
  ],
};
