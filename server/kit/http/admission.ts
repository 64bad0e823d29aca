/** What a request does: writes are let in when reads no longer are, because people have typed what they send. */
export type WorkKind = "READ" | "WRITE";

/** How busy this process is. */
export interface Load {
  /** How long a new event waits for the thread, in milliseconds. */
  lagMs: number;
  /** Requests that wait for a connection to the database. */
  waiting: number;
}

export interface AdmissionBounds {
  /** Above either, fewer requests are let in. */
  high: Load;
  /** Below both, more are let in again. In between nothing changes, so that the limit doesn't swing. */
  low: Load;
  /** So many requests of each kind may always be in work. */
  min: number;
  /** Where a kind's limit starts, and ends. */
  max: number;
}

/** A page takes up to 20 ms of the thread; twenty connections work for those that wait. */
const BOUNDS: AdmissionBounds = {
  high: { lagMs: 15, waiting: 30 },
  low: { lagMs: 7, waiting: 10 },
  // What a browser or two ask at once: on a slow machine, waiting is better than a refusal.
  min: 8,
  max: 1_000,
};
/** Share of the requests in work that stays when there are too many. */
const CUT = 0.75;
/** How fast the limit grows: from the smallest to the largest in five seconds, if it is changed ten times a second. */
const GROWTH = 1.1;

interface Lane {
  inWork: number;
  /** Most that were in work since the last change. */
  peak: number;
  places: number;
}

/**
 * Limits how many requests are in work at once, over all networks, so that those that are let in are answered as fast as ever. The limit
 * follows the load: it falls to a share of what is in work while there is too much, reads first, and grows step by step afterwards,
 * writes first. While there is little to do, it is never reached.
 */
export class Admission {
  private readonly lanes: Record<WorkKind, Lane>;

  /** @param load is asked at each `adjust` */
  constructor(
    private readonly load: () => Load,
    private readonly bounds: AdmissionBounds = BOUNDS,
  ) {
    const lane = (): Lane => ({ inWork: 0, peak: 0, places: bounds.max });
    this.lanes = { READ: lane(), WRITE: lane() };
  }

  /** Whether one more request of this kind may be worked on. */
  hasRoom(kind: WorkKind): boolean {
    const { inWork, places } = this.lanes[kind];
    return inWork < places;
  }

  /** Counts a request until the returned function is called. */
  begin(kind: WorkKind): () => void {
    const lane = this.lanes[kind];
    lane.inWork += 1;
    lane.peak = Math.max(lane.peak, lane.inWork);
    return () => {
      lane.inWork -= 1;
    };
  }

  /** Fits the limits to the load. Call it about ten times a second. */
  adjust(): void {
    const { lagMs, waiting } = this.load();
    const { high, low } = this.bounds;
    const { READ: reads, WRITE: writes } = this.lanes;
    if (lagMs > high.lagMs || waiting > high.waiting)
      this.cut(reads.places > this.bounds.min ? reads : writes);
    else if (lagMs < low.lagMs && waiting < low.waiting)
      this.grow(writes.places < this.bounds.max ? writes : reads);
    for (const lane of [reads, writes]) lane.peak = lane.inWork;
  }

  private cut(lane: Lane): void {
    const { min } = this.bounds;
    lane.places = Math.max(min, Math.floor(Math.min(lane.places, lane.peak) * CUT));
  }

  private grow(lane: Lane): void {
    lane.places = Math.min(this.bounds.max, Math.ceil(lane.places * GROWTH));
  }
}
