import { applicationTexts } from "#texts/application";
import { fieldTexts } from "#texts/fields";
import { readingTexts } from "#texts/reading";
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderApp } from "../../test/render";
import { buildViewer } from "../../test/viewer";
import { PrefilledApplicationForm } from "./PrefilledApplicationForm";

const user = userEvent.setup({ delay: null, applyAccept: false });
const nothing = { name: null, phone: null, countryCode: null, location: null, linkedin: null };
const reading = (part: object) => ({
  __typename: "ReadResumePayload",
  reading: { __typename: "ResumeReading", ...nothing, skills: [], hasOwnEmail: null, ...part },
  userErrors: [],
});

interface Reading {
  answer: (payload: object) => void;
  fail: () => void;
}

/** Renders an empty form. The test decides when and how each reading is answered. */
async function renderForm() {
  const readings: Reading[] = [];
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        const reply = (data: object) => {
          observer.next({ data });
          observer.complete();
        };
        if (operationName === "MyApplication") reply({ myApplication: null });
        else if (operationName === "MyLastApplication") reply({ myLastApplication: null });
        else if (operationName === "MyPlanResumes") reply({ mySubscriptions: [] });
        else
          readings.push({
            answer: (readResume) => reply({ readResume }),
            fail: () => observer.error(new TypeError("Failed to fetch")),
          });
      }),
  );
  const viewer = buildViewer({ name: "", phone: "", location: "", email: "maya@example.com" });
  renderApp(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <PrefilledApplicationForm
        job={{ id: "job-1", code: "SB-10023", role: "Java Developer", company: { name: "Nimbus" } }}
        viewer={viewer}
        onSubmitted={() => undefined}
        onBusy={() => undefined}
        onSessionEnded={() => undefined}
      />
    </ApolloProvider>,
  );
  await screen.findByRole("button", { name: applicationTexts.submit });
  const choose = async (name = "maya.pdf") => {
    await user.upload(screen.getByLabelText(/Resume Upload/), new File(["x"], name));
    await screen.findByText(readingTexts.reading);
    const one = readings.at(-1);
    if (one === undefined) throw new Error("nothing is read");
    return one;
  };
  return { choose };
}

const name = () => screen.getByRole("textbox", { name: new RegExp(`^${fieldTexts.name}`) });
const location = () => screen.getByRole("textbox", { name: /^Location/ });
const linkedin = () => screen.getByRole("textbox", { name: /^LinkedIn/ });
const phone = () => screen.getByRole("textbox", { name: /^Phone/ });
const answered = (one: Reading, part: object) => act(async () => one.answer(reading(part)));

// Drafts are kept there.
beforeEach(() => sessionStorage.clear());

it("fills in blank fields, marks them, and lists the skills", async () => {
  const { choose } = await renderForm();
  await answered(await choose(), {
    ...{ name: "Maya Iyer", location: "Dallas, TX", phone: "2145550134", countryCode: "+1" },
    ...{ linkedin: "https://www.linkedin.com/in/maya", skills: ["Java", "Kafka"] },
    hasOwnEmail: false,
  });
  expect(name()).toHaveValue("Maya Iyer");
  expect(location()).toHaveValue("Dallas, TX");
  expect(phone()).toHaveValue("(214) 555-0134");
  expect(linkedin()).toHaveValue("https://www.linkedin.com/in/maya");
  expect(name()).toHaveAccessibleDescription(readingTexts.fromResume);
  expect(screen.getAllByText(readingTexts.fromResume)).toHaveLength(4);
  await user.click(screen.getByText(readingTexts.skills(2)));
  expect(screen.getByRole("list", { name: readingTexts.skillsUse })).toHaveTextContent("JavaKafka");
  // The first one only keeps room for it.
  const other = readingTexts.otherEmail("maya@example.com");
  expect(screen.getAllByText(other, { exact: false }).at(-1)).toBeVisible();
  expect(screen.getAllByText(other, { exact: false })).toHaveLength(2);
});

it("has room for the longest result before there is one", async () => {
  const { choose } = await renderForm();
  const longest = `${readingTexts.filled} ${readingTexts.otherEmail("maya@example.com")}`;
  expect(screen.queryByText(longest)).toBeNull();
  const one = await choose();
  const room = screen.getByText(longest);
  expect(room.closest("[aria-hidden]")).not.toBeNull();
  await answered(one, { name: "Maya Iyer" });
  expect(room).toBeInTheDocument();
});

it("never overwrites what was typed, not even while the file is read", async () => {
  const { choose } = await renderForm();
  await user.type(name(), "M. Iyer");
  const one = await choose();
  await user.type(location(), "Plano");
  await answered(one, { name: "Maya Iyer", location: "Dallas, TX" });
  expect(name()).toHaveValue("M. Iyer");
  expect(location()).toHaveValue("Plano");
  expect(screen.queryByText(readingTexts.fromResume)).toBeNull();
  expect(screen.getByText(readingTexts.nothing)).toBeVisible();
});

it("leaves a blank field to the person who is in it, and a number with its country", async () => {
  const { choose } = await renderForm();
  const found = { name: "Maya Iyer", phone: "2145550134", countryCode: "+91" };
  const one = await choose();
  await user.click(phone());
  await answered(one, found);
  expect(name()).toHaveValue("Maya Iyer");
  await user.keyboard("9725550100");
  expect(phone()).toHaveValue("(972) 555-0100");
  expect(screen.getByRole("combobox", { name: /^Country/ })).toHaveValue("+1");
});

it("takes the mark off what is edited, and keeps the edit with another file", async () => {
  const { choose } = await renderForm();
  await answered(await choose(), { name: "Maya Iyer", location: "Dallas, TX" });
  await user.type(name(), " Rao");
  expect(name()).not.toHaveAccessibleDescription();
  await answered(await choose("other.pdf"), { name: "Other Person", location: "Austin, TX" });
  expect(name()).toHaveValue("Maya Iyer Rao");
  expect(location()).toHaveValue("Austin, TX");
});

it("leaves what it announced when the last filled field is edited", async () => {
  const { choose } = await renderForm();
  await answered(await choose(), { name: "Maya Iyer" });
  await user.type(name(), " Rao");
  expect(screen.getByText(readingTexts.filled)).toBeVisible();
  expect(screen.queryByText(readingTexts.nothing)).toBeNull();
});

it("writes the code into the number for a country that the select lacks", async () => {
  const { choose } = await renderForm();
  await answered(await choose(), { phone: "5555550123", countryCode: "+52" });
  expect((phone() as HTMLInputElement).value.replace(/\s/g, "")).toBe("+525555550123");
});

it("a failed reading says so and stops no one", async () => {
  const { choose } = await renderForm();
  const one = await choose();
  await act(async () => one.fail());
  expect(screen.getByText(readingTexts.failed)).toBeVisible();
  expect(screen.getByRole("button", { name: applicationTexts.submit })).toBeEnabled();
  expect(screen.getByText("maya.pdf")).toBeVisible();
});

it("gives up after 20 seconds", async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const { choose } = await renderForm();
    await choose();
    await act(async () => jest.advanceTimersByTimeAsync(20_000));
    expect(screen.getByText(readingTexts.failed)).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});
