import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { newId } from "../../core/ids.js";
import { MAX_TOTAL, type Page } from "../../core/paging.js";
import { ContactMessage } from "../../modules/contact/contact-message.entity.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { pageByTime } from "./time-pages.js";

const NOON = Date.UTC(2026, 10, 20, 12);
/** Two times have several messages. */
const MINUTES = [0, 1, 1, 1, 2, 3, 3];

let app: TestApp;
let messages: Pick<ContactMessage, "id" | "createdAt">[];

const buildMessage = (minute: number) => ({
  id: newId(),
  name: "Ana Ortiz",
  email: "ana.ortiz@mail.example",
  message: "Do you file for the H-1B?",
  createdAt: new Date(NOON + minute * 60_000),
});
const matching = () => app.dataSource.manager.createQueryBuilder(ContactMessage, "m");

beforeAll(async () => {
  app = await createTestApp();
  messages = await app.dataSource.manager.save(ContactMessage, MINUTES.map(buildMessage));
});
afterAll(() => app.close());

/** The ids in the order of the list, read page by page. */
async function walk(direction: "ASC" | "DESC", first: number): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const page: Page<ContactMessage> = await pageByTime(
      matching,
      { first, after },
      { by: "createdAt", direction },
    );
    ids.push(...page.edges.map(({ node }) => node.id));
    expect(page.pageInfo.hasPreviousPage).toBe(after !== null);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return ids;
}

describe("a list by time", () => {
  const inOrder = () =>
    [...messages]
      .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1))
      .map(({ id }) => id);

  it.each([1, 2, 3, 100])(
    "has each row once, in pages of %i, also where times are equal",
    async (first) => {
      expect(await walk("ASC", first)).toEqual(inOrder());
      expect(await walk("DESC", first)).toEqual(inOrder().reverse());
    },
  );

  it("counts the rows of all pages, up to a bound", async () => {
    const order = { by: "createdAt", direction: "DESC" } as const;
    const { countAll } = await pageByTime(matching, { first: 1 }, order);
    expect(await countAll()).toBe(MINUTES.length);
    const more = Array.from({ length: MAX_TOTAL }, () => buildMessage(9));
    await app.dataSource.manager.insert(ContactMessage, more);
    expect(await countAll()).toBe(MAX_TOTAL);
  });

  it("stays within the rows that match", async () => {
    const [message] = messages;
    const one = () => matching().where("m.id = :id", { id: message?.id });
    const order = { by: "createdAt", direction: "DESC" } as const;
    const { edges } = await pageByTime(one, { first: 5 }, order);
    const after = edges[0]?.cursor ?? null;
    expect(edges).toHaveLength(1);
    expect((await pageByTime(one, { first: 5, after }, order)).edges).toEqual([]);
  });
});
