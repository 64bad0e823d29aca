import { MantineProvider } from "@mantine/core";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { deskTexts } from "#texts/desk";
import { paths } from "#site/paths";
import { renderApp } from "../../test/render";
import { buildViewer } from "../../test/viewer";
import { sectionsFor } from "../sections";
import { Shortcuts } from "./Shortcuts";

const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.body, { key });
};
const show = (isAsking: boolean) =>
  renderApp(
    <MantineProvider env="test">
      <Shortcuts sections={sectionsFor(buildViewer({ role: "RECRUITER" }))} />
      <dialog open={isAsking}>Discard it?</dialog>
    </MantineProvider>,
  ).router;

test("go to a section", async () => {
  const router = show(false);
  press("g", "j");
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.desk("jobs")));
});

test("do nothing while a dialog is open", () => {
  show(true);
  press("g", "j", "?");
  expect(screen.queryByRole("dialog", { name: deskTexts.shortcuts })).toBeNull();
});

test("are listed with a question mark", () => {
  show(false);
  press("?");
  expect(screen.getByRole("dialog", { name: deskTexts.shortcuts })).toBeVisible();
});
