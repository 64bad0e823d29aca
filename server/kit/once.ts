import type { EntityManager } from "typeorm";

/** A request that may come again, because its answer can get lost, and must then make nothing new. */
export interface Once {
  /**
   * Called first in the transaction that makes something, with its id.
   * @returns the id of what an earlier copy of this request made; null if this is the first one
   * @throws IDEMPOTENCY_IN_PROGRESS while another copy is being done, IDEMPOTENCY_KEY_REUSED for another request with the same key
   */
  claim(transaction: EntityManager, madeId: string): Promise<string | null>;
}
