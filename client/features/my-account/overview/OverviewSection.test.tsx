import { screen, within } from "@testing-library/react";
import { lazy, type ComponentType } from "react";
import { renderApp } from "../../../test/render";
import { ProfileDocument } from "../Profile.generated";
import { OverviewDocument, type OverviewQuery } from "./Overview.generated";
import { OverviewSection } from "./OverviewSection";

const pageInfo = { __typename: "PageInfo" as const, hasNextPage: false, endCursor: null };

const job = (role: string) => ({
  __typename: "Job" as const,
  ...{ id: role, role },
  company: { __typename: "Company" as const, id: "c1", name: "Nimbus" },
});
const application = (role: string, status: "REVIEWED" | "REJECTED") => ({
  __typename: "Application" as const,
  ...{ id: role, status, stageChangedAt: "2026-11-18T12:00:00.000Z", job: job(role) },
  interviews: [],
});

const full: OverviewQuery = {
  myApplications: {
    __typename: "ApplicationConnection",
    nodes: [application("Glazier", "REVIEWED"), application("Mason", "REJECTED")],
    pageInfo,
  },
  mySubscriptions: [
    {
      ...{ __typename: "Subscription", id: "s1" },
      isRunning: true,
      endsAt: "2027-02-05T12:00:00.000Z",
      paymentsMade: 1,
      paymentsTotal: 3,
      plan: { __typename: "Plan", id: "MARKET_MY_RESUME", title: "Market My Resume" },
      intake: {
        ...{ __typename: "PlanIntake", targetRole: "", location: "", countryCode: "", phone: "" },
        ...{ resume: null, missing: [] },
      },
    },
  ],
  myMailPreferences: {
    __typename: "NewsletterPreferences",
    email: "ana@example.com",
    subscriptions: [
      {
        __typename: "NewsletterSubscription",
        ...{ id: "n1", topic: "JOB_ALERTS", frequency: "DAILY" },
        ...{ query: "java", search: "java, Remote" },
      },
    ],
    stopped: [],
  },
  myRepresentations: { __typename: "RepresentationConnection", nodes: [], pageInfo },
};

const empty: OverviewQuery = {
  ...full,
  myApplications: { __typename: "ApplicationConnection", nodes: [], pageInfo },
  mySubscriptions: [],
  myMailPreferences: { ...full.myMailPreferences, subscriptions: [] },
};

const Days = () => <p>60 of 90 days</p>;

const show = (data: OverviewQuery, statusCard: ComponentType = Days) =>
  renderApp(<OverviewSection statusCard={statusCard} />, {
    mocks: [
      { request: { query: OverviewDocument }, result: { data } },
      {
        request: { query: ProfileDocument },
        result: {
          data: {
            me: {
              __typename: "User",
              ...{ id: "u1", name: "Ana Ruiz", email: "ana@example.com", location: "Dallas, TX" },
              ...{ phone: "5550100199", countryCode: "+1", linkedin: "" },
            },
          },
        },
      },
    ],
  });

test("says what is next, and where each application stands", async () => {
  show(full);
  const next = await screen.findByRole("region", { name: "What’s next" });
  expect(next).toHaveTextContent("Glazier at Nimbus");
  expect(within(next).getByRole("link", { name: "See the details" })).toBeVisible();
  const stops = screen.getByRole("list", { name: "Where Glazier stands" });
  const current = within(stops)
    .getAllByRole("listitem")
    .filter((stop) => stop.hasAttribute("aria-current"));
  expect(current.map((stop) => stop.textContent)).toEqual(["Read"]);
  expect(screen.getByText("Not this time")).toBeVisible();
});

test("shows three applications, and what is next on any", async () => {
  const interview = {
    ...{ __typename: "Interview" as const, id: "i1", state: "PLANNED" as const },
    ...{ startsAt: "2026-11-24T15:00:00.000Z", timeZone: "America/New_York" },
  };
  const nodes = ["Glazier", "Mason", "Roofer", "Welder"].map((role) => ({
    ...application(role, "REVIEWED"),
    interviews: role === "Welder" ? [interview] : [],
  }));
  show({ ...full, myApplications: { ...full.myApplications, nodes } });
  expect(await screen.findByRole("region", { name: "What’s next" })).toHaveTextContent(
    "Interview for Welder at Nimbus",
  );
  expect(screen.getAllByRole("list", { name: /stands$/ })).toHaveLength(3);
  expect(screen.queryByRole("link", { name: "Welder" })).not.toBeInTheDocument();
});

test("shows running plans, alerts, and the profile", async () => {
  show(full);
  expect(await screen.findByText("Market My Resume")).toBeVisible();
  expect(screen.getByText(/1 of 3 payments made\. Ends on February\s5,\s2027\./)).toBeVisible();
  expect(screen.getByText("java, Remote")).toBeVisible();
  expect(screen.getByText("60 of 90 days")).toBeVisible();
  expect(await screen.findByRole("heading", { name: "Profile" })).toBeVisible();
  expect(screen.getByDisplayValue("Ana Ruiz")).toBeVisible();
});

test("shows everything else when the status card can’t be loaded", async () => {
  // React reports what a boundary has caught.
  const report = jest.spyOn(console, "error").mockImplementation(() => {});
  show(
    full,
    lazy(() => Promise.reject(new Error("offline"))),
  );
  expect(await screen.findByText("Market My Resume")).toBeVisible();
  expect(await screen.findByDisplayValue("Ana Ruiz")).toBeVisible();
  report.mockRestore();
});

test("leads a new person to the jobs", async () => {
  show(empty);
  expect(await screen.findByRole("link", { name: "Browse job openings" })).toHaveAttribute(
    "href",
    "/jobs",
  );
  expect(screen.queryByRole("heading", { name: "Applications" })).not.toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: "Plans" })).not.toBeInTheDocument();
  expect(screen.getByText(/You don’t have any yet/)).toBeVisible();
});
