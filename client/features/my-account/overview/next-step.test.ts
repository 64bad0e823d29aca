import { nextStepOf } from "./next-step";
import type {
  Overview_ApplicationFragment as Application,
  OverviewQuery,
} from "./Overview.generated";

const application = (
  status: Application["status"],
  more: Partial<Application> = {},
): Application => ({
  __typename: "Application",
  id: status,
  status,
  stageChangedAt: "2026-11-18T12:00:00.000Z",
  job: {
    __typename: "Job",
    id: `job-${status}`,
    role: `Role ${status}`,
    company: { __typename: "Company", id: "c1", name: "Nimbus" },
  },
  interviews: [],
  ...more,
});

const interview = (startsAt: string, state: "PLANNED" | "OVER" = "PLANNED") => ({
  __typename: "Interview" as const,
  id: startsAt,
  state,
  startsAt,
  timeZone: "America/New_York",
});

const pageInfo = { __typename: "PageInfo" as const, hasNextPage: false, endCursor: null };

const overview = (nodes: Application[], asks = false): OverviewQuery => ({
  myApplications: { __typename: "ApplicationConnection", nodes, pageInfo },
  mySubscriptions: [],
  myMailPreferences: {
    __typename: "NewsletterPreferences",
    email: "ana@example.com",
    subscriptions: [],
    stopped: [],
  },
  myRepresentations: {
    __typename: "RepresentationConnection",
    nodes: [
      {
        __typename: "Representation",
        id: "r1",
        clientName: "Granite",
        viewerCanAnswer: asks,
        job: { __typename: "Job", id: "job-1", role: "Mason" },
      },
    ],
    pageInfo,
  },
});

const stepOf = (...args: Parameters<typeof overview>) => nextStepOf(overview(...args));

test("is to find a job without an application, or with closed ones only", () => {
  for (const nodes of [[], [application("REJECTED"), application("WITHDRAWN")]])
    expect(stepOf(nodes)).toMatchObject({
      title: "Find a job to apply for",
      action: { to: "/jobs" },
    });
});

test("is what happens with the application that came furthest", () => {
  const nodes = [application("SUBMITTED"), application("SUBMITTED_TO_CLIENT")];
  expect(stepOf(nodes)).toEqual({
    title: "Role SUBMITTED_TO_CLIENT at Nimbus",
    text: "We sent your resume to the client. They usually answer within a week.",
    action: { label: "See the details", to: "/account/applications" },
  });
});

test("is the next interview that is still planned", () => {
  const interviews = [
    interview("2026-11-24T15:00:00.000Z"),
    interview("2026-11-23T15:00:00.000Z"),
    interview("2026-11-21T15:00:00.000Z", "OVER"),
  ];
  const nodes = [
    application("OFFER"),
    application("INTERVIEW", { interviews }),
    application("REJECTED", { interviews: [interview("2026-11-22T15:00:00.000Z")] }),
  ];
  const { title, text } = stepOf(nodes);
  expect(title).toBe("Interview for Role INTERVIEW at Nimbus");
  expect(text).toMatch(/^Monday, November 23, 2026/);
});

test("is first of all to send the resume or the details that a running plan waits for", () => {
  const planWith = (
    missing: OverviewQuery["mySubscriptions"][0]["intake"]["missing"],
    isRunning = true,
  ): OverviewQuery["mySubscriptions"][0] => ({
    ...{ __typename: "Subscription", id: "s1", isRunning },
    ...{ endsAt: null, paymentsMade: 1, paymentsTotal: 3 },
    plan: { __typename: "Plan", id: "MARKET_MY_RESUME", title: "Market My Resume" },
    intake: {
      ...{ __typename: "PlanIntake", targetRole: "", location: "", countryCode: "", phone: "" },
      ...{ resume: null, missing },
    },
  });
  const asking = overview([application("OFFER")], true);
  const stepWith = (plan: ReturnType<typeof planWith>) =>
    nextStepOf({ ...asking, mySubscriptions: [plan] });
  expect(stepWith(planWith(["RESUME"]))).toEqual({
    title: "Send us your resume for Market My Resume",
    text: "Your specialist needs it to begin.",
    action: { label: "Send your resume", to: "/account/plans?intake=s1" },
  });
  expect(stepWith(planWith(["PHONE"]))).toEqual({
    title: "Complete your details for Market My Resume",
    text: "We still need your phone number to start.",
    action: { label: "Add your details", to: "/account/plans?intake=s1" },
  });
  for (const plan of [planWith([]), planWith(["RESUME"], false)])
    expect(stepWith(plan).action.label).toBe("Answer");
});

test("is then to answer whether a resume may be sent", () => {
  expect(stepOf([application("OFFER")], true)).toMatchObject({
    title: "May we submit your resume for Mason to Granite?",
    action: { label: "Answer", to: "/account/applications" },
  });
});
