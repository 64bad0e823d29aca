import { paths } from "../lib/paths";

/** Copy of the home page. */
export const hero = {
  title: "Job openings that say what they pay",
  lead: "Pay, place and contract on every card, and who the job is open to. Find yours and apply with one resume.",
  popular: ["Nurse", "Data Engineer", "Java", "Warehouse", "Dallas"],
};

export const statistics = [
  { value: "15k+", label: "Jobs filled" },
  { value: "95%", label: "Fulfilment rate" },
  { value: "08k+", label: "Freelance workers" },
  { value: "825+", label: "Satisfied businesses" },
];

export const reasons = [
  {
    title: "You know before you apply",
    text: "Pay, place, contract and work authorization stand in the opening. No call needed to find out.",
  },
  {
    title: "Your resume stays yours",
    text: "It is opened by recruiters of the company you applied to, and by nobody else.",
  },
  {
    title: "A recruiter of your field",
    text: "People who have placed nurses talk to nurses; people who know data teams talk to engineers.",
  },
  {
    title: "One application, kept up to date",
    text: "Your details are filled in the next time. Send a newer resume as long as the job is open.",
  },
];

export interface Step {
  title: string;
  text: string;
}

/** Both tabs show the same three steps. */
const steps: Step[] = [
  {
    title: "Tell us who you are",
    text: "Sign up with your e-mail address and the code we send. There is no password to remember.",
  },
  {
    title: "Find the match",
    text: "Search by role, place or skill and see at once what fits on both sides.",
  },
  {
    title: "Start working together",
    text: "Send or receive the application, meet, agree on the terms, and begin.",
  },
];

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
