/** The stand-in's own time: real time plus an offset that only ever grows. Unix seconds. */
export class Clock {
  private fixedAt: number | undefined;

  constructor(
    private readonly readOffset: () => number,
    private readonly writeOffset: (seconds: number) => void,
  ) {}

  now(): number {
    return this.fixedAt ?? realNow() + this.readOffset();
  }

  /** Runs `work` as if it were `instant`, so that what it makes carries the time it was due. */
  at(instant: number, work: () => void): void {
    this.fixedAt = instant;
    try {
      work();
    } finally {
      this.fixedAt = undefined;
    }
  }

  /** Moves time on to `instant`; going back is not possible and is ignored. */
  moveTo(instant: number): void {
    this.writeOffset(Math.max(this.readOffset(), instant - realNow()));
  }
}

const realNow = (): number => Math.floor(Date.now() / 1000);
