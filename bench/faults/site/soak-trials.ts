import path from "node:path";
import { minutes as inMs } from "../../../server/core/clock.js";
import { Balancer } from "./balancer.js";
import { Instance } from "./instance.js";
import {
  comparedSpans,
  medianOf,
  ProcessSamples,
  type Figure,
  type Sample,
  type Span,
} from "./process-samples.js";
import type { SiteWorld } from "./site-world.js";
import type { Lengths, Measured, SiteTrial } from "./trial.js";
import { mixOf } from "./visits.js";
import { tellFailures, Visitors } from "./visitors.js";

const PRELOAD = path.resolve(import.meta.dirname, "heap-watch.js");
/** Far less than an instance can do: it grows by what it was asked, not by how fast. */
const VISITS_A_SECOND = 12;
const LINES = 12;
const WIDTH = 13;
const FIGURES = ["residentMiB", "descriptors", "heapMiB"] as const;
/** To fill the database, to start, and to stop. */
const MARGIN_MINUTES = 30;

/** One instance for an hour, under a load that stays the same: what it takes of the machine must stay the same, too. */
async function soak(world: SiteWorld, { minutes }: Lengths): Promise<Measured[]> {
  await world.seed();
  const instance = await Instance.start(world, PRELOAD);
  const balancer = await Balancer.start([instance]);
  const visitors = new Visitors(balancer.url, await mixOf(world, instance.origin));
  const pooledPorts = [instance.origin, world.relay.url].map((url) => Number(new URL(url).port));
  const samples = new ProcessSamples(instance.process, new Set(pooledPorts));
  const lines = new Lines(samples, visitors, minutes / LINES);
  try {
    await visitors.comeDuring(
      VISITS_A_SECOND,
      samples.take(minutes, () => lines.print()),
    );
  } finally {
    await balancer.close();
  }
  lines.printLast();
  tellFailures(visitors.failed);
  return outcomeOf(samples.all, visitors, minutes);
}

function outcomeOf(samples: readonly Sample[], visitors: Visitors, minutes: number): Measured[] {
  const { early, late } = comparedSpans(minutes);
  const grown = (figure: Figure, by: (before: number, after: number) => number): number | null => {
    const [before, after] = [medianOf(samples, figure, early), medianOf(samples, figure, late)];
    return before === null || after === null ? null : by(before, after);
  };
  const { visited, failed } = visitors;
  return [
    {
      what: `RSS in the last ${minutes / LINES} min, more than before, %`,
      value: grown("residentMiB", (before, after) => (after / before - 1) * 100),
      atMost: 5,
    },
    {
      what: "open descriptors then, more than before",
      value: grown("descriptors", (before, after) => after - before),
      atMost: 2,
    },
    {
      what: `of ${visited.length} requests, failed, %`,
      value: (failed.length / visited.length) * 100,
      atMost: 1,
    },
  ];
}

/** Prints the medians of each twelfth of the run when it is over, so that whoever waits for an hour sees where it goes. */
class Lines {
  private printed = 0;
  private shown = 0;

  constructor(
    private readonly samples: ProcessSamples,
    private readonly visitors: Visitors,
    private readonly length: number,
  ) {
    console.log(cells(["to minute", "RSS, MiB", "descriptors", "heap, MiB", "requests", "failed"]));
  }

  print(): void {
    const next = () => (this.printed + 1) * this.length;
    while (this.samples.minute >= next()) this.printTo(next());
  }

  printLast(): void {
    this.printTo(LINES * this.length);
  }

  private printTo(to: number): void {
    const span: Span = [this.printed * this.length, to];
    const medians = FIGURES.map((figure) => medianOf(this.samples.all, figure, span));
    const visits = this.visitors.visited.slice(this.shown);
    const failed = visits.filter(({ failure }) => failure !== null);
    const numbers = [to, ...medians, visits.length, failed.length];
    console.log(cells(numbers.map((number) => (number === null ? "-" : number.toFixed(1)))));
    this.printed += 1;
    this.shown += visits.length;
  }
}

const cells = (texts: readonly string[]): string =>
  texts.map((text) => text.padStart(WIDTH)).join("");

export const soakTrials: readonly SiteTrial[] = [
  {
    name: "soak",
    run: soak,
    longestMs: ({ minutes }) => inMs(minutes + MARGIN_MINUTES),
  },
];
