import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { parse } from "yaml";
import { z } from "zod";
import { SETTING_NAMES } from "./env.js";

const shape = z.object({
  services: z.record(
    z.string(),
    z.looseObject({
      image: z.string().optional(),
      restart: z.string().optional(),
      ports: z.array(z.string()).default([]),
      environment: z.record(z.string(), z.coerce.string()).default({}),
      healthcheck: z.unknown().optional(),
      volumes: z.array(z.string()).default([]),
    }),
  ),
  volumes: z.record(z.string(), z.unknown()),
});
const text = readFileSync("docker-compose.yml", "utf8");
const compose = shape.parse(parse(text, { merge: true }));
const { mysql, s3, migrate, site } = compose.services;
const all = Object.entries(compose.services);
const DURABLE = ["mysql", "s3", "site"];

/** Secrets and settings without a sensible default: Compose refuses to start without them. */
const REQUIRED = [
  ...["MYSQL_ROOT_PASSWORD", "MYSQL_PASSWORD", "GARAGE_RPC_SECRET", "SECRET_KEY"],
  ...["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  ...["MAIL_FROM", "STAFF_MAIL"],
];

describe("docker-compose.yml", () => {
  it("passes every setting of the product to the site and the migration", () => {
    expect(Object.keys(site?.environment ?? {})).toEqual(expect.arrayContaining(SETTING_NAMES));
    expect(migrate?.environment).toEqual(site?.environment);
    const fixed = ["SITE_MODE", "PORT", "LISTEN_HOST"];
    for (const name of SETTING_NAMES.filter((name) => !fixed.includes(name)))
      expect(site?.environment[name]).toContain(`\${${name}`);
  });

  it("passes no unknown settings", () => {
    const aws = ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"];
    const unknown = Object.keys(site?.environment ?? {}).filter(
      (name) => !SETTING_NAMES.includes(name) && !aws.includes(name),
    );
    expect(unknown).toEqual([]);
  });

  it.each(REQUIRED)("does not start without %s, and has no default for it", (name) => {
    const uses = [...text.matchAll(new RegExp(`\\$\\{${name}([^}]*)`, "g"))].map(
      ([, rest]) => rest,
    );
    expect(uses.some((rest) => rest?.startsWith(":?set it in .env"))).toBe(true);
    expect(uses.every((rest) => rest === "" || rest?.startsWith(":?"))).toBe(true);
  });

  it("restarts services and has health checks for them", () => {
    for (const name of DURABLE)
      expect([name, compose.services[name]?.restart]).toEqual([name, "unless-stopped"]);
    for (const name of DURABLE) expect(compose.services[name]?.healthcheck).toBeDefined();
    expect(migrate?.restart).toBe("no");
  });

  it("uses exact versions, and neither MinIO nor latest", () => {
    for (const [name, { image }] of all)
      expect(image).toMatch(
        name === "site" || name === "migrate" ? /^staffboard$/ : /:v?\d+\.\d+\.\d+$/,
      );
    expect(mysql?.image).toMatch(/^mysql:8\.4\./);
    expect(text).not.toMatch(/minio/i);
  });

  it("publishes only on the loopback address, and keeps data in volumes", () => {
    for (const [, { ports }] of all)
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    const kept = [mysql, s3]
      .flatMap((service) => service?.volumes ?? [])
      .map((v) => v.split(":")[0]);
    expect(Object.keys(compose.volumes).sort()).toEqual(kept.sort());
  });
});

describe(".env.example", () => {
  const names = [...readFileSync(".env.example", "utf8").matchAll(/^#([A-Z][A-Z0-9_]*)=/gm)].map(
    ([, name]) => name,
  );

  it("has every setting once, and otherwise only those that AWS and dev/ read", () => {
    expect(names).toEqual(expect.arrayContaining(SETTING_NAMES));
    expect(new Set(names).size).toBe(names.length);
    const others = names.filter((name) => name && !SETTING_NAMES.includes(name));
    expect(others.every((name) => name && /^(AWS_|DEV_|DATA_DIR$)/.test(name))).toBe(true);
  });
});

describe("the image", () => {
  const dockerfile = readFileSync("Dockerfile", "utf8");

  it("is built on an exact version of Node 24 and runs unprivileged", () => {
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(new Set(bases).size).toBe(1);
    expect(bases[0]).toMatch(/^node:24\.\d+\.\d+-bookworm-slim$/);
    expect(dockerfile).toMatch(/^USER node$/m);
    const tested = /VERSION = "([^"]+)"/.exec(readFileSync("dev/node24.mjs", "utf8"))?.[1];
    expect(bases[0]).toBe(`node:${tested}-bookworm-slim`);
  });

  it("copies only files that exist, and the whole server build", () => {
    const sources = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files]) =>
      files?.split(" "),
    );
    const built = [...dockerfile.matchAll(/^COPY --from=build \/app\/(dist\/node\/\S+) /gm)].map(
      ([, file]) => file,
    );
    for (const file of [...sources, ...built])
      expect([file, existsSync(file ?? "")]).toEqual([file, true]);
    const { imports } = z
      .object({ imports: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync("dist/node/package.json", "utf8")));
    const needed = Object.values(imports).map((target) => `dist/node/${target.split("/")[1]}`);
    expect(built).toEqual(expect.arrayContaining(["dist/node/server", ...needed]));
  });
});
