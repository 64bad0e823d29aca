/** Upper bounds in seconds: ready pages take a fraction of a millisecond, uploads many seconds. */
const BOUNDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** How requests ended and how long they took, since the process started. */
export class RequestMetrics {
  private readonly endings = new Map<string, number>();
  private readonly within = BOUNDS.map(() => 0);
  private count = 0;
  private seconds = 0;

  /** @param isAborted whether the client left before the end */
  add(status: number, tookMs: number, isAborted: boolean): void {
    const ending = isAborted ? "aborted" : `${Math.floor(status / 100)}xx`;
    this.endings.set(ending, (this.endings.get(ending) ?? 0) + 1);
    this.count += 1;
    this.seconds += tookMs / 1000;
    const first = BOUNDS.findIndex((bound) => tookMs <= bound * 1000);
    if (first >= 0) this.within[first] = (this.within[first] ?? 0) + 1;
  }

  /** In the text format of Prometheus (https://prometheus.io/docs/instrumenting/exposition_formats/). */
  text(): string {
    const endings = [...this.endings].map(
      ([ending, count]) => `http_requests_total{status="${ending}"} ${count}`,
    );
    let sum = 0;
    const buckets = BOUNDS.map((bound, place) => {
      sum += this.within[place] ?? 0;
      return `http_request_duration_seconds_bucket{le="${bound}"} ${sum}`;
    });
    return [
      "# HELP http_requests_total Requests by how they ended; aborted: the client left.",
      "# TYPE http_requests_total counter",
      ...endings,
      "# HELP http_request_duration_seconds How long requests took, health checks aside.",
      "# TYPE http_request_duration_seconds histogram",
      ...buckets,
      `http_request_duration_seconds_bucket{le="+Inf"} ${this.count}`,
      `http_request_duration_seconds_sum ${this.seconds}`,
      `http_request_duration_seconds_count ${this.count}`,
    ].join("\n");
  }
}

/** Of this process. */
export const requestMetrics = new RequestMetrics();
