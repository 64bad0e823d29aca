import { createHash } from "node:crypto";
import type { EntityManager } from "typeorm";
import { AuditAnchor, AuditSeal, type AuditEvent } from "./audit.entity.js";

/** A place in the chain: the number of a seal and its hash. */
export interface ChainLink {
  seq: number;
  hash: string;
}

/** The link before the first seal. */
const START: ChainLink = { seq: 0, hash: "0".repeat(64) };

/** Key of the one row in `audit_anchors`. */
export const ANCHOR_ID = 1;

/** The seal of an event that comes after `before`: SHA-256 over its hash, the new number, and the event. */
export function sealOf(before: ChainLink, event: AuditEvent): ChainLink {
  const seq = before.seq + 1;
  const content = JSON.stringify([before.hash, seq, contentOf(event)]);
  return { seq, hash: createHash("sha256").update(content).digest("hex") };
}

/** The event as the same JSON on every database. A new column must not change the hashes of older events. */
const contentOf = (event: AuditEvent): unknown[] => [
  event.id,
  event.at.toISOString(),
  event.kind,
  event.actorKind,
  event.actorId,
  event.subjectId,
  event.targetKind,
  event.targetId,
  event.ipAddress,
  event.userAgent,
  // MySQL does not keep the order of the keys.
  Object.entries(event.details).sort(([a], [b]) => (a < b ? -1 : 1)),
];

/** Where the chain starts: after the last seal that was deleted after its time. */
export async function anchorOf(manager: EntityManager): Promise<ChainLink> {
  const anchor = await manager.findOneBy(AuditAnchor, { id: ANCHOR_ID });
  return anchor ? toLink(anchor) : START;
}

/** The newest seal, or the anchor if there is none. */
export async function headOf(manager: EntityManager): Promise<ChainLink> {
  const [newest] = await manager.find(AuditSeal, { order: { seq: "DESC" }, take: 1 });
  return newest ? toLink(newest) : anchorOf(manager);
}

export const toLink = ({ seq, hash }: { seq: string; hash: string }): ChainLink => ({
  seq: Number(seq),
  hash,
});
