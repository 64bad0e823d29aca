import type { Industry } from "../../../server/modules/jobs/record/industry.js";
import type { CityKey } from "./cities.js";

/** A fictional employer of the demo. Its logo is logos/<slug>.svg. */
export interface CompanyData {
  id: string;
  name: string;
  slug: string;
  industry: string;
  /** The industry its openings are listed under; if missing, it depends on the profession. */
  sector?: Industry;
  description: string;
  /** Whether it can file new H-1B petitions outside the yearly cap; its description says why. */
  isCapExempt?: true;
  /** Offices; the first is the headquarters. */
  offices: readonly [CityKey, ...CityKey[]];
}

/** The employers of the demo; every name is invented. */
export const COMPANIES = [
  {
    id: "0b8f6c1e-5d0a-4c53-9a6f-1f2d8e7c4a01",
    name: "Staffboard Partners",
    slug: "staffboard-partners",
    industry: "Staffing and recruiting",
    description:
      "Staffboard Partners places technology, clinical, and operations people with employers across the United States. We recruit for contract, contract-to-hire, and permanent positions, and we run payroll and benefits for the consultants on our W-2. Every opening we publish has a named hiring manager, a confirmed pay range, and an interview plan before it goes live, and every candidate who interviews through us hears back with a reason. Most of our clients have worked with us for more than five years. Most of our consultants come to us through someone we placed.",
    offices: ["dallas"],
  },
  {
    id: "1d4a9e27-83c6-4b1f-8e52-6a7b0c9d2e02",
    name: "Tallowridge Logistics",
    slug: "tallowridge-logistics",
    industry: "Logistics",
    sector: "LOGISTICS",
    description:
      "Tallowridge Logistics moves freight for mid-sized manufacturers and grocers through 11 cross-dock terminals between Memphis and the East Coast. We run our own trucks, our own yard software, and a control tower that tracks about 4,200 loads a day. Technology is in the same building as dispatch, so the people who write the software can walk downstairs and watch it being used. Founded by two former dispatchers, the company is still employee-owned, and most of its business comes from repeat customers.",
    offices: ["memphis", "atlanta"],
  },
  {
    id: "2e7c3b58-16df-4a92-b0c4-93d5f1e8a703",
    name: "Quillhaven Health",
    slug: "quillhaven-health",
    industry: "Healthcare",
    sector: "HEALTHCARE",
    description:
      "Quillhaven Health is a nonprofit system of nine hospitals and about 140 clinics in Tennessee and the Carolinas. Our digital group runs the patient portal, the integration engine behind it, and the analytics that nursing and pharmacy leaders use every morning. We publish our quality scores, we round with clinicians before we redesign anything they use, and changes go live on Tuesdays, never on a Friday night. About 260 people work in information services, many of them former nurses, pharmacists, and lab technologists. Our teaching hospital in Nashville is run together with a university.",
    isCapExempt: true,
    offices: ["nashville", "charlotte"],
  },
  {
    id: "3f90d4a6-72be-4e15-9d38-5b6c2a1f8e04",
    name: "Veridane Biosciences",
    slug: "veridane-biosciences",
    industry: "Life sciences",
    sector: "LIFE_SCIENCES",
    description:
      "Veridane Biosciences develops and manufactures antibody medicines for rare inflammatory diseases. One product is on the market, two are in late-stage trials, and our plant outside Boston has made clinical and commercial material under GMP since 2014. Scientists, process engineers, and software people share one site, so whoever designs a batch record can watch it being filled in. We’re about 700 people, so you’ll know who your work is for. It’s a regulated field, so it has to be right.",
    offices: ["boston", "philadelphia"],
  },
  {
    id: "40a1e5b7-84cf-4f26-8e49-6c7d3b20f905",
    name: "Larkmere Clinical Research",
    slug: "larkmere-clinical-research",
    industry: "Life sciences",
    sector: "LIFE_SCIENCES",
    description:
      "Larkmere is a contract research organization that runs phase I to III trials for small biotech companies, mostly in oncology and neurology. Our biometrics group of 90 covers statistics, programming, and data management, and the same study team stays with a trial from protocol to submission. Sponsors come to us because they can call the person who programmed the table. We work to CDISC standards throughout, keep our validated environment current, and have supported 19 approved submissions. Our offices are in Raleigh and Philadelphia, and much of the programming team works from home.",
    offices: ["raleigh", "philadelphia"],
  },
  {
    id: "51b2f6c8-95d0-4037-9f5a-7d8e4c31fa06",
    name: "Copperfen Financial",
    slug: "copperfen-financial",
    industry: "Finance",
    sector: "BUSINESS_SERVICES",
    description:
      "Copperfen Financial is a regional bank and wealth manager serving households and family businesses in the Carolinas and the Northeast. We hold $38 billion in deposits, originate our own mortgages, and clear our own payments. Over the last four years we have moved the retail ledger off the mainframe one product at a time, and the teams that did it are staying to build what comes next. Engineers own their services in production, risk and audit teams join planning, and you can get promoted without managing people.",
    offices: ["charlotte", "jerseyCity", "newYork"],
  },
  {
    id: "62c3a7d9-a6e1-4148-8a6b-8e9f5d420b07",
    name: "Marlstone Mutual",
    slug: "marlstone-mutual",
    industry: "Insurance",
    sector: "BUSINESS_SERVICES",
    description:
      "Marlstone Mutual insures homes, farms, and small businesses in 16 states and is owned by its policyholders. We settle about 90,000 claims a year, more than half of them within five days. Our technology teams are organized by line of business, with underwriters and claims adjusters as full team members. A policy platform from 2003 still runs our farm business. Over the next three years we’ll replace it carefully, without losing what it knows. We’re headquartered in Columbus, with a second office in Hartford.",
    offices: ["columbus", "hartford"],
  },
  {
    id: "73d4b8ea-b7f2-4259-9b7c-9fa06e531c08",
    name: "Fernlight AI",
    slug: "fernlight-ai",
    industry: "Artificial intelligence",
    sector: "AI",
    description:
      "Fernlight builds language-model software for people who read contracts, claims, and clinical notes all day. Our product finds the passage that answers a question and shows it beside the answer, so a reviewer can check it in seconds. Insurers, hospitals, and two federal agencies use it on documents that can’t leave their own network, so we work as hard on deployment as on models. We’re 85 people, funded through 2029, with a research group that publishes and an evaluation team that can stop a release.",
    offices: ["seattle", "sanJose"],
  },
  {
    id: "84e5c9fb-c803-436a-8c8d-a0b17f642d09",
    name: "Norwick & Vale",
    slug: "norwick-and-vale",
    industry: "Retail",
    sector: "RETAIL_CONSUMER",
    description:
      "Norwick & Vale sells furniture, lighting, and kitchenware through 112 stores and an online store that outsells them. Our digital teams in Minneapolis build the site, the store associates’ app, and the systems that promise a delivery date and then keep it. We design most of what we sell, and we expect the same care in our software. Traffic triples in November, so we rehearse for the peak in September with the people who will be on call.",
    offices: ["minneapolis", "chicago"],
  },
  {
    id: "95f6da0c-d914-447b-9d9e-b1c280753e10",
    name: "Stavecroft Industries",
    slug: "stavecroft-industries",
    industry: "Manufacturing",
    sector: "MANUFACTURING",
    description:
      "Stavecroft Industries makes pumps, valves, and metering equipment for water utilities and food plants. Six factories, four of them in the Midwest, ship to 40 countries, and a third of our revenue now comes from service contracts on connected equipment. Corporate IT is moving all six plants to one ERP template while the product group adds sensors and firmware to machines built to run for 30 years. Engineers here spend time on the shop floor in their first week and go back every month.",
    offices: ["detroit", "columbus"],
  },
  {
    id: "a607eb1d-ea25-458c-8eaf-c2d391864f11",
    name: "Tessarine Technologies",
    slug: "tessarine-technologies",
    industry: "IT services",
    description:
      "Tessarine Technologies is a consulting firm of 640 engineers, analysts, and project leads who build and run business systems for mid-sized companies. We work in teams of four to nine, stay with a client for years, and write the handoff document at the start, not at the end. Our practices are cloud platforms, enterprise applications, quality engineering, and data. Consultants are employees, paid between engagements, and get a budget and 10 days a year for certification. Austin is home, with delivery offices in Dallas and Tampa.",
    offices: ["austin", "dallas", "tampa"],
  },
  {
    id: "b718fc2e-fb36-469d-9fb0-d3e4a2975012",
    name: "Orrinfield Energy",
    slug: "orrinfield-energy",
    industry: "Energy and utilities",
    description:
      "Orrinfield Energy delivers electricity to 1.3 million homes and businesses along the Gulf Coast and operates 900 megawatts of solar and storage. After each storm season we publish how long every outage lasted and what we changed because of it. Our technology organization runs the outage map, the meter data platform, field crews’ mobile tools, and the networks that connect 310 substations. Much of the work comes down to reliability: the lights, and the software behind them, have to stay on.",
    offices: ["houston", "phoenix"],
  },
  {
    id: "c8290d3f-0c47-47ae-80c1-e4f5b3a86113",
    name: "Sablecrest Networks",
    slug: "sablecrest-networks",
    industry: "Telecommunications",
    description:
      "Sablecrest Networks provides fiber internet, voice, and private networks to towns and mid-sized businesses in the Mountain West. We own 14,000 route miles of fiber and run a network operations center in Denver that answers the phone in under a minute. Our software teams run provisioning, billing, and the tools technicians use in the field, and they share an on-call rotation with network engineering. We’re growing in places the big carriers passed by, and many of our engineers live in one.",
    offices: ["denver", "phoenix"],
  },
  {
    id: "d93a1e40-1d58-48bf-91d2-f506c4b97214",
    name: "Pinnoak Payments",
    slug: "pinnoak-payments",
    industry: "Financial technology",
    sector: "BUSINESS_SERVICES",
    description:
      "Pinnoak Payments handles card acceptance, payouts, and reconciliation for franchises, clinics, and property managers. We process about 11 million transactions a month and settle to merchants the next morning, including the morning after a holiday. The engineering group of 130 works in small product teams with their own roadmap, budget, and pager. We are PCI DSS Level 1, and security reviews happen early, while a design is still cheap to change. We’re headquartered in Atlanta, and half the company works remotely.",
    offices: ["atlanta", "newYork"],
  },
  {
    id: "ea4b2f51-2e69-49c0-82e3-0617d5ca8315",
    name: "Thornbay Foods",
    slug: "thornbay-foods",
    industry: "Consumer goods",
    sector: "RETAIL_CONSUMER",
    description:
      "Thornbay Foods makes soups, sauces, and frozen meals under five regional brands, sold in most grocery chains between Denver and Boston. We buy from 600 growers, cook in four plants, and deliver to 90 distribution centers each week. A team in Chicago runs the planning, quality, and finance systems, and everyone on it knows a case from a layer from a pallet. The same family has owned the company for three generations, and it moves to new systems one plant at a time.",
    offices: ["chicago", "philadelphia"],
  },
  {
    id: "fb5c3062-3f7a-4ad1-93f4-1728e6db9416",
    name: "Kestrow Robotics",
    slug: "kestrow-robotics",
    industry: "Robotics",
    sector: "MANUFACTURING",
    description:
      "Kestrow Robotics designs mobile robots that carry bins and carts in warehouses, hospitals, and electronics plants. About 2,600 of them are at work today, each with our own motor controllers, safety scanner integration, and navigation software. We build hardware, firmware, and fleet software under one roof, with a test hall where 30 robots drive around the clock. We ship a fleet release every six weeks and stand behind it with engineers who have met the customer. We’re headquartered in San Jose, with a second team in Detroit.",
    offices: ["sanJose", "detroit"],
  },
  {
    id: "0c6d4173-408b-4be2-8405-2839f7ec0517",
    name: "Oakhallow Public Systems",
    slug: "oakhallow-public-systems",
    industry: "Government services",
    description:
      "Oakhallow Public Systems builds and operates the systems states use for benefits, licensing, and child care. About 6 million residents apply for something through our software each year, often on an old phone and during a bad week, and we design for that. We test with applicants and caseworkers before every release, publish plain-language content in several languages, and meet WCAG 2.2 AA without exceptions. Our teams work near the agencies they serve, and most of our analysts are former caseworkers.",
    offices: ["columbus", "phoenix", "austin"],
  },
] as const satisfies readonly CompanyData[];

export type CompanySlug = (typeof COMPANIES)[number]["slug"];
