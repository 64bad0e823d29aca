import type { DataSource } from "typeorm";
import { requestScope } from "../../core/request-scope.js";
import { isOutOfTime, isRefusedWrite, isUnreachable } from "../../kit/db/errors.js";
import type { Reads, ReadWork } from "../../kit/db/reads.js";
import type { Replica } from "./replica.js";

/** Reads from the replica what may be read there, and from the database that is written to whenever the replica can't be asked. */
export class ReplicaReads implements Reads {
  /** How many reads each answered, of those that the replica may answer. */
  private readonly counts = { replica: 0, writer: 0 };

  constructor(
    private readonly writer: DataSource,
    readonly replica: Replica,
  ) {}

  forStrangers<Result>(work: ReadWork<Result>): Promise<Result> {
    return requestScope.getStore()?.isStranger ? this.forCopies(work) : this.fromWriter(work);
  }

  async forCopies<Result>(work: ReadWork<Result>): Promise<Result> {
    const database = await this.replica.current();
    if (database === null) return this.fromWriter(work);
    try {
      const result = await this.replica.whileAsked(work(database));
      this.counts.replica += 1;
      return result;
    } catch (error) {
      // A slow statement would be as slow there, and take from the writes. A write is a mistake of ours.
      const isOurs = isOutOfTime(error) || isRefusedWrite(error);
      if (isOurs || !isUnreachable(error)) throw error;
      this.replica.leaveOut("UNREACHABLE", error);
      return this.fromWriter(work);
    }
  }

  /** For the metrics. */
  numbers() {
    return { ...this.replica.numbers(), ...this.counts };
  }

  private fromWriter<Result>(work: ReadWork<Result>): Promise<Result> {
    this.counts.writer += 1;
    return work(this.writer);
  }
}
