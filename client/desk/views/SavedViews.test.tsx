import type { MockLink } from "@apollo/client/testing";
import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { savedViewTexts as texts } from "#texts/saved-views";
import { renderApp } from "../../test/render";
import { SavedViews } from "./SavedViews";
import {
  DeleteSavedViewDocument,
  SavedViewsDocument,
  SaveViewDocument,
} from "./SavedViews.generated";

const view = (id: string, name: string, address: string) => ({
  ...{ __typename: "SavedView", id, name, address },
});
const TAKEN = texts.nameElsewhere;
const OVER = view("v2", "Soon over", "/desk/jobs?sort=EXPIRING");
const views: MockLink.MockedResponse = {
  request: { query: SavedViewsDocument },
  result: {
    data: { savedViews: [view("v1", "Mine", "/desk/applications?assignee=me"), OVER] },
  },
  maxUsageCount: Infinity,
};
const refusal = (field: string | null, message: string) => ({
  ...{ __typename: "UserError", field, code: "BAD_INPUT" },
  message,
});
/** The server does not save a view. */
const saving = (input: { name: string; address: string }, message: string) => ({
  request: { query: SaveViewDocument, variables: { input } },
  result: {
    data: {
      saveView: {
        __typename: "SaveViewPayload",
        view: null,
        userErrors: [refusal("name", message)],
      },
    },
  },
});
const deleting = (message?: string) => ({
  request: { query: DeleteSavedViewDocument, variables: { input: { id: OVER.id } } },
  result: {
    data: {
      deleteSavedView: {
        __typename: "DeleteSavedViewPayload",
        deletedViewId: message === undefined ? OVER.id : null,
        userErrors: message === undefined ? [] : [refusal(null, message)],
      },
    },
  },
});

const show = async (...mocks: MockLink.MockedResponse[]) => {
  const rendered = renderApp(
    <MantineProvider env="test">
      <Notifications transitionDuration={0} />
      <SavedViews section="jobs" />
    </MantineProvider>,
    { mocks: [views, ...mocks], path: "/desk/jobs?mine=1" },
  );
  await userEvent.click(screen.getByRole("button", { name: texts.title }));
  expect(await screen.findByRole("link", { name: OVER.name })).toBeInTheDocument();
  return rendered;
};

test("shows the views of this list, and why one is not saved", async () => {
  await show(saving({ name: "mine ", address: "/desk/jobs?mine=1" }, TAKEN));
  expect(screen.queryByRole("link", { name: "Mine" })).toBeNull();
  await userEvent.type(screen.getByLabelText(texts.name), "mine ");
  await userEvent.click(screen.getByRole("button", { name: texts.save }));
  expect(await screen.findByText(TAKEN)).toBeInTheDocument();
});

test("says why a view is not deleted, or not brought back", async () => {
  const { name, address } = OVER;
  const { allAnswered } = await show(
    deleting(texts.deleteFailed),
    deleting(),
    saving({ name, address }, TAKEN),
  );
  const remove = () =>
    userEvent.click(screen.getByRole("button", { name: texts.remove(name), hidden: true }));
  await remove();
  expect(await screen.findByText(texts.staysSaved(name))).toBeInTheDocument();
  expect(screen.getByRole("alert")).toHaveTextContent(texts.deleteFailed);
  await remove();
  await userEvent.click(await screen.findByRole("button", { name: texts.undoOf(name) }));
  expect(await screen.findByText(texts.staysDeleted(name))).toBeInTheDocument();
  expect(screen.getByRole("alert")).toHaveTextContent(TAKEN);
  await allAnswered();
});

test("a name that is typed while the one before is saved stays, with its form", async () => {
  const input = { name: "One", address: "/desk/jobs?mine=1" };
  const saved = { ...view("v3", "One", input.address) };
  const save: MockLink.MockedResponse = {
    request: { query: SaveViewDocument, variables: { input } },
    result: {
      data: { saveView: { __typename: "SaveViewPayload", view: saved, userErrors: [] } },
    },
    delay: 500,
  };
  await show(save);
  const name = screen.getByLabelText(texts.name);
  await userEvent.type(name, "One{Enter}");
  fireEvent.change(name, { target: { value: "One more" } });
  expect(await screen.findByText(texts.saved("One"))).toBeInTheDocument();
  expect(screen.getByLabelText(texts.name)).toHaveValue("One more");
});
