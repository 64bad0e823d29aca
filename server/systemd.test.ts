import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "@jest/globals";
import { parse } from "yaml";
import { EXIT_BAD_SETTINGS, readEnv, SECRET_NAMES, SETTING_NAMES } from "./env.js";
import { composeFile } from "./test/compose-rules.js";
import { SystemdUnit } from "./test/systemd-unit.js";

const FOLDER = "ops/systemd";
const SITE = "staffboard@.service";
const unit = (name: string) => SystemdUnit.read(path.join(FOLDER, name));
const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" });
const services = files.filter((name) => name.endsWith(".service"));
const site = unit(SITE);
const { services: containers } = composeFile.parse(
  parse(readFileSync("docker-compose.yml", "utf8"), { merge: true }),
);
const container = containers["site-1"];

/** Of the process, not of the product. */
const OTHERS = ["ENV_FILE", "MALLOC_ARENA_MAX"];
const hex = (bytes: number) => randomBytes(bytes).toString("hex");

/** What every service of ours may not do. */
const HARDENED: Readonly<Record<string, string>> = {
  User: "staffboard",
  NoNewPrivileges: "true",
  CapabilityBoundingSet: "",
  AmbientCapabilities: "",
  ProtectSystem: "strict",
  ProtectHome: "true",
  PrivateTmp: "true",
  PrivateDevices: "true",
  ProtectKernelModules: "true",
  ProtectKernelTunables: "true",
  ProtectControlGroups: "true",
  ProtectProc: "invisible",
  RestrictNamespaces: "true",
  RestrictSUIDSGID: "true",
  SystemCallFilter: "@system-service",
  UMask: "0077",
  LimitNOFILE: "65536",
};

