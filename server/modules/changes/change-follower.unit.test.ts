import { expect, it } from "@jest/globals";
import { createLogger } from "../../core/logger.js";
import type { NumberedChange } from "./change-feed.js";
import { ChangeFollower } from "./change-follower.js";

it("takes changes that another instance numbers while it reads for news, not for an older database", async () => {
  const numbered = (seq: number): NumberedChange => ({ seq, subject: "JOB", subjectId: `${seq}` });
  const counts = [10, 12, 14];
  const feed = {
    seal: () => Promise.resolve(counts.shift() ?? 14),
    // Two more than there were when it was asked for the last number.
    read: (after: number) => Promise.resolve([1, 2, 3, 4].map((n) => numbered(after + n))),
    onCommit: () => undefined,
  };
  const follower = new ChangeFollower(feed, createLogger("silent"));
  const heard: string[] = [];
  follower.onChanges((changes) => heard.push(...changes.map(({ subjectId }) => subjectId)));
  follower.onGap(() => heard.push("gap"));
  await follower.poll();
  expect(heard.splice(0)).toEqual(["gap"]);
  await follower.poll();
  expect(heard.splice(0)).toEqual(["11", "12", "13", "14"]);
  await follower.poll();
  expect(heard).toEqual([]);
});
