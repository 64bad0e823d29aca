import type { EntityManager, EntityTarget, ObjectLiteral, QueryDeepPartialEntity } from "typeorm";
import { isDuplicate } from "./errors.js";

/** Inserts a row unless a unique key shows that it exists. @returns true for the caller that inserted it */
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
