import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { Ajv } from "ajv";
import { describe, expect, it } from "@jest/globals";
import { parse } from "yaml";
import { z } from "zod";
import { SECRET_NAMES, SETTING_NAMES } from "./env.js";
import { brokenRules, composeFile, type ComposeFile } from "./test/compose-rules.js";

const text = readFileSync("docker-compose.yml", "utf8");
const read = () => z.looseObject({}).parse(parse(text, { merge: true }));
const compose = composeFile.parse(read());
const { proxy, mysql, s3, migrate, backup, restore } = compose.services;
const sites = [compose.services["site-1"], compose.services["site-2"]];
const [site] = sites;
const all = Object.entries(compose.services);
const OWN_IMAGE = "staffboard:${STAFFBOARD_TAG:-latest}";
/** The same with MySQL's programs. */
const BACKUP_IMAGE = "staffboard-backup:${STAFFBOARD_TAG:-latest}";

/** Settings without a sensible default: Compose refuses to start without them. */
const REQUIRED = ["SITE_HOST", "MAIL_FROM", "STAFF_MAIL"];
/** Fixed, because other services or the image rely on them. */
const FIXED = ["SITE_MODE", "PORT", "LISTEN_HOST", "HEALTH_LISTEN", "SEARCH_DIR"];
/** "GRANT SELECT, SHOW VIEW" of each grant. */
const rightsIn = (sql: string) =>
  [...sql.matchAll(/^(GRANT [A-Z, ]+) ON /gm)].flatMap(([, rights]) =>
    rights === undefined || rights === "GRANT ALL" ? [] : [rights],
  );
const isSecret = (name: string) => SECRET_NAMES.includes(name);
/** Addresses of databases are secrets if they have a password; here, it has a file of its own. */
const PLAIN = ["DATABASE_URL"];
const secretSettings = SECRET_NAMES.filter((name) => !PLAIN.includes(name));

describe("docker-compose.yml, by the Compose specification", () => {
  const schema = z
    .looseObject({})
    .parse(JSON.parse(readFileSync("dev/compose-spec/compose-spec.json", "utf8")));
  // Named by an address that Ajv knows by another spelling.
  delete schema.$schema;
  const isCompose = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(
    schema,
  );

  it("is valid", () => {
    isCompose(read());
    expect(isCompose.errors).toBeNull();
  });

  it.each([
    [{ read_only: 1 }],
    [{ cap_drop: "ALL" }],
    [{ mem_limits: "1g" }],
    [{ ulimits: { nofile: { soft: 1 } } }],
    [{ depends_on: { mysql: { condition: "service_up" } } }],
    [{ healthcheck: { command: ["true"] } }],
    [{ logging: { options: { "max-size": ["20m"] } } }],
    [{ restart: 1 }],
  ])("would not be with a service that has %p", (change) => {
    const changed = { ...read(), services: { odd: { image: "odd:1.0.0", ...change } } };
    expect(isCompose(changed)).toBe(false);
  });
});

