import { describe, expect, it } from "@jest/globals";
import type { Placement_PlacementFragment } from "./Placements.generated";
import { timelineOf } from "./timeline";

const TODAY = "2026-11-22";
const placed = (startsOn: string, endsOn: string | null) =>
  ({ id: startsOn, startsOn, endsOn }) as Placement_PlacementFragment;

describe("the timeline", () => {
  it("puts the first to end on top, and those without an end below", () => {
    const { bars } = timelineOf(
      [
        placed("2026-10-01", null),
        placed("2026-10-02", "2027-02-01"),
        placed("2026-10-03", "2026-12-01"),
      ],
      TODAY,
    );
    expect(bars.map(({ placement }) => placement.startsOn)).toEqual([
      ...["2026-10-03", "2026-10-02", "2026-10-01"],
    ]);
  });

  it("ends each bar with its last day, and marks what goes on beyond the picture", () => {
    const { bars, from, to, today } = timelineOf(
      [placed("2020-01-01", null), placed("2026-11-22", "2026-11-22")],
      TODAY,
    );
    expect([from, to]).toEqual(["2026-07-25", "2027-01-21"]);
    expect(bars[1]).toMatchObject({ left: 0, width: 100, isCutLeft: true, isCutRight: true });
    expect(bars[0]?.left).toBe(today);
    expect(bars[0]?.width).toBeCloseTo(100 / 180);
  });

  it("leaves out what is over before it begins", () => {
    expect(timelineOf([placed("2020-01-01", "2020-02-01")], TODAY).bars).toEqual([]);
  });

  it("marks the first of each month", () => {
    const { months } = timelineOf([placed(TODAY, "2026-12-24")], TODAY);
    expect(months.map(({ day }) => day)).toEqual(["2026-12-01", "2027-01-01"]);
  });
});
