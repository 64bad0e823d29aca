import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { Industries } from "../../components/marketing/Industries";
import { clients, demoNotes, industriesServed } from "#content/home";
import { statistics, testimonials } from "#content/home-samples";
import { industries } from "#content/navigation";
import { renderApp } from "../../test/render";
import { ClientLogosDocument } from "./ClientLogos.generated";
import { ClientLogos, clientLogosVariables } from "./ClientLogos";
import { HomeContentDocument, type HomeContentQuery } from "./HomeContent.generated";
import { LatestNews, type NewsItem } from "./LatestNews";
import { Statistics } from "./Statistics";
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

const samples: HomeContentQuery["homeContent"] = {
  __typename: "HomeContent",
  statistics: statistics.map((each) => ({ __typename: "HomeStatistic", ...each })),
  statisticsAreSamples: true,
  testimonials: testimonials.map((each) => ({
    __typename: "HomeTestimonial",
    ...each,
    profileUrl: null,
  })),
  testimonialsAreSamples: true,
};
const showAboutTheFirm = (homeContent: HomeContentQuery["homeContent"]) =>
  renderApp(
    <>
      <Statistics loadFailed={false} />
      <Testimonials />
    </>,
    { mocks: [{ request: { query: HomeContentDocument }, result: { data: { homeContent } } }] },
  );

test("says that statistics and testimonials are samples while they are", async () => {
  showAboutTheFirm(samples);
  expect(await screen.findByText(demoNotes.statistics)).toBeInTheDocument();
  expect(screen.getByText(demoNotes.testimonials)).toBeInTheDocument();
  expect(screen.getAllByText("15k+")[0]).toBeInTheDocument();
});

test("shows the firm's own figures and quotes, with links to profiles and without notes", async () => {
  const quote = { text: "Fast.", name: "Ada Poe", role: "Nurse", portrait: null };
  showAboutTheFirm({
    ...samples,
    statistics: [{ __typename: "HomeStatistic", value: "120", label: "Nurses placed" }],
    statisticsAreSamples: false,
    testimonials: [
      { __typename: "HomeTestimonial", ...quote, profileUrl: "https://profiles.example/ada" },
    ],
    testimonialsAreSamples: false,
  });
  expect(await screen.findByText("Nurses placed")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Profile of Ada Poe" })).toHaveAttribute(
    "href",
    "https://profiles.example/ada",
  );
  expect(screen.queryByText(/^Sample/)).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Next testimonial" })).not.toBeInTheDocument();
});

test("leaves out figures and quotes that fail to load", async () => {
  const { container, allAnswered } = renderApp(
    <>
      <Statistics loadFailed={false} />
      <Testimonials />
    </>,
    { mocks: [{ request: { query: HomeContentDocument }, error: new Error("down") }] },
  );
  await allAnswered();
  expect(container).toBeEmptyDOMElement();
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
