import type { Parts } from "./modules/base.js";

/** What the function of a module returns: its services by name, and its parts. */
interface Module {
  parts: Parts;
}

/** `A & B` of `A | B`. */
type Both<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

type ServicesOf<M> = M extends unknown ? Omit<M, "parts"> : never;
type PartOf<M, Name> = Name extends keyof Parts
  ? M extends { parts: Record<Name, infer Part> }
    ? Part
    : never
  : never;

/** Parts with names of their own. The compiler says which email or queue is missing where all of them are needed. */
type Named = "notices" | "backlogs" | "readers";
type NamedParts<M> = {
  [Name in Named]: [PartOf<M, Name>] extends [never] ? Record<never, never> : Both<PartOf<M, Name>>;
};

export type GatheredParts<M = never> = Required<Omit<Parts, Named>> & NamedParts<M>;
/** The services of all modules beside each other, and their parts joined. */
type Gathered<M> = Both<ServicesOf<M>> & { parts: GatheredParts<M> };

/** Joins what modules bring, in their order. @throws Error if two bring a service or an email of the same name */
export function gather<const All extends readonly Module[]>(
  ...modules: All
): Gathered<All[number]> {
  const all = modules.map(({ parts }) => parts);
  const parts: Required<Parts> = {
    resolvers: all.flatMap(({ resolvers = [] }) => resolvers),
    rest: all.flatMap(({ rest = [] }) => rest),
    webhooks: all.flatMap(({ webhooks = [] }) => webhooks),
    web: all.flatMap(({ web = [] }) => web),
    identified: all.flatMap(({ identified = [] }) => identified),
    notices: joined(all.map(({ notices = {} }) => notices)),
    mailClasses: joined(all.map(({ mailClasses = {} }) => mailClasses)),
    once: all.flatMap(({ once = [] }) => once),
    sent: joined(all.map(({ sent = {} }) => sent)),
    timers: all.flatMap(({ timers = [] }) => timers),
    queues: all.flatMap(({ queues = [] }) => queues),
    watches: all.flatMap(({ watches = [] }) => watches),
    atStop: all.flatMap(({ atStop = [] }) => atStop),
    backlogs: joined(all.map(({ backlogs = {} }) => backlogs)),
    readers: joined(all.map(({ readers = {} }) => readers)),
    companyParts: all.flatMap(({ companyParts = [] }) => companyParts),
  };
  const services = joined(modules.map(servicesOf));
  // What `joined` made has all names of all modules, which only this type can say.
  return { ...services, parts } as Gathered<All[number]>;
}

const servicesOf = (module: Module): object =>
  Object.fromEntries(Object.entries(module).filter(([name]) => name !== "parts"));

function joined<Some extends object>(all: readonly Some[]): Some {
  const names = all.flatMap((each) => Object.keys(each));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two modules bring "${twice}".`);
  return Object.fromEntries(all.flatMap((each) => Object.entries(each))) as Some;
}
