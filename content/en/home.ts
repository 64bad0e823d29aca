import { paths } from "#site/paths";

/** Texts of the home page. */
export const hero = {
  title: "Jobs open to your visa, with the pay posted",
  lead: "For work-visa holders and tech talent across the US. Every opening shows the pay, the location, and who can apply.",
  popularLabel: "Popular:",
  popular: ["Java", "Data Engineer", "Nurse", "Remote", "STEM OPT"],
};

/** Link for employers, below the search. */
export const hiring = {
  question: "Hiring?",
  action: { label: "Get screened candidates", to: paths.hireTalents },
};

/** Shown instead of the newsletter form when scripts are off. */
export const newsletterWithoutScript =
  "Get new openings once a week. To subscribe, turn on JavaScript or email us at";

/** Document title. */
export const homeTitle = (siteName: string): string => `${siteName}: ${hero.title}`;

export const newestJobsIntro = { title: "Newest openings", action: "See all openings" };

/** The section about the firm. */
export const about = {
  title: "Straight answers before you apply",
  paragraphs: [
    "We’re a US staffing firm. We put in writing what others save for the third call: what the job pays, where it is, and who can apply.",
    "Many of our candidates work on OPT, H-1B, or a pending green card. So every opening lists the work authorizations it’s open to, and you don’t spend an evening on a job you can’t get.",
  ],
  action: { label: "About us", to: paths.about },
};

export const clients = { title: "Companies hiring with us" };

/** Shown below what is made up for the demo. Delete the last two lines once you have put in your own people and staff counts. */
export const demoNotes: {
  statistics: string;
  testimonials: string;
  people?: string;
  staff?: string;
} = {
  statistics: "Sample figures for this demo.",
  testimonials: "Sample quotes for this demo. The people aren’t real.",
  people: "Sample authors for this demo, not real people.",
  staff: "Sample staff counts for this demo.",
};

export const reasonsTitle = "Why choose us";

export const reasonsLead = "Four promises, built into the site.";

export const reasons = [
  {
    picture: "reason-see",
    title: "Know before you apply",
    text: "Every opening lists the pay, location, contract type, and work authorization. No call needed.",
  },
  {
    picture: "reason-lock",
    title: "Keep your resume private",
    text: "When you apply, only that company’s recruiters and our administrators can open it.",
  },
  {
    picture: "reason-people",
    title: "Talk to a recruiter in your field",
    text: "Nurses talk to people who place nurses. Engineers talk to people who know data teams.",
  },
  {
    picture: "reason-file",
    title: "Enter your details once",
    text: "We’ll fill them in next time. You can update your resume anytime while the job is open.",
  },
];

/** People on staff in each industry; they add up to the "08k+" in the sample statistics (home-samples.ts). */
export const industriesServed = {
  title: "Eight industries, one recruiter who knows yours",
  lead: "Each recruiter covers one field and has people working in it today.",
  action: "All industries",
  /** @param count formatted for the site's language */
  onStaff: (count: string) => `${count} on staff`,
  industries: [
    { slug: "business-services", name: "Business Services", staff: 860 },
    { slug: "healthcare", name: "Healthcare", staff: 1620 },
    { slug: "life-sciences", name: "Life Sciences", staff: 420 },
    { slug: "it", name: "IT", staff: 2140 },
    { slug: "ai", name: "AI", staff: 480 },
    { slug: "logistics", name: "Logistics", staff: 1180 },
    { slug: "retail-consumer", name: "Retail & Consumer", staff: 610 },
    { slug: "manufacturing", name: "Manufacturing", staff: 940 },
  ],
};

export interface Step {
  title: string;
  text: string;
  /** Id in public/pictures.svg. */
  picture: string;
}

/** Both tabs show the same three steps. */
const steps: Step[] = [
  {
    title: "Tell us who you are",
    text: "Sign up with your email and the code we send. No password to remember.",
    picture: "step-code",
  },
  {
    title: "Find your match",
    text: "Search by role, location, or skill, and see right away what fits.",
    picture: "step-match",
  },
  {
    title: "Start working together",
    text: "Send or review the application, meet, agree on terms, and start.",
    picture: "step-start",
  },
];

export const howItWorksTitle = "How it works";

export const howItWorks = [
  {
    id: "talents",
    label: "For Talents",
    steps,
    action: { label: "Browse job openings", to: paths.jobs() },
  },
  {
    id: "business",
    label: "For Business",
    steps,
    action: { label: "Hire talent", to: paths.hireTalents },
  },
];

export const plansIntro = {
  title: "Want us to send out your resume?",
  lead: "With either plan, a specialist sends it to employers every business day. Pay monthly for three or six months. No renewal.",
};

export const testimonialsTitle = "What candidates and employers say";

export const newsIntro = {
  title: "Latest news",
  action: { label: "All articles", to: paths.blog },
};
