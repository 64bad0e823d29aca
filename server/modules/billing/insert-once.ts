import type { EntityManager, EntityTarget, ObjectLiteral, QueryDeepPartialEntity } from "typeorm";
import { isDuplicate } from "../../db/errors.js";

/** Inserts unless a unique key says that it is there; whoever is first gets true. */
export async function insertOnce<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  row: QueryDeepPartialEntity<Row>,
): Promise<boolean> {
  try {
    await manager.insert(entity, row);
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}
