import { paths } from "#site/paths";

/** Texts of the home page. */
export const hero = {
  title: "Job openings that say what they pay",
  lead: "Pay, place and contract on every card, and who the job is open to. Find yours and apply with one resume.",
  popularLabel: "Popular:",
  popular: ["Nurse", "Data Engineer", "Java", "Remote", "STEM OPT"],
};

/** Link for employers, below the search. */
export const hiring = {
  question: "Hiring?",
  action: { label: "See how we fill a role", to: paths.hireTalents },
};

/** Shown instead of the newsletter form when scripts are off. */
export const newsletterWithoutScript =
  "Our newsletter brings the new openings of the week. To subscribe here, please switch on JavaScript, or write to";

/** Document title. */
export const homeTitle = (siteName: string): string => `${siteName}: ${hero.title}`;

export const newestJobsIntro = { title: "Newest openings", action: "See all openings" };

/** The section about the firm. */
export const about = {
  title: "A staffing firm that shows its hand",
  paragraphs: [
    "A placement is a promise to two people at once: the one who trusts us with a resume, and the one who trusts us with an opening. We keep it by writing down what others leave for the third call.",
    "Many of the people we place build their careers on OPT, H-1B or a green card still on its way. Each opening says who it is open to, so nobody spends an evening on an application that cannot succeed.",
  ],
  action: { label: "About us", to: paths.about },
};

export const clients = { title: "They hire with us" };

export const statistics = [
  { value: "15k+", label: "Jobs filled" },
  { value: "95%", label: "Fulfilment rate" },
  { value: "08k+", label: "Freelance workers" },
  { value: "825+", label: "Satisfied businesses" },
];

export const reasonsTitle = "Why choose us";

export const reasonsLead = "Four promises, each kept by the way this site works.";

export const reasons = [
  {
    picture: "reason-see",
    title: "You know before you apply",
    text: "Pay, place, contract and work authorization stand in the opening. No call needed to find out.",
  },
  {
    picture: "reason-lock",
    title: "Your resume stays yours",
    text: "It is opened by recruiters of the company you applied to, and by nobody else.",
  },
  {
    picture: "reason-people",
    title: "A recruiter of your field",
    text: "People who have placed nurses talk to nurses; people who know data teams talk to engineers.",
  },
  {
    picture: "reason-file",
    title: "One application, kept up to date",
    text: "Your details are filled in the next time. Send a newer resume as long as the job is open.",
  },
];

/** People on staff in each industry; they add up to the "08k+" in the statistics. */
export const industriesServed = {
  title: "Eight industries, one recruiter who knows yours",
  lead: "Our recruiters stay with one field. Behind each of them stand people at work right now.",
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
    text: "Sign up with your email address and the code we send. There is no password to remember.",
    picture: "step-code",
  },
  {
    title: "Find the match",
    text: "Search by role, place or skill and see at once what fits on both sides.",
    picture: "step-match",
  },
  {
    title: "Start working together",
    text: "Send or receive the application, meet, agree on the terms, and begin.",
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
    action: { label: "Hire talents", to: paths.hireTalents },
  },
];

export const plansIntro = {
  title: "Let your resume do the walking",
  lead: "Two plans that bring your resume in front of employers. They run three or six months, are billed monthly, and end by themselves.",
};

export interface Testimonial {
  text: string;
  name: string;
  role: string;
  /** Id of the portrait in public/pictures.svg. */
  portrait: string;
  /** URL of a profile on a professional network; without it, there is no link. */
  profileUrl?: string;
}

/** Demo testimonials of fictional people, so they link to no profile. */
export const testimonials: Testimonial[] = [
  {
    text: "I had 41 days left on my OPT clock. My recruiter only sent me openings that said STEM OPT on the card, and I signed the third one.",
    name: "Ananya Raghavan",
    role: "Data engineer, Dallas",
    portrait: "portrait-ananya",
  },
  {
    text: "The range was on the posting, so nobody I interviewed was surprised by the offer. We filled four night-shift leads in eleven days.",
    name: "Andre Whitfield",
    role: "Distribution manager, Memphis",
    portrait: "portrait-andre",
  },
  {
    text: "They asked which charting system our floors use before they asked for a headcount. Every nurse they sent could start on the Monday.",
    name: "Claire Novak",
    role: "Nursing director, Nashville",
    portrait: "portrait-claire",
  },
];

export const testimonialsTitle = "What both sides say";

export const newsIntro = {
  title: "Latest news",
  action: { label: "All articles", to: paths.blog },
};
