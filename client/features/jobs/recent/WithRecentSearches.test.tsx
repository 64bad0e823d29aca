import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SearchForm } from "../../../components/ui/SearchForm";
import { renderApp } from "../../../test/render";
import { readJobSearch } from "../job-search";
import { keepSearch, recentSearches } from "./recent-searches";
import { WithRecentSearches } from "./WithRecentSearches";

const user = userEvent.setup({ delay: null });
const keep = (search: string) => keepSearch(readJobSearch(new URLSearchParams(search)));
const show = () =>
  renderApp(
    <>
      <WithRecentSearches field="search">
        <SearchForm id="search" />
      </WithRecentSearches>
      <button type="button">Elsewhere</button>
    </>,
  );
const field = () => screen.getByRole("searchbox");
const list = () => screen.findByRole("region", { name: "Recent searches" });
const labels = () => screen.getAllByRole("link").map(({ textContent }) => textContent);
const isClosed = () => waitFor(() => expect(screen.queryByRole("region")).not.toBeInTheDocument());

beforeEach(() => recentSearches.write([]));

it("keeps the last five searches by words, each once", () => {
  for (const query of ["a", "b", "c", "d", "e", "f", "c"]) keep(`query=${query}`);
  keep("workplace=remote");
  expect(recentSearches.read().map(({ label }) => label)).toEqual(["c", "f", "e", "d", "b"]);
  keep("query=java&industry=it&workplace=remote&after=xyz");
  expect(recentSearches.read()[0]).toEqual({
    label: "java, IT, Remote",
    address: "/jobs?query=java&industry=it&workplace=remote",
  });
});

it("keeps one entry for the same words, with the newest filters and order", () => {
  keep("query=nurse");
  keep("query=java");
  keep("query=Java&sort=newest");
  keep("query=java&workplace=remote&exact=1");
  expect(recentSearches.read()).toEqual([
    { label: "java, Remote", address: "/jobs?query=java&workplace=remote&exact=1" },
    { label: "nurse", address: "/jobs?query=nurse" },
  ]);
});

it("leaves out anything that is not a search of this site", () => {
  localStorage.setItem(
    "staffboard-recent-searches",
    JSON.stringify([{ label: "x", address: "https://example.com" }, 1, null, { label: "y" }]),
  );
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(recentSearches.read()).toEqual([]);
});

it("shows them while the field is focused and empty", async () => {
  keep("query=nurse");
  keep("query=java");
  show();
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
  await user.click(field());
  expect(await list()).toBeVisible();
  expect(labels()).toEqual(["java", "nurse"]);
  await user.keyboard("w");
  await isClosed();
  await user.keyboard("{Backspace}");
  await list();
  await user.click(screen.getByRole("button", { name: "Elsewhere" }));
  await isClosed();
});

it("is used by keyboard", async () => {
  keep("query=java");
  const { router } = show();
  await user.click(field());
  await list();
  await user.keyboard("{ArrowDown}");
  expect(screen.getByRole("link", { name: "java" })).toHaveFocus();
  await user.keyboard("{Escape}");
  expect(field()).toHaveFocus();
  await isClosed();
  await user.tab();
  await user.tab({ shift: true });
  await list();
  await user.keyboard("{ArrowDown}{Enter}");
  expect(router.state.location.search).toBe("?query=java");
});

it("removes one, or all", async () => {
  for (const query of ["a", "b", "c"]) keep(`query=${query}`);
  show();
  await user.click(field());
  await list();
  await user.click(screen.getByRole("button", { name: "Remove “b” from recent searches" }));
  expect(labels()).toEqual(["c", "a"]);
  expect(field()).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Clear" }));
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
  expect(recentSearches.read()).toEqual([]);
});