describe("the systemd units", () => {
  it.each(services)("%s is hardened and has limits", (name) => {
    const service = unit(name);
    const found = Object.keys(HARDENED).map((key) => [key, service.last(key)]);
    expect(Object.fromEntries(found)).toEqual(HARDENED);
    expect(service.last("MemoryMax")).toMatch(/^\d+[MG]$/);
    expect(Number(service.last("TasksMax"))).toBeGreaterThan(0);
  });

  it.each(services)("%s sets settings that exist, and secrets only as files", (name) => {
    const { environment, credentials } = unit(name);
    // An address of a database is a secret only with its password in it.
    expect(environment.DATABASE_URL ?? "mysql://user@host").toMatch(/^mysql:\/\/\w+@/);
    const known = [
      "DATABASE_URL",
      ...SETTING_NAMES.filter((setting) => !SECRET_NAMES.includes(setting)),
      ...SECRET_NAMES.map((secret) => `${secret}_FILE`),
      ...OTHERS,
    ];
    expect(Object.keys(environment).filter((setting) => !known.includes(setting))).toEqual([]);
    const used = Object.entries(environment).filter(([setting]) => setting.endsWith("_FILE"));
    const fromCredentials = used.flatMap(([setting, value]) =>
      setting === "ENV_FILE" ? [] : [value],
    );
    expect(fromCredentials).toEqual(Object.keys(credentials).map((secret) => `%d/${secret}`));
    for (const [secret, file] of Object.entries(credentials))
      expect(file).toBe(`/etc/staffboard/secrets/${secret}`);
  });

  it("start the site with the settings that docs/deploy.md asks for, and no others", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "credentials-"));
    try {
      const secrets: Record<string, string> = {
        database_password: hex(16),
        secret_key: hex(32),
        stripe_secret_key: `sk_live_${hex(16)}`,
        stripe_webhook_secret: `whsec_${hex(16)}`,
      };
      for (const name of Object.keys(site.credentials))
        writeFileSync(path.join(folder, name), `${secrets[name]}\n`);
      const asked = {
        PUBLIC_BASE_URL: "https://jobs.example.com",
        DATABASE_URL: "mysql://staffboard@localhost/staffboard",
        S3_BUCKET: "resumes",
        MAIL_FROM: "no-reply@jobs.example.com",
        STAFF_MAIL: "staff@jobs.example.com",
      };
      const fromUnit = Object.entries(site.environment).map(([name, value]) => [
        name,
        value.replace("%d", folder).replace("%i", "2").replace("%C", "/var/cache"),
      ]);
      expect(readEnv({ ...asked, ...Object.fromEntries(fromUnit) })).toMatchObject({
        PORT: 4000,
        LISTEN_HOST: "127.0.0.2",
        HEALTH_LISTEN: "127.0.0.2:9465",
        METRICS_LISTEN: "127.0.0.2:9464",
        TRUST_PROXY_HOPS: 1,
        SEARCH_DIR: "/var/cache/staffboard/2",
        SECRET_KEY: secrets.secret_key,
        DATABASE_URL: `mysql://staffboard:${secrets.database_password}@localhost/staffboard`,
      });
      const docs = readFileSync("docs/deploy.md", "utf8");
      for (const name of Object.keys(asked)) expect(docs).toContain(`${name}=`);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it("have the limits of docker-compose.yml", () => {
    const memory = container?.mem_limit?.replace(/^\$\{\w+:-|\}$/g, "").toUpperCase();
    expect(site.last("MemoryMax")).toBe(memory);
    expect(site.last("TasksMax")).toBe(String(container?.pids_limit));
    expect(`${site.last("TimeoutStopSec")}s`).toBe(container?.stop_grace_period);
    for (const [job, name] of [
      ["migrate", "staffboard-migrate.service"],
      ["backup", "staffboard-backup.service"],
    ] as const) {
      // The folder of the backups differs, and the image of the backup has Node as its entry point.
      const there = containers[job]?.command
        .map((word) => (word === "/backup" ? "/var/backups/staffboard" : word))
        .join(" ");
      expect(unit(name).last("ExecStart")).toContain(there);
      expect(unit(name).last("MemoryMax")?.toLowerCase()).toBe(containers[job]?.mem_limit);
    }
  });

  it("restart the site, except for settings that are not usable", () => {
    expect(site.last("Restart")).toBe("always");
    expect(site.last("RestartPreventExitStatus")).toBe(String(EXIT_BAD_SETTINGS));
    // A database that is away for an hour must not end the restarts.
    expect(site.last("StartLimitIntervalSec", "Unit")).toBe("0");
    expect(existsSync(path.join("server", "main.ts"))).toBe(true);
    expect(site.last("ExecStart")).toBe(
      "/usr/bin/node --enable-source-maps dist/node/server/main.js",
    );
  });

  it("back up each night, into a folder that the service may write to", () => {
    const timer = unit("staffboard-backup.timer");
    expect(timer.last("OnCalendar", "Timer")).toMatch(/^\*-\*-\* \d\d:\d\d:00 UTC$/);
    expect(timer.last("Persistent", "Timer")).toBe("true");
    const backup = unit("staffboard-backup.service");
    const folder = backup.last("ReadWritePaths");
    expect(backup.last("ExecStart")).toContain(`backup.js ${folder}`);
  });

  it("copy the binary log in between, like the backup and never beside it", () => {
    const [backup, logs] = ["staffboard-backup", "staffboard-backup-logs"].map((name) =>
      unit(`${name}.service`),
    );
    expect(logs?.last("ExecStart")).toBe(
      backup?.last("ExecStart")?.replace(/--keep \d+$/, "--logs"),
    );
    for (const key of ["Environment", "LoadCredential", "ReadWritePaths"])
      expect(logs?.all(key)).toEqual(backup?.all(key));
    expect(logs?.last("After", "Unit")?.split(" ")).toContain("staffboard-backup.service");
    expect(unit("staffboard-backup-logs.timer").last("OnCalendar", "Timer")).toBe("*:0/5");
    const docs = readFileSync("docs/deploy.md", "utf8");
    const named = docs.split("\n").filter((line) => line.includes("staffboard-backup-logs.timer"));
    // With Docker, and without.
    expect(named.length).toBeGreaterThan(1);
  });

  it("have the proxy in front of two instances, as in docs/deploy.md", () => {
    const { SITE_1, SITE_2 } = unit("caddy.service.d/staffboard.conf").environment;
    const docs = readFileSync("docs/deploy.md", "utf8");
    const { PORT, LISTEN_HOST = "", HEALTH_LISTEN, METRICS_LISTEN } = site.environment;
    const [, port] = /^\t+health_port (\d+)$/m.exec(readFileSync("ops/Caddyfile", "utf8")) ?? [];
    // All instances have the same file of settings: an address there would be of the first one only.
    expect(LISTEN_HOST).toContain("%i");
    expect(HEALTH_LISTEN).toBe(`${LISTEN_HOST}:${port}`);
    expect(METRICS_LISTEN).toMatch(`${LISTEN_HOST}:`);
    for (const [at, address] of [SITE_1, SITE_2].entries()) {
      const name = String(at + 1);
      expect(address).toBe(`${LISTEN_HOST.replace("%i", name)}:${PORT}`);
      expect(docs).toContain(`staffboard@${name}`);
    }
  });

  it("are all installed by docs/deploy.md, and can be read", () => {
    const docs = readFileSync("docs/deploy.md", "utf8");
    expect(docs).toContain(`${FOLDER}/`);
    for (const name of files.filter((name) => /\.\w+$/.test(name) && !name.endsWith(".d")))
      expect(() => unit(name)).not.toThrow();
  });
});

describe("reading a unit", () => {
  it("refuses a line that systemd would ignore", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "unit-"));
    try {
      const file = path.join(folder, "a.service");
      for (const text of ["MemoryMax=1G", "[Service]\nMemoryMax 1G", "[Service]\n  MemoryMax=1G"]) {
        writeFileSync(file, text);
        expect(() => SystemdUnit.read(file)).toThrow();
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
