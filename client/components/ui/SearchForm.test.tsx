import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderApp } from "../../test/render";
import { SearchForm } from "./SearchForm";

const show = (query?: string) => renderApp(<SearchForm id="search" query={query} />);

test("has a search box and a button", () => {
  show();
  expect(screen.getByRole("searchbox", { name: "Search Job Openings" })).toHaveAttribute(
    "placeholder",
    "Search Job Openings",
  );
  expect(screen.getByRole("button", { name: "Search" })).toBeInTheDocument();
});

test("Enter leads to the job list with the query in the URL", async () => {
  const { router } = show();
  await userEvent.type(screen.getByRole("searchbox"), "C# & .NET{Enter}");
  expect(router.state.location.pathname).toBe("/jobs");
  expect(new URLSearchParams(router.state.location.search).get("query")).toBe("C# & .NET");
});

test("takes as many characters as the API", () => {
  show();
  expect(screen.getByRole("searchbox")).toHaveAttribute("maxlength", "200");
});

test("shows the query from the URL", () => {
  show("nurse");
  expect(screen.getByRole("searchbox")).toHaveValue("nurse");
});

test("a new search keeps the list's industry", async () => {
  const { router } = renderApp(<SearchForm id="search" industries={["healthcare"]} />);
  await userEvent.type(screen.getByRole("searchbox"), "nurse{Enter}");
  expect(router.state.location.search).toBe("?industry=healthcare&query=nurse");
});

test("is a form that works without scripts", () => {
  show();
  const form = screen.getByRole("search");
  expect(form).toHaveAttribute("action", "/jobs");
  expect(form).toHaveAttribute("method", "get");
});
