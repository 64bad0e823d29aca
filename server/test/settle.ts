import type { TestApp } from "./create-test-app.js";

/**
 * Waits until an instance has heard of every change so far, so that none of them clears its caches later. No worker may poll for
 * the same instance meanwhile.
 */
export async function settle(app: TestApp): Promise<void> {
  const { changeFollower, searchIndex } = app.services;
  await changeFollower.poll();
  // The first search after a change lets the index follow.
  await app.client().get("/api/jobs?limit=1");
  await searchIndex.follow();
}
