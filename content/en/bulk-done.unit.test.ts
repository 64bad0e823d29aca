import { deskJobsTexts } from "#texts/desk-jobs";

it.each([
  ["copy", "1 job copied to a new draft.", "2 jobs copied to new drafts."],
  ["relist", "1 job open again, as a new job.", "2 jobs open again, as new jobs."],
  ["undo", "1 job back the way it was.", "2 jobs back the way they were."],
] as const)("says what happened to one job or several: %s", (kind, one, several) => {
  expect([1, 2].map(deskJobsTexts.bulkDone[kind])).toEqual([one, several]);
});
