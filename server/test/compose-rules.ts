import { z } from "zod";

const texts = z.array(z.string()).default([]);

const service = z.looseObject({
  image: z.string(),
  user: z.string().optional(),
  restart: z.string().optional(),
  profiles: texts,
  ports: texts,
  command: texts,
  environment: z.record(z.string(), z.coerce.string()).default({}),
  secrets: texts,
  configs: z.array(z.object({ source: z.string(), target: z.string() })).default([]),
  volumes: texts,
  tmpfs: texts,
  networks: z.union([texts, z.record(z.string(), z.unknown()).transform(Object.keys)]).default([]),
  healthcheck: z
    .looseObject({ test: z.array(z.string()), interval: z.string(), timeout: z.string() })
    .optional(),
  depends_on: z
    .record(z.string(), z.looseObject({ required: z.boolean().default(true) }))
    .default({}),
  stop_grace_period: z.string().optional(),
  read_only: z.boolean().default(false),
  cap_drop: texts,
  cap_add: texts,
  security_opt: texts,
  mem_limit: z.string().optional(),
  pids_limit: z.number().optional(),
  ulimits: z.record(z.string(), z.unknown()).default({}),
  logging: z
    .looseObject({ driver: z.string(), options: z.record(z.string(), z.string()) })
    .optional(),
});

/** The parts of a Compose file that the rules look at. */
export const composeFile = z.looseObject({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.unknown()),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
  configs: z.record(z.string(), z.object({ file: z.string() })),
});

export type ComposeService = z.infer<typeof service>;
export type ComposeFile = z.infer<typeof composeFile>;

type Rule = (service: ComposeService) => boolean;

/** What each service must have, whatever it does. */
const RULES: Readonly<Record<string, Rule>> = {
  "has a limit of memory": ({ mem_limit }) => /^(\$\{\w+:-)?\d+[mg]\}?$/.test(mem_limit ?? ""),
  "has a limit of processes": ({ pids_limit = 0 }) => pids_limit > 0,
  "has a limit of open files": ({ ulimits }) => typeof ulimits.nofile === "number",
  "keeps logs of limited size": ({ logging }) =>
    logging?.driver === "json-file" &&
    ["max-size", "max-file"].every((name) => name in logging.options),
  "can't write to its image": ({ read_only }) => read_only,
  "has room for temporary files, of limited size": ({ tmpfs }) =>
    tmpfs.some((mount) => mount.startsWith("/tmp:")) &&
    tmpfs.every((mount) => /[:,]size=\d+m\b/.test(mount)),
  "has no capabilities, but for ports": ({ cap_drop, cap_add }) =>
    cap_drop.join() === "ALL" && cap_add.every((name) => name === "NET_BIND_SERVICE"),
  "can't get privileges": ({ security_opt }) => security_opt.includes("no-new-privileges:true"),
  "restarts, or ends as a job": ({ restart }) => restart === "unless-stopped" || restart === "no",
  "says how it is, if it restarts": ({ restart, healthcheck }) =>
    restart === "no" || healthcheck !== undefined,
  "is in a network of its own choice": ({ networks }) => networks.length > 0,
  "has no secrets in its environment": ({ environment }) =>
    Object.entries(environment).every(
      ([name, value]) =>
        // Garage reads its first key in no other way.
        name === "GARAGE_DEFAULT_SECRET_KEY" ||
        !/SECRET|PASSWORD/.test(name) ||
        name.endsWith("_SECRETS") ||
        (name.endsWith("_FILE") && /(^|\+)\/run\/secrets\/\w+\}?$/.test(value)),
    ),
  "gets the secrets that it names": ({ environment, secrets, restart }) =>
    // Commands share the site's environment, and read only what they use.
    restart === "no" ||
    Object.values(environment).every((value) => {
      const name = /\/run\/secrets\/(\w+)/.exec(value)?.[1];
      return name === undefined || secrets.includes(name);
    }),
};

/** @returns a line for each rule that a service breaks: "site-1: has a limit of memory" */
export const brokenRules = ({ services }: ComposeFile): string[] =>
  Object.entries(services).flatMap(([name, service]) =>
    Object.entries(RULES)
      .filter(([, holds]) => !holds(service))
      .map(([rule]) => `${name}: ${rule}`),
  );
