import { afterEach, expect, it, jest } from "@jest/globals";
import { tabStorage } from "./tab-storage";

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

it("keeps values for the tab, and clears no others", () => {
  sessionStorage.setItem("draft", "of a page");
  const storage = tabStorage();
  storage.setItem("graphiql:query", "{ me }");
  expect(tabStorage().getItem("graphiql:query")).toBe("{ me }");
  tabStorage().clear();
  expect(storage.getItem("graphiql:query")).toBeNull();
  expect(sessionStorage.getItem("draft")).toBe("of a page");
});

it("works where the browser has no storage", () => {
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const storage = tabStorage();
  storage.setItem("graphiql:query", "{ me }");
  expect([storage.getItem("graphiql:query"), storage.length]).toEqual(["{ me }", 1]);
});
