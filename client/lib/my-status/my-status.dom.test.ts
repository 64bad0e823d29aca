import { shelf } from "../../test/fake-kept-status";
import type { KeptStatus } from "./kept-status";
import {
  currentStatus,
  forgetStatusOf,
  forgetStatus,
  keepStatus,
  readStatus,
  watchStatus,
} from "./my-status";

jest.mock("./kept-status", () => jest.requireActual("../../test/fake-kept-status"));

const kept: KeptStatus = {
  sheet: {
    ...{ status: "GREEN_CARD", startsOn: null, endsOn: null, isWorking: null },
    ...{ unemployedDays: null, unemployedAsOf: null, lastDayOfWork: null },
    stemExtension: "NO",
  },
  staysAfterSignOut: false,
  userId: null,
};
const other: KeptStatus = { ...kept, sheet: { ...kept.sheet, status: "US_CITIZEN" } };
const mark = () => localStorage.getItem("staffboard-my-status");
const otherTabSaved = (version: string | null) => {
  if (version === null) localStorage.removeItem("staffboard-my-status");
  else localStorage.setItem("staffboard-my-status", version);
  window.dispatchEvent(new StorageEvent("storage", { key: "staffboard-my-status" }));
};
/** Lets what was started come to its end. */
const settle = () => new Promise((done) => setTimeout(done));

afterEach(async () => {
  shelf.isBlocked = false;
  await forgetStatus();
});

test("keeps a sheet, with a mark that says nothing of it", async () => {
  await readStatus();
  expect(currentStatus()).toEqual({ kind: "none", version: null });
  expect(await keepStatus(kept, null)).toBe("browser");
  expect(currentStatus()).toMatchObject({ kind: "kept", kept });
  expect(mark()).toMatch(/^version-\d+$/);
  expect(await forgetStatus()).toBe(true);
  expect([currentStatus().kind, mark()]).toEqual(["none", null]);
});

test("follows another tab", async () => {
  const stop = watchStatus(() => undefined);
  shelf.put({ kind: "kept", version: "theirs", kept: other });
  otherTabSaved("theirs");
  await settle();
  expect(currentStatus()).toMatchObject({ kind: "kept", version: "theirs", kept: other });
  shelf.put({ kind: "none" });
  otherTabSaved(null);
  await settle();
  expect(currentStatus().kind).toBe("none");
  stop();
});

test("doesn't overwrite what another tab saved unseen, and shows it", async () => {
  shelf.put({ kind: "kept", version: "theirs", kept: other });
  expect(await keepStatus(kept, null)).toBe("changed");
  expect(currentStatus()).toMatchObject({ kind: "kept", version: "theirs", kept: other });
  expect(await keepStatus(kept, "theirs")).toBe("browser");
});

test("where storage is blocked, a sheet lasts as long as the tab", async () => {
  shelf.isBlocked = true;
  await readStatus();
  expect(currentStatus().kind).toBe("blocked");
  expect(await keepStatus(kept, null)).toBe("tab");
  await readStatus();
  expect(currentStatus()).toEqual({ kind: "kept", version: null, kept });
  expect(mark()).toBeNull();
  expect(await forgetStatus()).toBe(true);
  expect(currentStatus().kind).toBe("none");
});

test("a sheet that storage doesn't let go of is not called gone", async () => {
  await keepStatus(kept, null);
  shelf.isBlocked = true;
  expect(await forgetStatus()).toBe(false);
  expect(currentStatus().kind).toBe("kept");
});

describe("a sign-out", () => {
  test("deletes the sheet", async () => {
    await keepStatus(kept, null);
    await forgetStatusOf("user-1");
    expect(currentStatus().kind).toBe("none");
  });

  test("leaves that of someone's own device", async () => {
    await keepStatus({ ...kept, staysAfterSignOut: true }, null);
    await forgetStatusOf("user-1");
    expect(currentStatus().kind).toBe("kept");
  });

  test("leaves what another person has saved since", async () => {
    await keepStatus({ ...kept, userId: "user-2" }, null);
    await forgetStatusOf("user-1");
    expect(currentStatus().kind).toBe("kept");
    await forgetStatusOf("user-2");
    expect(currentStatus().kind).toBe("none");
  });

  test("deletes one that can't be read", async () => {
    shelf.put({ kind: "unreadable", version: "old" });
    await readStatus();
    await forgetStatusOf("user-1");
    expect(currentStatus().kind).toBe("none");
  });
});
