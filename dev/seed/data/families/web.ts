import type { RoleFamily } from "../role-family.js";

export const REACT: RoleFamily = {
  key: "react",
  titles: {
    mid: ["React Developer", "Front End Engineer (React)"],
    senior: ["Senior React Developer", "Senior Front End Engineer"],
    lead: ["Lead Front End Engineer", "Front End Technical Lead"],
  },
  years: { mid: 3, senior: 5, lead: 8 },
  experience: "of front end work, most of it with React and TypeScript",
  hourly: { mid: 52, senior: 64, lead: 76 },
  yearly: { mid: 106, senior: 130, lead: 154 },
  workplaces: ["HYBRID", "REMOTE", "REMOTE"],
  coreSkills: ["React 19", "TypeScript", "HTML", "CSS", "Testing Library", "Accessibility"],
  moreSkills: [
    "GraphQL",
    "Next.js",
    "Vite",
    "Playwright",
    "Storybook",
    "React Query",
    "Redux Toolkit",
    "Design systems",
    "Web performance",
    "Node.js",
  ],
  projects: [
    {
      company: "norwick-and-vale",
      text: "Half of our visitors shop on a phone and leave at the product page. A squad of six is rebuilding it with Next.js and GraphQL: better photos in fewer bytes, delivery dates for the right ZIP code, and fabric choices that don’t reload the page. We measure success in Largest Contentful Paint and in sofas sold.",
    },
    {
      company: "quillhaven-health",
      text: "The patient portal serves 610,000 people, a third of them over 65. We’re replacing its scheduling and test result pages with React 19 and a small design system, page by page. Patients in a clinic try every page before it ships. The team is four engineers, a designer, and a nurse.",
    },
    {
      company: "oakhallow-public-systems",
      text: "People apply for food assistance on old phones with little data. Our application form has to work there, in five languages, with a screen reader, and after the bus comes out of a tunnel. You’ll own the form components and their tests, with an accessibility specialist on the same team.",
    },
    {
      company: "pinnoak-payments",
      text: "Merchants look at one dashboard every morning: what came in, what was paid out, what is disputed. It has grown to 90 screens and a 4 MB bundle. We want an engineer who’d enjoy taking it apart, with Vite, React Query, and a budget of 300 kB for the first page.",
    },
    {
      company: "fernlight-ai",
      text: "Our reviewers read a contract on the left and answers on the right, each answer tied to the exact words it came from. Keeping that smooth in 400-page documents takes virtualized text, streaming responses, and keyboard control. You’ll join three engineers and work with design every day.",
    },
    {
      company: "staffboard-partners",
      text: "Our client runs the booking site for 70 hotels and is moving from a jQuery front end to React. The search and room pages are done; payment, loyalty, and the call center view are next. They’re looking for someone who has finished a migration like this and can set up Playwright tests so nothing slips back.",
    },
  ],
  firstNinety: [
    "You’ll ship a visible improvement within two weeks. In month two, you own a page and its numbers. By the end of month three, another team is using a component you built.",
    "You’ll sit in on four user sessions first. Then you’ll take a flow from sketch to production with a designer, and at 90 days, we’ll look at the numbers together.",
    "You’ll work on small tickets across the whole front end in the first month, so you see it all. After that, you’ll choose an area with your lead and plan its next quarter.",
  ],
  duties: [
    "Build pages and components in React and TypeScript that work with keyboard, touch, and screen reader",
    "Turn designs into working software and say early when a design won’t hold up with real data",
    "Write tests at the level of what a user does, plus a few end-to-end tests for the flows that bring in revenue",
    "Watch real-user performance and act when a release slows a page down",
    "Work with backend engineers on queries that fetch only what a page needs",
    "Keep the component library small, documented, and consistent",
    "Review colleagues’ code, and ask for reviews early",
    "Remove old code along with its styles and flags",
  ],
  requirements: [
    "React with hooks, suspense, and a clear idea of where state should live",
    "TypeScript in strict mode, without escape hatches",
    "CSS you can write by hand, including grid, container queries, and print",
    "Practical accessibility: semantics, focus, contrast, and testing with a screen reader",
    "Experience finding out why a page is slow on a cheap phone",
    "Automated tests that survive refactoring",
  ],
  niceToHave: [
    "GraphQL with generated types",
    "Server rendering in production",
    "Design tokens shared between design and code",
  ],
};

