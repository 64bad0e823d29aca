import { paths } from "../lib/paths";

/** A page that is text only. */
export interface ContentText {
  title: string;
  /** One sentence: under the title, and what search engines show. */
  lead: string;
  paragraphs: string[];
  points?: string[];
  action: { label: string; to: string };
}

const browseJobs = { label: "Browse job openings", to: paths.jobs() };
const talkToUs = { label: "Talk to us", to: paths.contact };

const company: Record<string, ContentText> = {
  [paths.about]: {
    title: "About",
    lead: "We bring people with the right skills to teams that need them, across the United States.",
    paragraphs: [
      "A good placement is a promise kept to two sides: the candidate who trusts us with a resume, and the employer who trusts us with an opening. We keep both by saying plainly what a job pays, where it is and what it asks for.",
      "Many of the people we work with build their careers on a work visa. Every opening says who it is open to, so that nobody spends an evening on an application that cannot succeed.",
    ],
    action: browseJobs,
  },
  [paths.hireTalents]: {
    title: "Hire Talents",
    lead: "Describe the role once. We find, screen and present people who can do it.",
    paragraphs: [
      "You approve the opening before anybody sees it. We publish it, screen who applies, and send you people with their resume, availability and work authorization already checked.",
    ],
    points: [
      "Contract, contract-to-hire and permanent roles",
      "Applications and resumes only your recruiters can open",
      "One person at our side who knows your account",
    ],
    action: talkToUs,
  },
  [paths.industries]: {
    title: "Industries",
    lead: "Recruiters who know the work, in eight industries.",
    paragraphs: [
      "Each of our recruiters stays with one industry, from hospitals to warehouses to data teams. They know which certificate matters, what a shift really looks like and what the market pays.",
    ],
    action: browseJobs,
  },
  [paths.privacy]: {
    title: "Privacy Policy",
    lead: "What we keep about you, why, and who can see it.",
    paragraphs: [
      "We keep what you give us to apply for jobs: your name, e-mail address, phone number, location, visa type and resume. A resume can be opened by you and by the recruiters of the company you applied to, through links that expire within a minute.",
      "You sign in with a code sent to your e-mail address; we store no password. Card data go to our payment provider and never reach our servers.",
      "To have your data corrected or removed, write to us from the address you signed up with. The service is for people aged 16 and older.",
    ],
    action: talkToUs,
  },
  [paths.blog]: {
    title: "Blog",
    lead: "Notes on finding work and hiring people.",
    paragraphs: [
      "We publish a note when we have learned something worth your time: how recruiters read a resume, what to ask before a contract role, what changes for people on a work visa. There are no notes yet.",
    ],
    action: browseJobs,
  },
  [paths.faq]: {
    title: "FAQ",
    lead: "Short answers to what candidates and employers ask most.",
    paragraphs: [
      "Do I need an account to look at jobs? No. You need one to apply, and it takes an e-mail address and a code.",
      "Which resume files can I send? PDF, DOC or DOCX, up to 5 MB. You can send a newer one later, as long as the job is open.",
      "Do the plans renew? No. A plan runs for three or six months, is billed monthly and ends by itself.",
    ],
    action: { label: "See the plans", to: paths.pricing },
  },
};

const solutionTexts: Record<string, ContentText> = {
  [paths.solution("executive-search")]: {
    title: "Executive Search",
    lead: "Discreet searches for the people who lead teams, sites and product lines.",
    paragraphs: [
      "A search begins with a written brief that you approve. We approach candidates in confidence, and you meet a short list of people who want this role, with references taken.",
    ],
    action: talkToUs,
  },
  [paths.solution("training-session")]: {
    title: "Training Session",
    lead: "Practice before it counts: interviews, resumes and the first ninety days.",
    paragraphs: [
      "Sessions are held with a recruiter of your industry. You bring a job opening, we go through your resume against it, and you leave with the changes worth making.",
    ],
    action: talkToUs,
  },
  [paths.solution("career-growth")]: {
    title: "Career Growth",
    lead: "A plan for the next role, and for the one after it.",
    paragraphs: [
      "We look at the skills that openings in your field ask for, and at what you have. With a plan we also bring your resume in front of employers who are hiring now.",
    ],
    action: { label: "See the plans", to: paths.pricing },
  },
  [paths.solution("payroll-services")]: {
    title: "Payroll Services",
    lead: "Keep the people you chose, and leave the paperwork to us.",
    paragraphs: [
      "Contractors you found yourself can work through our payroll: contracts, time sheets, taxes and pay on time, in every state we work in.",
    ],
    action: talkToUs,
  },
  [paths.solution("workforce-system")]: {
    title: "Workforce System",
    lead: "One view of openings, applications and the people placed.",
    paragraphs: [
      "Recruiters post, edit and close their openings here, and partner systems read the same openings through an API with their own key.",
    ],
    action: talkToUs,
  },
  [paths.solution("temporary-jobs")]: {
    title: "Temporary Jobs",
    lead: "Work for a season, a project or a shift, with the terms written down.",
    paragraphs: [
      "Every temporary opening states its pay, its place and how long it lasts before you apply. Many of our people move from one assignment to the next without a gap.",
    ],
    action: { label: "Find temporary jobs", to: paths.jobs({ query: "contract" }) },
  },
};

const industryLeads: Record<string, [title: string, lead: string, text: string]> = {
  "business-services": [
    "Business Services",
    "Finance, people operations, support and sales roles that keep a company running.",
    "From accounts payable to customer success, we place people who are productive in their first week because they have done this work before.",
  ],
  healthcare: [
    "Healthcare",
    "Nurses, technicians and the people who run clinics.",
    "Licences and certificates are checked before an introduction, and shift patterns are stated in the opening.",
  ],
  "life-sciences": [
    "Life Sciences",
    "Laboratory, quality and clinical research roles.",
    "Our recruiters know the difference between a GLP and a GMP background, and ask about it before you have to.",
  ],
  it: [
    "IT",
    "Developers, engineers, analysts and the people who keep systems up.",
    "Openings name the stack, the workplace and who they are open to, including candidates who need sponsorship.",
  ],
  ai: [
    "AI",
    "Machine learning, data and applied research roles.",
    "We ask for what the team really runs in production, so that the opening says more than a list of frameworks.",
  ],
  logistics: [
    "Logistics",
    "Warehouse, transport and supply chain roles.",
    "Peak season is planned in summer. We fill single shifts and whole sites, with supervisors who stay.",
  ],
  "retail-consumer": [
    "Retail & Consumer",
    "Stores, brands and the teams behind them.",
    "From store managers to demand planners, on seasonal or permanent terms.",
  ],
  manufacturing: [
    "Manufacturing",
    "Operators, technicians and engineers for plants and lines.",
    "Safety training and certificates are part of the screening, and a plant visit comes before the offer.",
  ],
};

const industryTexts = Object.fromEntries(
  Object.entries(industryLeads).map(([slug, [title, lead, text]]): [string, ContentText] => [
    paths.industry(slug),
    { title, lead, paragraphs: [text], action: browseJobs },
  ]),
);

/** Text of every content page, by its address. */
export const pageTexts: Record<string, ContentText> = {
  ...company,
  ...solutionTexts,
  ...industryTexts,
};
