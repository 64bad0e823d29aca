import type { DataSource } from "typeorm";
import { seconds } from "../../core/clock.js";
import { OneDatabase, type Reads } from "../../kit/db/reads.js";
import { watch, type Base, type Parts } from "../base.js";
import { ChangeFeed } from "./change-feed.js";
import { ChangeHistoryService } from "./change-history.service.js";
import { ChangeFollower } from "./change-follower.js";
import { Replica } from "./replica.js";
import { ReplicaReads } from "./replica-reads.js";

/** How long this instance shows what another one has changed. */
export const CHANGES_EVERY_MS = seconds(0.5);
/** How long a replica that does not answer is asked. */
const REPLICA_EVERY_MS = seconds(1);

interface ChangeUses {
  /** Connects to the replica; null if there is none. */
  openReplica: (() => Promise<DataSource>) | null;
}

/** The feed of changes, what follows it, and where lists are read. */
export function createChanges(base: Base, { openReplica }: ChangeUses) {
  const { dataSource, clock, logger } = base;
  const changes = new ChangeFeed(dataSource, clock);
  const changeHistory = new ChangeHistoryService(dataSource, clock, changes);
  const changeFollower = new ChangeFollower(changes, logger);
  const replicaReads = openReplica && createReplicaReads(base, changes, openReplica);
  const reads: Reads = replicaReads ?? new OneDatabase(dataSource);
  // Even while the clock is wrong: requests that still come must not see what is long changed.
  const changed = watch("changes", CHANGES_EVERY_MS, () => changeFollower.poll(), changeFollower);
  const replica = replicaReads
    ? [watch("replica", REPLICA_EVERY_MS, () => replicaReads.replica.check())]
    : [];
  const parts = {
    watches: [changed, ...replica],
    backlogs: { changes },
    readers: { caches: changeFollower },
  } satisfies Parts;
  return { changes, changeHistory, changeFollower, replicaReads, reads, parts };
}

/** Connects to nothing yet: a replica that is not there must not keep the site from starting. */
function createReplicaReads(
  { dataSource: writer, logger, patience }: Base,
  feed: ChangeFeed,
  open: () => Promise<DataSource>,
): ReplicaReads {
  return new ReplicaReads(writer, new Replica({ writer, feed, open, logger, patience }));
}
