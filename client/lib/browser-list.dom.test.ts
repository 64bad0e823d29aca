import { browserList } from "./browser-list";

const isString = (value: unknown): value is string => typeof value === "string";
const tab = () => browserList("test-list", isString);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it("never brings back what another tab cleared, also while no one listens", () => {
  const [a, b] = [tab(), tab()];
  a.write(["one", "two"]);
  expect(b.read()).toEqual(["one", "two"]);
  a.write([]);
  b.write(["three", ...b.read()]);
  expect(a.read()).toEqual(["three"]);
});

it("reads the same array as long as nothing changes", () => {
  const list = tab();
  list.write(["one"]);
  expect(list.read()).toBe(list.read());
});

it("leaves out anything that is not an item, and survives the rest", () => {
  localStorage.setItem("test-list", '["one", 7, null]');
  expect(tab().read()).toEqual(["one"]);
  localStorage.setItem("test-list", "{");
  expect(tab().read()).toEqual([]);
});

it("says when the browser stores nothing, and stays as it was", () => {
  const list = tab();
  list.write(["one"]);
  const onChange = jest.fn();
  list.subscribe(onChange);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(list.write(["two", "one"])).toBe(false);
  expect(list.read()).toEqual(["one"]);
  expect(onChange).not.toHaveBeenCalled();
});

it("is empty where storage is blocked", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  expect(tab().read()).toEqual([]);
});
