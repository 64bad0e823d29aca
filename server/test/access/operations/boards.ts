import { newId } from "../../../core/ids.js";
import { ImportRun } from "../../../modules/boards/desk/import-run.entity.js";
import type { World } from "../actors.js";
import { mutation, type OperationRows } from "./ask.js";

/** The id of an import that waits for its check. */
async function newRun({ app, company, people }: World): Promise<string> {
  const now = app.clock.now();
  const run = { id: newId(), userId: people.recruiter.id, companyId: company.id };
  await app.dataSource.manager.insert(ImportRun, {
    ...run,
    ...{ fileName: "jobs.json", fileKey: null, bytes: 10, source: null },
    ...{ step: "CHECK", closing: "FEW", requestedAt: now, nextAttemptAt: now, doneAt: now },
  });
  return run.id;
}

//                           visitor owner other recruiter rival admin recruiter1 admin1 reader writer
export const boardsRows: OperationRows = {
  queries: {
    boardImport: [
      async (world, client) =>
        client.graphql("query ($id: ID!) { boardImport(id: $id) { id status } }", {
          id: await newRun(world),
        }),
      "401 403 403 ok 404 ok 2FA 2FA 403 403",
    ],
    // Each sees their own.
    boardImports: [
      async (world, client) => {
        await newRun(world);
        return client.graphql("{ boardImports { id } }");
      },
      "401 403 403 ok none none 2FA 2FA 403 403",
    ],
  },
  mutations: {
    checkBoardImport: [
      mutation("checkBoardImport", ({ company }) => ({ companyId: company.id, file: null })),
      "401 404 404 BAD_INPUT 404 BAD_INPUT 2FA 2FA 403 403",
    ],
    runBoardImport: [
      mutation("runBoardImport", async (world) => ({ id: await newRun(world) })),
      "401 403 403 CONFLICT 404 CONFLICT 2FA 2FA 403 403",
    ],
  },
};
