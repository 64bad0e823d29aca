/** The stand-in's clock: real time plus an offset that only grows. Unix seconds. */
export class Clock {
  private fixedAt: number | undefined;

  constructor(
    private readonly readOffset: () => number,
    private readonly writeOffset: (seconds: number) => void,
  ) {}

  now(): number {
    return this.fixedAt ?? realNow() + this.readOffset();
  }

  /** Runs `work` with the clock set to `instant`, so that its objects get the time they were due. */
  at(instant: number, work: () => void): void {
    this.fixedAt = instant;
    try {
      work();
    } finally {
      this.fixedAt = undefined;
    }
  }

  /** Moves the clock forward to `instant`; an earlier instant is ignored. */
  moveTo(instant: number): void {
    this.writeOffset(Math.max(this.readOffset(), instant - realNow()));
  }
}

const realNow = (): number => Math.floor(Date.now() / 1000);
