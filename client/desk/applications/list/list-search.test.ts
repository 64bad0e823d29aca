import { listAddress, readListSearch, toFilter } from "./list-search";

const read = (address: string) =>
  readListSearch(new URL(address, "https://staffboard.example").searchParams);

describe("the list's filters in the address", () => {
  it("survive being written and read", () => {
    const search = {
      stages: ["REVIEWED", "OFFER"],
      job: "SB-10023",
      company: "acme",
      assignee: "me",
      since: "2026-11-01",
      unanswered: "2",
      name: "Ana Or",
    };
    expect(read(listAddress(search))).toEqual(search);
    expect(listAddress({})).toBe("/desk/applications");
  });

  it("leave out invalid values", () => {
    const search = read("/desk/applications?stage=NONE&stage=OFFER&since=soon&unanswered=-1");
    expect(search).toMatchObject({ stages: ["OFFER"], since: "", unanswered: "" });
  });

  it("become the filter of the query, with the person's own id", () => {
    const search = read("/desk/applications?assignee=me&unanswered=2&since=2026-13-99&name=Ana");
    expect(toFilter(search, "viewer")).toEqual({
      status: [],
      jobId: null,
      companyId: null,
      assigneeId: "viewer",
      appliedSince: null,
      unansweredDays: 2,
      query: "Ana",
    });
  });
});
