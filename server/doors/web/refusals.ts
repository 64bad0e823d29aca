import type { ServerResponse } from "node:http";
import { seconds } from "../../core/clock.js";
import type { Logger } from "../../core/logger.js";

/** Without a refusal for so long, it is over. */
const QUIET_MS = seconds(5);

const refused = new WeakSet<ServerResponse>();

/** Whether a response is a refusal of a busy process, which the log tells of as a whole. */
export const isRefusal = (response: ServerResponse): boolean => refused.has(response);

/** Logs when refusals begin and end: a line for each would add to what there is too much of. */
export class Refusals {
  private total = 0;
  private recent = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly logger: Logger) {}

  note(response: ServerResponse): void {
    refused.add(response);
    this.total += 1;
    this.recent += 1;
    if (this.timer) return;
    this.logger.warn("too much to do: refusing requests");
    this.timer = setInterval(() => this.look(), QUIET_MS);
    this.timer.unref();
  }

  private look(): void {
    if (this.recent > 0) {
      this.recent = 0;
      return;
    }
    this.logger.warn({ refused: this.total }, "answering all requests again");
    clearInterval(this.timer);
    this.timer = undefined;
    this.total = 0;
  }
}
