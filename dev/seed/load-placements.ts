import type { EntityManager } from "typeorm";
import { Interview } from "../../server/modules/placements/interviews/interview.entity.js";
import { Placement } from "../../server/modules/placements/placement.entity.js";
import type { buildInterviews, buildPlacements } from "./build-placements.js";

/** Writes who was placed, and the interviews to come. @param recruiterId who did it */
export async function insertPlacements(
  transaction: EntityManager,
  placements: ReturnType<typeof buildPlacements>,
  interviews: ReturnType<typeof buildInterviews>,
  recruiterId: string,
): Promise<void> {
  const byRecruiter = <Row>(row: Row) => ({ ...row, recruiterId });
  await transaction.insert(Placement, placements.map(byRecruiter));
  await transaction.insert(Interview, interviews.map(byRecruiter));
}
