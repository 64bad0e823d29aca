import { describe, expect, it } from "@jest/globals";
import { Admission, type Load, type WorkKind } from "./admission.js";

const HIGH: Load = { lagMs: 50, waiting: 20 };
const LOW: Load = { lagMs: 20, waiting: 5 };
const BETWEEN: Load = { lagMs: 30, waiting: 10 };
const CALM: Load = { lagMs: 1, waiting: 0 };
const SLOW: Load = { lagMs: 51, waiting: 0 };
const MIN = 4;
const MAX = 100;

/** An admission and the load that it sees. */
function watched() {
  const seen = { load: CALM };
  const admission = new Admission(() => seen.load, { high: HIGH, low: LOW, min: MIN, max: MAX });
  const under = (load: Load, times = 1) => {
    seen.load = load;
    for (let time = 0; time < times; time += 1) admission.adjust();
  };
  /** Begins as many as there is room for, up to a number. */
  const fill = (kind: WorkKind, most = 1_000) => {
    const ends: (() => void)[] = [];
    while (ends.length < most && admission.hasRoom(kind)) ends.push(admission.begin(kind));
    return ends;
  };
  return { admission, under, fill };
}

/** How many more of a kind there is room for; leaves none behind. */
const roomFor = ({ fill }: ReturnType<typeof watched>, kind: WorkKind): number => {
  const ends = fill(kind);
  ends.forEach((end) => end());
  return ends.length;
};

describe("admission", () => {
  it("has room for everyone while there is little to do", () => {
    const door = watched();
    door.under(CALM, 50);
    expect([roomFor(door, "READ"), roomFor(door, "WRITE")]).toEqual([MAX, MAX]);
  });

  it.each<[string, Load]>([
    ["the thread is late", SLOW],
    ["many wait for the database", { lagMs: 0, waiting: 21 }],
  ])("lets fewer reads in when %s, and all writes", (_why, load) => {
    const door = watched();
    const working = door.fill("READ", 40);
    door.under(load);
    expect(door.admission.hasRoom("READ")).toBe(false);
    expect(roomFor(door, "WRITE")).toBe(MAX);
    working.forEach((end) => end());
    expect(roomFor(door, "READ")).toBe(30);
  });

  it("lets fewer writes in only when no fewer reads can be", () => {
    const door = watched();
    door.fill("READ", 40);
    const writing = door.fill("WRITE", 40);
    let times = 0;
    while (door.admission.hasRoom("WRITE") && times < 100) {
      door.under(SLOW);
      times += 1;
    }
    writing.forEach((end) => end());
    door.under(CALM);
    // Writes come back first.
    expect(roomFor(door, "WRITE")).toBeGreaterThan(30);
    expect(door.admission.hasRoom("READ")).toBe(false);
    expect(times).toBeGreaterThan(1);
  });

  it("always lets a few in", () => {
    const door = watched();
    door.under(SLOW, 100);
    expect([roomFor(door, "READ"), roomFor(door, "WRITE")]).toEqual([MIN, MIN]);
  });

  it("changes nothing between the bounds, so that it doesn't swing", () => {
    const door = watched();
    door.fill("READ", 40).forEach((end) => end());
    door.under(SLOW);
    const room = roomFor(door, "READ");
    for (let time = 0; time < 50; time += 1) {
      door.under(BETWEEN);
      expect(roomFor(door, "READ")).toBe(room);
    }
  });

  it("comes back step by step", () => {
    const door = watched();
    door.under(SLOW, 100);
    const rooms: number[] = [];
    for (let time = 0; time < 200; time += 1) {
      door.under(CALM);
      rooms.push(roomFor(door, "READ"));
    }
    expect(rooms).toEqual(rooms.toSorted((a, b) => a - b));
    expect(rooms.at(-1)).toBe(MAX);
    for (const [index, room] of rooms.entries())
      expect(room - (rooms[index - 1] ?? MIN)).toBeLessThanOrEqual(Math.ceil(room / 10));
  });

  it("follows what is in work, not what could be: a limit that nobody reaches would change nothing", () => {
    const door = watched();
    const ends = door.fill("READ", 20);
    ends.splice(0, 10).forEach((end) => end());
    door.under(SLOW);
    // Of the 20 at once since the last change.
    ends.forEach((end) => end());
    expect(roomFor(door, "READ")).toBe(15);
  });
});
