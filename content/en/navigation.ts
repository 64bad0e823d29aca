import { paths } from "#site/paths";
import { namedIndustries } from "./industry-names";

export interface NavigationLink {
  label: string;
  to: string;
}

export interface NavigationGroup {
  label: string;
  links: NavigationLink[];
}

export const solutions: NavigationGroup = {
  label: "Solutions",
  links: [
    { label: "Executive Search", to: paths.solution("executive-search") },
    { label: "Training Session", to: paths.solution("training-session") },
    { label: "Career Growth", to: paths.solution("career-growth") },
    { label: "Payroll Services", to: paths.solution("payroll-services") },
    { label: "Workforce System", to: paths.solution("workforce-system") },
    { label: "Temporary Jobs", to: paths.solution("temporary-jobs") },
  ],
};

export const industries: NavigationGroup = {
  label: "Industries",
  links: namedIndustries.map(({ slug, label }) => ({ label, to: paths.industry(slug) })),
};

const hireTalents: NavigationLink = { label: "Hire Talent", to: paths.hireTalents };

/** The header's groups: their pages, plus links for employers and undecided visitors. */
export const solutionsMenu: NavigationGroup = {
  ...solutions,
  links: [hireTalents, ...solutions.links],
};

export const industriesMenu: NavigationGroup = {
  ...industries,
  links: [...industries.links, { label: "All industries", to: paths.industries }],
};

export const resources: NavigationGroup = {
  label: "Resources",
  links: [
    { label: "Blog", to: paths.blog },
    { label: "FAQ", to: paths.faq },
    { label: "Terms", to: paths.terms },
  ],
};

export const footerColumns: NavigationGroup[] = [
  {
    label: "For Workers",
    links: [
      { label: "Job Openings", to: paths.jobs() },
      { label: "Pricing", to: paths.pricing },
      { label: "Career Growth", to: paths.solution("career-growth") },
      { label: "Training Session", to: paths.solution("training-session") },
      { label: "Temporary Jobs", to: paths.solution("temporary-jobs") },
    ],
  },
  industriesMenu,
  {
    label: "Company",
    links: [
      hireTalents,
      { label: "About", to: paths.about },
      { label: "Executive Search", to: paths.solution("executive-search") },
      { label: "Payroll Services", to: paths.solution("payroll-services") },
      { label: "Blog", to: paths.blog },
    ],
  },
  {
    label: "Help & Support",
    links: [
      { label: "Contact", to: paths.contact },
      { label: "FAQ", to: paths.faq },
      { label: "Terms", to: paths.terms },
      { label: "Privacy Policy", to: paths.privacy },
    ],
  },
];
