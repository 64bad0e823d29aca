import { idsAround, readListState } from "./list-state";

describe("the list that a link remembers", () => {
  it("is read from the browser's history, which may hold anything", () => {
    const state = { list: "/desk/applications?stage=OFFER", ids: ["a", "b"] };
    expect(readListState(state)).toEqual(state);
    for (const other of [
      null,
      "text",
      {},
      { list: "https://example.com", ids: [] },
      { list: "/desk/applications", ids: "a" },
    ])
      expect(readListState(other)).toBeNull();
  });

  it("keeps at most 500 applications around the one that is opened", () => {
    const ids = Array.from({ length: 2000 }, (_, index) => String(index));
    expect(idsAround(ids, "0")).toHaveLength(500);
    expect(idsAround(ids, "1000")).toContain("999");
    expect(idsAround(ids, "1000")).toContain("1001");
    expect(idsAround(ids, "1999")).toContain("1998");
  });
});
