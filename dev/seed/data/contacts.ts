import type { CompanySlug } from "./companies.js";

interface ContactData {
  company: CompanySlug;
  name: string;
  role: string;
  email?: string;
  phone?: string;
  notes?: string;
}

/** People at the demo's clients. Their names, addresses, and numbers are made up. */
export const CONTACTS: readonly ContactData[] = [
  {
    company: "veridane-biosciences",
    name: "Dana Whitfield",
    role: "Director of Manufacturing Systems",
    email: "dana.whitfield@veridane-biosciences.example",
    phone: "(617) 555-0142",
    notes:
      "Decides on every contractor for the plant.\nBest reached before 9 a.m. ET, by phone. Wants two references before an on-site interview.",
  },
  {
    company: "veridane-biosciences",
    name: "Luis Arroyo",
    role: "Talent partner",
    email: "luis.arroyo@veridane-biosciences.example",
    phone: "(617) 555-0168 ext. 12",
    notes: "Books the interview rooms and sends the visitor badges.",
  },
  {
    company: "veridane-biosciences",
    name: "Imani Brooks",
    role: "Accounts payable",
    email: "ap@veridane-biosciences.example",
    notes: "Invoices need the purchase order number in the subject line.",
  },
  {
    company: "staffboard-partners",
    name: "Harriet Cole",
    role: "Controller",
    email: "harriet.cole@staffboard-partners.example",
    phone: "(214) 555-0119",
  },
  {
    company: "tallowridge-logistics",
    name: "Sam Dugan",
    role: "Head of dispatch software",
    email: "sam.dugan@tallowridge-logistics.example",
    phone: "(901) 555-0173",
    notes: "Likes short calls on Tuesdays. Out on the yard most afternoons.",
  },
  {
    company: "tallowridge-logistics",
    name: "Bea Lindqvist",
    role: "HR business partner",
    email: "bea.lindqvist@tallowridge-logistics.example",
  },
  {
    company: "quillhaven-health",
    name: "Roy Castellanos",
    role: "Manager, integration engine",
    email: "roy.castellanos@quillhaven-health.example",
    phone: "(615) 555-0127",
    notes: "Background checks take two weeks here. Start them with the offer.",
  },
  {
    company: "copperfen-financial",
    name: "Teresa Okonkwo",
    role: "Vice president, data platforms",
    phone: "(704) 555-0155",
  },
];