export const FULL_STACK: RoleFamily = {
  key: "full-stack",
  titles: {
    mid: ["Full Stack Developer (Node.js)", "Full Stack Engineer"],
    senior: ["Senior Full Stack Engineer", "Senior Full Stack Developer (Node.js, React)"],
    lead: ["Lead Full Stack Engineer", "Full Stack Technical Lead"],
  },
  years: { mid: 3, senior: 6, lead: 8 },
  experience: "building web applications from database to browser",
  hourly: { mid: 55, senior: 67, lead: 79 },
  yearly: { mid: 110, senior: 136, lead: 160 },
  workplaces: ["HYBRID", "REMOTE", "HYBRID"],
  coreSkills: ["Node.js", "TypeScript", "React", "SQL", "REST APIs", "Git"],
  moreSkills: [
    "GraphQL",
    "PostgreSQL",
    "MySQL",
    "NestJS",
    "Express",
    "Docker",
    "AWS",
    "Redis",
    "Jest",
    "Playwright",
    "OAuth 2.0",
    "Terraform",
  ],
  projects: [
    {
      company: "sablecrest-networks",
      workplace: "HYBRID",
      text: "Our field technicians carry a tablet with an app that shows ports, light levels, and the customer’s history. It’s Node.js with Express, MySQL, and React, and it has to work in basements. Next on the list: offline forms, photos of splices, and a queue that sends everything when the truck is back on the road.",
    },
    {
      company: "thornbay-foods",
      text: "Growers enter their harvest forecast in a spreadsheet they email to Chicago every Sunday. We’re giving 600 of them a web form they can fill in from a tractor, with last year’s numbers beside it. You’ll be one of three engineers and meet growers in the first week of the season.",
    },
    {
      company: "pinnoak-payments",
      workplace: "HYBRID",
      text: "A new clinic fills in 74 fields and waits four days to start with us. The onboarding team wants to get that down to 20 fields and an hour, with identity checks, bank verification, and a decision people can understand. TypeScript throughout, NestJS, PostgreSQL, React, and compliance colleagues two desks away.",
    },
    {
      company: "orrinfield-energy",
      text: "During a storm, 400,000 people open our outage map within an hour. A team of five is rebuilding it with Node.js, Redis, and React before next June: honest estimates, a page that stays up, and text messages that say what changed. Load tests use recordings of the last two hurricanes.",
    },
    {
      company: "kestrow-robotics",
      workplace: "HYBRID",
      text: "Fleet operators watch up to 120 robots on one screen and need to know which one needs help. You’ll build that console: TypeScript, GraphQL subscriptions, a map that redraws twice a second, and a replay of the last 10 minutes. The test hall is next door.",
    },
    {
      company: "staffboard-partners",
      text: "Our client, a publisher of nursing textbooks, sells practice exams to 300 schools. Two engineers run the whole product, written in Express and React. They need a third for class reports, single sign-on with OAuth 2.0, and a question editor authors like using. The pace is calm, and the plan is long-term.",
    },
  ],
  firstNinety: [
    "You’ll deploy something small on your second day, from database column to label. In six weeks, you own a feature. In 12, you’ve planned one.",
    "You’ll spend month one on bugs users reported, which is the quickest tour of a product there is. After that, you’ll take the next roadmap item with a colleague and see it through.",
    "We’ll agree on three goals in week two: one for users, one for the code, and one for you. At day 90, we’ll go through them and set the next three.",
  ],
  duties: [
    "Take features from a conversation with users to a monitored release",
    "Design tables, queries, and APIs that will still make sense in three years",
    "Build React pages whose loading, empty, and error states are as good as the main one",
    "Write tests where they pay off: unit tests for rules, API tests against a real database, and one browser test for each main flow",
    "Handle sign-in, permissions, and personal data with care",
    "Look at logs and dashboards after a release and fix what they show",
    "Write short decision records and keep the README accurate",
    "Share support duty, about one day in eight",
  ],
  requirements: [
    "TypeScript and Node.js in production, including streams, timeouts, and memory",
    "React with forms, data fetching, and routing that just work",
    "Relational databases: modeling, transactions, and migrations without downtime",
    "A good grasp of web security: sessions, CSRF, injection, file uploads",
    "Experience shipping with a small team and no separate testers",
    "Friendly, precise writing in tickets and reviews",
  ],
  niceToHave: [
    "GraphQL schema design",
    "Infrastructure as code",
    "Work on products for field or shift workers",
  ],
};
