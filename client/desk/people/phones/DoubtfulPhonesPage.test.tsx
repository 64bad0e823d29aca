import type { MockLink } from "@apollo/client/testing";
import { MantineProvider } from "@mantine/core";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { commonTexts } from "#texts/common";
import { doubtfulPhoneTexts as texts } from "#texts/desk-people";
import { renderApp } from "../../../test/render";
import { DoubtfulPhonesDocument, type DoubtfulPhonesQuery } from "./DoubtfulPhones.generated";
import { DoubtfulPhonesPage } from "./DoubtfulPhonesPage";

type Connection = DoubtfulPhonesQuery["doubtfulPhones"];

const request = { query: DoubtfulPhonesDocument, variables: {} };
const answer = (nodes: Connection["nodes"]) => ({
  request,
  result: {
    data: {
      doubtfulPhones: {
        __typename: "PersonWithDoubtfulPhonesConnection",
        nodes,
        pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
      },
    },
  },
});
const ana: Connection["nodes"][number] = {
  ...{ __typename: "PersonWithDoubtfulPhones", id: "u1", name: "Ana Ortiz" },
  phones: [
    { __typename: "DoubtfulPhone", countryCode: "+1", phone: "9876543210", doubt: "OTHER_COUNTRY" },
  ],
};

const show = (mocks: MockLink.MockedResponse[]) =>
  renderApp(
    <MantineProvider env="test">
      <DoubtfulPhonesPage />
    </MantineProvider>,
    { mocks },
  );

it("names the person, the stored number, and what is doubtful", async () => {
  show([answer([ana])]);
  expect(await screen.findByRole("link", { name: "Ana Ortiz" })).toHaveAttribute(
    "href",
    "/desk/people/u1",
  );
  expect(screen.getByText(`+1 (987) 654-3210: ${texts.doubts.OTHER_COUNTRY}`)).toBeVisible();
});

it("says when every number looks right", async () => {
  show([answer([])]);
  expect(await screen.findByText(texts.none)).toBeVisible();
});

it("offers to try again", async () => {
  show([{ request, error: new Error("offline") }, answer([ana])]);
  expect(await screen.findByText(texts.failed)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: commonTexts.retry }));
  expect(await screen.findByRole("link", { name: "Ana Ortiz" })).toBeVisible();
});
