import { forget, keep, readKept, type KeptStatus } from "./kept-status";

/** Stands in for the browser's database. */
const mockShelf = new Map<string, unknown>();
jest.mock("idb-keyval", () => ({
  createStore: () => "store",
  get: async (key: string) => mockShelf.get(key),
  update: async (key: string, change: (found: unknown) => unknown) => {
    mockShelf.set(key, change(mockShelf.get(key)));
  },
  del: async (key: string) => void mockShelf.delete(key),
}));

const kept: KeptStatus = {
  sheet: {
    status: "OPT",
    startsOn: "2026-06-01",
    endsOn: "2027-05-31",
    isWorking: false,
    unemployedDays: 60,
    unemployedAsOf: "2026-11-29",
    lastDayOfWork: null,
    stemExtension: "OPEN",
  },
  staysAfterSignOut: false,
  userId: null,
};

interface Stored {
  key: CryptoKey;
  sealed: ArrayBuffer;
}
const stored = () => mockShelf.get("status") as Stored;

beforeEach(() => mockShelf.clear());

test("a sheet is read as it was kept, until it's forgotten", async () => {
  expect(await readKept()).toEqual({ kind: "none" });
  const version = await keep(kept, null);
  expect(await readKept()).toEqual({ kind: "kept", version, kept });
  await forget();
  expect(await readKept()).toEqual({ kind: "none" });
});

test("it's stored encrypted, each time with a new key that can't be read out", async () => {
  const version = await keep(kept, null);
  const first = stored();
  expect(new TextDecoder().decode(first.sealed)).not.toContain("OPT");
  expect(first.key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey("raw", first.key)).rejects.toThrow();
  await keep(kept, version);
  expect(stored().key).not.toBe(first.key);
});

test("a tab that shows an older version doesn't overwrite another tab's", async () => {
  const before = await keep(kept, null);
  const other = { ...kept, staysAfterSignOut: true };
  const version = await keep(other, before);
  expect(await keep(kept, before)).toBeNull();
  expect(await keep(kept, null)).toBeNull();
  expect(await readKept()).toEqual({ kind: "kept", version, kept: other });
});

test("of two tabs that save at once, one is told", async () => {
  const both = await Promise.all([keep(kept, null), keep(kept, null)]);
  expect(both.filter((version) => version === null)).toHaveLength(1);
});

test("without its key, it can't be read, and stays until it's forgotten", async () => {
  const version = await keep(kept, null);
  mockShelf.set("status", { ...stored(), key: await newKey() });
  expect(await readKept()).toEqual({ kind: "unreadable", version });
  mockShelf.set("status", { ...stored(), key: undefined });
  expect(await readKept()).toEqual({ kind: "unreadable", version });
});

const newKey = () =>
  crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
