import type { MockLink } from "@apollo/client/testing";
import { MantineProvider } from "@mantine/core";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { savedViewTexts as texts } from "#texts/saved-views";
import { renderApp } from "../../test/render";
import { SavedViews } from "./SavedViews";
import { SavedViewsDocument, SaveViewDocument } from "./SavedViews.generated";

const view = (id: string, name: string, address: string) => ({
  ...{ __typename: "SavedView", id, name, address },
});
const TAKEN = texts.nameElsewhere;
const mocks: MockLink.MockedResponse[] = [
  {
    request: { query: SavedViewsDocument },
    result: {
      data: {
        savedViews: [
          view("v1", "Mine", "/desk/applications?assignee=me"),
          view("v2", "Soon over", "/desk/jobs?sort=EXPIRING"),
        ],
      },
    },
  },
  {
    request: {
      query: SaveViewDocument,
      variables: { input: { name: "mine ", address: "/desk/jobs?mine=1" } },
    },
    result: {
      data: {
        saveView: {
          __typename: "SaveViewPayload",
          view: null,
          userErrors: [
            { ...{ __typename: "UserError", field: "name", code: "BAD_INPUT" }, message: TAKEN },
          ],
        },
      },
    },
  },
];

test("shows the views of this list, and why one is not saved", async () => {
  renderApp(
    <MantineProvider env="test">
      <SavedViews section="jobs" />
    </MantineProvider>,
    { mocks, path: "/desk/jobs?mine=1" },
  );
  await userEvent.click(screen.getByRole("button", { name: texts.title }));
  expect(await screen.findByRole("link", { name: "Soon over" })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Mine" })).toBeNull();
  await userEvent.type(screen.getByLabelText(texts.name), "mine ");
  await userEvent.click(screen.getByRole("button", { name: texts.save }));
  expect(await screen.findByText(TAKEN)).toBeInTheDocument();
});
