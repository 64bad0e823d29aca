/** A message in the demo's inbox. Times are hours before the demo was made. */
export interface MessageData {
  name: string;
  email: string;
  message: string;
  hoursAgo: number;
  /** Takes care of it; no one if it is missing. */
  assigned?: true;
  done?: true;
  answers?: { text: string; hoursAgo: number; isUndelivered?: true }[];
}

/** What people wrote with the contact form. Their names and addresses are made up. */
export const MESSAGES: readonly MessageData[] = [
  {
    name: "Ines Caldera",
    email: "ines.caldera@mail.example",
    message:
      "Hi,\n\nI'm on OPT until June and my employer won't sponsor. Do your clients file for the H-1B, and would I need to start before April?\n\nThank you,\nInes",
    hoursAgo: 2,
  },
  {
    name: "Grant Holloway",
    email: "grant.holloway@cedarpoint-logistics.example",
    message:
      "We're opening a second warehouse in Memphis and need six shift leads by the first week of next month. Could someone call me about terms? Mornings are best.\n\nGrant Holloway\nCedar Point Logistics",
    hoursAgo: 6,
  },
  {
    name: "Thuy Pham",
    email: "thuy.pham@mail.example",
    message:
      "I bought the quarterly plan last week and haven't heard from a specialist yet. When does the work on my resume start?",
    hoursAgo: 21,
    assigned: true,
  },
  {
    name: "Marisol Vega",
    email: "marisol.vega@mail.example",
    message:
      "The link in my job alert opens a page that says the job is gone. Is there a way to get alerts sooner? I use the weekly one.",
    hoursAgo: 30,
    assigned: true,
    answers: [
      {
        text: "Hi Marisol,\n\nThat job was filled on Thursday, sorry. You can switch to a daily alert with the link at the end of each email.\n\nElena",
        hoursAgo: 27,
        isUndelivered: true,
      },
    ],
  },
  {
    name: "Oluwaseun Adeyemi",
    email: "seun.adeyemi@mail.example",
    message:
      "Do you place people outside the US, for example in Toronto? I hold a Canadian passport and would also work on a TN visa.",
    hoursAgo: 52,
  },
  {
    name: "Patricia Nowak",
    email: "p.nowak@brightwater-clinics.example",
    message:
      "Two of the nurses you sent us have asked to stay on. What does it take to hire them directly, and is there a fee?",
    hoursAgo: 76,
    assigned: true,
    done: true,
    answers: [
      {
        text: "Hi Patricia,\n\nGood news: there's no conversion fee. I'm sending the short form for both of them to your HR team today.\n\nElena",
        hoursAgo: 70,
      },
      {
        text: "One more thing: their last day on our payroll would be a Friday, so their benefits don't lapse.\n\nElena",
        hoursAgo: 69,
      },
    ],
  },
  {
    name: "Derek Olsen",
    email: "derek.olsen@mail.example",
    message: "Please delete my account. I found a job, thank you.",
    hoursAgo: 120,
    assigned: true,
    done: true,
    answers: [
      {
        text: "Hi Derek,\n\nCongratulations. You can delete the account yourself under My account, Your data. You have 24 hours to change your mind.\n\nElena",
        hoursAgo: 115,
      },
    ],
  },
  {
    name: "Visibility Partners",
    email: "offers@visibility-partners.example",
    message:
      "We can bring your website to page one of every search engine. Reply for a free quote.",
    hoursAgo: 200,
    assigned: true,
    done: true,
  },
];
