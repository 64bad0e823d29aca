import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { renderApp } from "../test/render";
import { useFollowedField } from "./use-followed-field";

/** A search whose page arrives only when the test says so. */
function Search() {
  const field = useRef<HTMLInputElement>(null);
  const query = new URLSearchParams(useLocation().search).get("query") ?? "";
  const navigate = useNavigate();
  useFollowedField(field, query);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input ref={field} aria-label="Words" defaultValue={query} />
      <button type="button" onClick={() => void navigate("?query=cleared")}>
        Other
      </button>
    </form>
  );
}

const field = () => screen.getByRole("textbox");
const show = () => renderApp(<Search />, { path: "/?query=first" });
const arrive = (router: ReturnType<typeof show>["router"], query: string) =>
  act(() => router.navigate(`/?query=${query}`));

test("what is typed while a page is on its way stays", async () => {
  const { router } = show();
  await userEvent.clear(field());
  await userEvent.type(field(), "java{Enter} kafka");
  await arrive(router, "java");
  expect(field()).toHaveValue("java kafka");
  expect(field()).toHaveFocus();
});

test("a page that was asked for after the typing replaces it", async () => {
  const { router } = show();
  await userEvent.type(field(), " and more");
  await userEvent.click(screen.getByRole("button"));
  expect(field()).toHaveValue("cleared");
  await userEvent.type(field(), "x");
  window.dispatchEvent(new PopStateEvent("popstate"));
  await arrive(router, "first");
  expect(field()).toHaveValue("first");
});

test("what was sent as it was typed follows the address", async () => {
  const { router } = show();
  await userEvent.clear(field());
  await userEvent.type(field(), "  java {Enter}");
  await arrive(router, "java");
  expect(field()).toHaveValue("java");
});
