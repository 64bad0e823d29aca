import { isNotLoaded, noteFailedLoads, reloadOnce } from "./not-loaded";

it("knows the errors of scripts that did not load from others", () => {
  noteFailedLoads();
  const gone = new TypeError("Failed to fetch dynamically imported module");
  window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: gone }));
  expect(isNotLoaded(gone)).toBe(true);
  expect(isNotLoaded(new TypeError("Failed to fetch dynamically imported module"))).toBe(false);
  expect(isNotLoaded(null)).toBe(false);
});

describe("a reload for the newest release", () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it("happens once within a minute", () => {
    const reload = jest.fn();
    expect([reloadOnce(reload), reloadOnce(reload)]).toEqual([true, false]);
    expect(reload).toHaveBeenCalledTimes(1);
    jest.spyOn(Date, "now").mockReturnValue(Date.now() + 61_000);
    expect(reloadOnce(reload)).toBe(true);
  });

  it("does not happen offline", () => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const reload = jest.fn();
    expect(reloadOnce(reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
