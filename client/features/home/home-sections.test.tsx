import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { Industries } from "../../components/marketing/Industries";
import { Statistics } from "../../components/marketing/Statistics";
import { clients, demoNotes, industriesServed, testimonials } from "#content/home";
import { industries } from "#content/navigation";
import { renderApp } from "../../test/render";
import { ClientLogosDocument } from "./ClientLogos.generated";
import { ClientLogos, clientLogosVariables } from "./ClientLogos";
import { LatestNews, type NewsItem } from "./LatestNews";
import { Testimonials } from "./Testimonials";

const request = { query: ClientLogosDocument, variables: clientLogosVariables };

const companies = (...names: string[]): MockLink.MockedResponse => ({
  request,
  result: {
    data: {
      companies: {
        __typename: "CompanyConnection",
        nodes: names.map((name) => ({ __typename: "Company", id: name, name, logoUrl: null })),
      },
    },
  },
});

const showClients = (answer: MockLink.MockedResponse, loadFailed = false) =>
  renderApp(<ClientLogos loadFailed={loadFailed} />, { mocks: [answer] });

const clientBand = () => screen.queryByRole("region", { name: clients.title });

test("shows each client's logo and name", async () => {
  showClients(companies("Quillhaven Health", "Fernlight AI"));
  expect(await screen.findByText("Quillhaven Health")).toBeInTheDocument();
  expect(screen.getByText("Fernlight AI")).toBeInTheDocument();
});

test("leaves out the client logos when there are none or they fail to load", async () => {
  showClients(companies());
  await waitFor(() => expect(clientBand()).not.toBeInTheDocument());
  showClients({ request, error: new Error("down") });
  await waitFor(() => expect(clientBand()).not.toBeInTheDocument());
  showClients(companies("Fernlight AI"), true);
  expect(clientBand()).not.toBeInTheDocument();
});

test("lists every industry in the menu with its number of people on staff", () => {
  renderApp(<Industries />);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    industries.links.map(({ to }) => to),
  );
  expect(screen.getByRole("link", { name: /^Healthcare/ })).toHaveTextContent("1,620 on staff");
});

test("the numbers of people on staff add up to the total in the statistics", () => {
  const staff = industriesServed.industries.reduce((sum, industry) => sum + industry.staff, 0);
  expect(Math.floor(staff / 1000)).toBe(8);
});

test("says that statistics and testimonials are samples", () => {
  expect(testimonials.every(({ profileUrl }) => profileUrl === undefined)).toBe(true);
  renderApp(
    <>
      <Statistics />
      <Testimonials />
    </>,
  );
  expect(screen.getByText(/^Sample figures/)).toHaveTextContent(demoNotes.statistics ?? "none");
  expect(screen.getByText(/^Sample quotes/)).toHaveTextContent(demoNotes.testimonials ?? "none");
});

const news = (slug: string): NewsItem => ({
  slug,
  title: `About ${slug}`,
  description: "What it is.",
  date: "2026-11-12",
  category: "H-1B",
  scene: "post-h1b",
  readingMinutes: 4,
});

test("news link to their posts; the newest has a picture", () => {
  renderApp(<LatestNews items={[news("cap"), news("pay"), news("opt")]} />);
  const items = screen.getAllByRole("article");
  expect(items).toHaveLength(3);
  expect(items.map((item) => item.querySelectorAll("svg").length)).toEqual([1, 0, 0]);
  const [first] = items;
  if (first === undefined) throw new Error("There are no news");
  expect(within(first).getByRole("link", { name: "About cap" })).toHaveAttribute(
    "href",
    "/blog-details/cap",
  );
  expect(within(first).getByText("November 12, 2026")).toHaveAttribute("datetime", "2026-11-12");
});
