import { describe, expect, it } from "@jest/globals";
import type { Advert } from "./advert.js";
import { sponsorshipRules } from "./sponsorship-rule.js";

describe("sponsorship", () => {
  const about = (text: string, sponsorship: Advert["sponsorship"]) =>
    sponsorshipRules({ sponsorship, description: `<p>We move freight.</p><p>${text}</p>` });

  it.each<[string, Advert["sponsorship"]]>([
    ["No visa sponsorship.", ["TRANSFER"]],
    ["No H-1B sponsorship for this role.", ["NEW", "GREEN_CARD"]],
    ["We can't sponsor visas for this job.", ["NEW"]],
    ["We are unable to sponsor at this time.", ["GREEN_CARD"]],
    ["Must be authorized to work without sponsorship, now and later.", ["TRANSFER"]],
    ["Must be authorized to work w/o sponsorship.", ["TRANSFER"]],
    ["This job doesn't come with visa sponsorship.", ["TRANSFER"]],
    ["Sponsorship is not available.", ["NEW"]],
    ["H-1B sponsorship is available.", ["NONE"]],
    ["We sponsor H-1B.", ["NONE"]],
    ["We sponsor H-1B.", ["GREEN_CARD"]],
    ["We file H-1B transfers and pay the fees.", ["NONE"]],
    ["Green card sponsorship can start after your first year.", ["TRANSFER"]],
  ])("in %j contradicts %j", (text, sponsorship) => {
    expect(about(text, sponsorship)).toMatchObject([
      {
        field: "description",
        code: "SPONSORSHIP_CONTRADICTS",
        severity: "WARNING",
        source: expect.stringContaining("U.S.C."),
      },
    ]);
    expect(about(text, [])).toMatchObject([
      { field: "sponsorship", code: "SPONSORSHIP_UNSTATED", severity: "HINT" },
    ]);
  });

  it.each<[string, Advert["sponsorship"]]>([
    ["No visa sponsorship.", ["NONE"]],
    ["No new H-1B sponsorship.", ["TRANSFER"]],
    ["No green card sponsorship.", ["TRANSFER", "NEW"]],
    ["We sponsor H-1B.", ["TRANSFER"]],
    ["We sponsor H-1B visas, both new ones and transfers.", ["TRANSFER", "NEW"]],
    ["We can't sponsor visas, except for H-1B transfers.", ["TRANSFER"]],
    ["With or without sponsorship, we'd like to hear from you.", ["NONE"]],
    ["We sponsor events for new parents.", ["NONE"]],
    ["You'll run clinical trial sponsorships, and won't sponsor events yourself.", ["NEW"]],
    ["Our executive sponsor is the CFO. OPT accepted.", ["NONE"]],
  ])("in %j goes with %j", (text, sponsorship) => {
    expect(about(text, sponsorship)).toEqual([]);
  });

  it("is not asked about where the input leaves it out", () => {
    expect(about("We sponsor H-1B.", [])).toHaveLength(1);
    expect(sponsorshipRules({ description: "<p>We sponsor H-1B.</p>" })).toEqual([]);
  });
});