describe("docker-compose.yml, by our rules", () => {
  it("has no service that breaks one", () => {
    expect(brokenRules(compose)).toEqual([]);
  });

  it.each([
    ["has a limit of memory", { mem_limit: undefined }],
    ["has a limit of memory", { mem_limit: "${SITE_MEMORY}" }],
    ["has a limit of processes", { pids_limit: undefined }],
    ["has a limit of open files", { ulimits: {} }],
    ["keeps logs of limited size", { logging: undefined }],
    ["keeps logs of limited size", { logging: { driver: "json-file", options: {} } }],
    ["can't write to its image", { read_only: false }],
    ["has room for temporary files, of limited size", { tmpfs: [] }],
    ["has room for temporary files, of limited size", { tmpfs: ["/tmp:mode=1777"] }],
    ["has no capabilities, but for ports", { cap_drop: [] }],
    ["has no capabilities, but for ports", { cap_add: ["SYS_ADMIN"] }],
    ["can't get privileges", { security_opt: [] }],
    ["restarts, or ends as a job", { restart: undefined }],
    ["says how it is, if it restarts", { healthcheck: undefined }],
    ["is in a network of its own choice", { networks: [] }],
    ["has no secrets in its environment", { environment: { SECRET_KEY: "${SECRET_KEY}" } }],
    ["has no secrets in its environment", { environment: { SECRET_KEY_FILE: "${SECRET_KEY}" } }],
    ["gets the secrets that it names", { secrets: [] }],
  ])("notices when a service no longer %s", (rule, change) => {
    if (!site) throw new Error("There is no site.");
    const services: ComposeFile["services"] = { "site-1": { ...site, ...change } };
    expect(brokenRules({ ...compose, services })).toEqual([`site-1: ${rule}`]);
  });

  it("passes every setting of the product to the site, and the same to its commands", () => {
    const given = Object.keys(site?.environment ?? {});
    const plain = SETTING_NAMES.filter((name) => !isSecret(name) || PLAIN.includes(name));
    expect(given).toEqual(expect.arrayContaining(plain));
    expect(given).toEqual(expect.arrayContaining(secretSettings.map((name) => `${name}_FILE`)));
    for (const command of [migrate, restore, ...sites])
      expect(command?.environment).toEqual(site?.environment);
    expect(backup?.environment).toEqual({
      ...site?.environment,
      DATABASE_URL: expect.stringMatching(
        /^\$\{BACKUP_DATABASE_URL:-mysql:\/\/backup@mysql:3306\//,
      ),
      DATABASE_PASSWORD_FILE: "/run/secrets/mysql_backup_password",
    });
    for (const name of plain.filter((name) => !FIXED.includes(name)))
      expect(site?.environment[name]).toContain(`\${${name}`);
  });

  it("passes no unknown settings", () => {
    const known = [...SETTING_NAMES, "AWS_ACCESS_KEY_ID", ...SECRET_NAMES.map((n) => `${n}_FILE`)];
    const given = Object.keys(site?.environment ?? {});
    expect(given.filter((name) => !known.includes(name))).toEqual([]);
  });

  it("keeps secrets in files that first-settings.sh writes", () => {
    const script = readFileSync("ops/first-settings.sh", "utf8");
    for (const [name, { file }] of Object.entries(compose.secrets)) {
      expect(file).toBe(`\${SECRETS_DIR:-./.secrets}/${name}`);
      expect(script).toContain(name);
    }
    const used = all.flatMap(([, { secrets }]) => secrets);
    expect(new Set(used)).toEqual(new Set(Object.keys(compose.secrets)));
    // The proxy, the first thing that strangers reach, has none.
    expect(proxy?.secrets).toEqual([]);
    for (const file of [".gitignore", ".dockerignore"])
      expect(readFileSync(file, "utf8")).toMatch(/^\/?\.secrets\/?$/m);
  });

  it("does not share the store's keys with SES", () => {
    const garage = Object.values(s3?.environment ?? {}).join();
    expect(garage).toContain("${S3_ACCESS_KEY_ID");
    expect(garage).not.toContain("AWS_");
  });

  it.each(REQUIRED)("does not start without %s, and has no default for it", (name) => {
    const uses = [...text.matchAll(new RegExp(`\\$\\{${name}([^}]*)`, "g"))].map(
      ([, rest]) => rest,
    );
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.every((rest) => rest?.startsWith(":?set it in .env"))).toBe(true);
  });

  it("runs two instances behind the proxy, which differ in their index only", () => {
    const [first, second] = sites.map((service) => ({ ...service, volumes: service?.volumes }));
    expect({ ...second, volumes: [] }).toEqual({ ...first, volumes: [] });
    expect(first?.volumes).not.toEqual(second?.volumes);
    const caddyfile = readFileSync("ops/Caddyfile", "utf8");
    for (const name of ["site-1", "site-2"]) expect(caddyfile).toContain(`:${name}:4000}`);
    expect(site?.environment).toMatchObject({ PORT: "4000", LISTEN_HOST: "0.0.0.0" });
    expect(site?.environment.TRUST_PROXY_HOPS).toBe("${TRUST_PROXY_HOPS:-1}");
    const [port] = /\d+/.exec(/PROXY_HEALTH_PORT:(\d+)/.exec(caddyfile)?.[1] ?? "") ?? [];
    expect(proxy?.healthcheck?.test.join(" ")).toContain(`:${port}/`);
  });

  it("has the proxy ask for health where the site answers it, however busy it is", () => {
    const [, port] = /^\t+health_port (\d+)$/m.exec(readFileSync("ops/Caddyfile", "utf8")) ?? [];
    expect(site?.environment.HEALTH_LISTEN).toBe(`0.0.0.0:${port}`);
    for (const service of sites) expect(service?.networks).toContain("front");
    for (const [, { ports }] of all) expect(ports.join()).not.toContain(port);
  });

  it("keeps the proxy away from the data, and lets what is here be elsewhere", () => {
    expect(proxy?.networks).toEqual(["front"]);
    for (const service of [mysql, s3]) expect(service?.networks).toEqual(["back"]);
    expect([mysql?.profiles, s3?.profiles]).toEqual([["database"], ["files"]]);
    for (const [, { depends_on: needs }] of all)
      for (const name of ["mysql", "s3"])
        if (needs[name]) expect([name, needs[name].required]).toEqual([name, false]);
  });

  it("checks health without starting a Node process, and the database's without its password", () => {
    for (const service of sites)
      expect(service?.healthcheck?.test).toEqual(["CMD", "/app/ops/health.sh", "/readyz"]);
    expect(mysql?.healthcheck?.test.join(" ")).not.toMatch(/--password/);
  });

  it("lets requests and transactions finish", () => {
    for (const service of [proxy, ...sites]) expect(service?.stop_grace_period).toBe("35s");
    expect(mysql?.stop_grace_period).toBe("2m");
    expect(mysql?.command.join(" ")).toContain("--innodb-buffer-pool-size=${MYSQL_BUFFER_POOL:-");
  });

  it("uses exact versions, and neither MinIO nor latest", () => {
    for (const [, { image }] of all)
      if (image !== OWN_IMAGE && image !== BACKUP_IMAGE) expect(image).toMatch(/:v?\d+\.\d+\.\d+$/);
    for (const service of [migrate, ...sites]) expect(service?.image).toBe(OWN_IMAGE);
    for (const service of [backup, restore]) expect(service?.image).toBe(BACKUP_IMAGE);
    expect(mysql?.image).toMatch(/^mysql:8\.4\./);
    expect(text).not.toMatch(/minio/i);
  });

  it("publishes all but the proxy only on the loopback address, and keeps data in volumes", () => {
    for (const [name, { ports }] of all)
      for (const port of ports) if (name !== "proxy") expect(port).toMatch(/^127\.0\.0\.1:/);
    expect(proxy?.ports).toEqual(["80:80", "443:443", "443:443/udp"]);
    const kept = [proxy, mysql, s3, ...sites]
      .flatMap((service) => service?.volumes ?? [])
      .map((v) => v.split(":")[0]);
    expect(Object.keys(compose.volumes).sort()).toEqual(kept.sort());
    for (const service of [backup, restore])
      expect(service?.volumes).toEqual(["${BACKUP_DIR:-./backup}:/backup"]);
  });

  it("gives the database's users the grants that docs/ ask for", () => {
    const [users] = mysql?.configs ?? [];
    expect(users?.target).toMatch(/^\/docker-entrypoint-initdb\.d\/\w+\.sh$/);
    const { file = "" } = compose.configs[users?.source ?? ""] ?? {};
    // What isn't executable, the image runs as a part of its own script.
    expect(statSync(file).mode & 0o111).toBe(0o111);
    const script = readFileSync(file, "utf8");
    for (const secret of script.match(/(?<=\/run\/secrets\/)\w+/g) ?? [])
      expect(mysql?.secrets).toContain(secret);
    const granted = rightsIn(script);
    expect(granted).toHaveLength(4);
    expect(rightsIn(readFileSync("docs/deploy.md", "utf8"))).toEqual(
      expect.arrayContaining(granted),
    );
    expect(granted).toEqual(
      expect.arrayContaining(rightsIn(readFileSync("docs/operations.md", "utf8"))),
    );
  });

  it("mounts files that exist", () => {
    for (const { file } of Object.values(compose.configs)) expect(existsSync(file)).toBe(true);
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

  it("names every secret that may be in a file", () => {
    const said = /named by the variable with _FILE([\s\S]*?)\n\n/.exec(
      readFileSync(".env.example", "utf8"),
    )?.[1];
    for (const name of SECRET_NAMES) expect(said).toContain(name);
  });
});

describe("the folder of the backups", () => {
  const user = /^USER (\d+)$/m.exec(readFileSync("Dockerfile", "utf8"))?.[1];

  it("belongs to the user of the job, who is the image's unless first-settings.sh names another", () => {
    expect(user).toBeDefined();
    const { user: owner } = z.object({ user: z.string() }).parse(backup);
    expect(owner).toBe(`\${BACKUP_USER:-${user}:${user}}`);
    expect(restore?.user).toBe(owner);
    const script = readFileSync("ops/first-settings.sh", "utf8");
    expect(script).toContain(`chown ${user}:${user} backup`);
  });

  it("is made by first-settings.sh for that user, and stays", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "settings-"));
    try {
      cpSync("ops/first-settings.sh", path.join(folder, "ops/first-settings.sh"));
      const run = () => {
        const args = ["ops/first-settings.sh", "jobs.example.com", "staff@example.com"];
        execFileSync("sh", args, { cwd: folder });
        return readFileSync(path.join(folder, ".env"), "utf8");
      };
      const settings = run();
      const { uid, gid, mode } = statSync(path.join(folder, "backup"));
      expect(settings).toContain(`BACKUP_USER=${uid}:${gid}\n`);
      expect(mode & 0o777).toBe(0o700);
      expect(uid).toBe(userInfo().uid === 0 ? Number(user) : userInfo().uid);
      expect(run()).toBe(settings);
      for (const { file } of Object.values(compose.secrets)) {
        const name = path.basename(file);
        expect(existsSync(path.join(folder, ".secrets", name))).toBe(true);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe("the image", () => {
  const dockerfile = readFileSync("Dockerfile", "utf8");

  it("has the programs for backups, mysqlbinlog too, which MySQL's image leaves out", () => {
    for (const name of ["mysql", "mysqldump", "mysqlbinlog"])
      expect(dockerfile).toContain(`${name} --version`);
  });

  it("is built on an exact version of Node 24 and runs unprivileged", () => {
    const all = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    // Backups need the programs of the database that Compose starts.
    const bases = all.filter((base) => base !== mysql?.image);
    expect(all).toHaveLength(bases.length + 1);
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

  it("has a folder of the site's user for each of its volumes, and a check that can run", () => {
    const [volume] = site?.volumes ?? [];
    expect(dockerfile).toContain(
      `install --directory --owner=node --group=node ${volume?.split(":")[1]}`,
    );
    expect(dockerfile).toContain('CMD ["/app/ops/health.sh", "/healthz"]');
    expect(statSync("ops/health.sh").mode & 0o111).toBe(0o111);
  });
});
