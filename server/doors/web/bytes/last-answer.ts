import type { OutgoingHttpHeaders } from "node:http";
import type { Answer, Packed } from "./answer.js";
import type { Encoding } from "./encodings.js";

/** A good answer from before the failure of what it is made from. It says how old it is. */
export class LastAnswer {
  private readonly own: OutgoingHttpHeaders;

  /** @param ageMs since it was made */
  constructor(
    private readonly answer: Answer,
    ageMs: number,
  ) {
    const age = Math.round(ageMs / 1000);
    // RFC 9111, section 5.1, and RFC 9211: kept, though its time is over.
    this.own = { Age: age, "Cache-Status": `staffboard; hit; ttl=-${age}` };
  }

  ready(encoding: Encoding): Packed | undefined {
    const packed = this.answer.ready(encoding);
    return packed && this.aged(packed);
  }

  async in(encoding: Encoding): Promise<Packed> {
    return this.aged(await this.answer.in(encoding));
  }

  private aged(packed: Packed): Packed {
    const { headers, unchanged } = packed;
    return {
      ...packed,
      headers: { ...headers, ...this.own },
      unchanged: { ...unchanged, ...this.own },
    };
  }
}
