import { connect } from "node:net";
import { Readable } from "node:stream";
import { S3Client } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { newId } from "../../core/ids.js";
import { createObjectStore } from "../../integrations/storage/create-object-store.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import {
  buildCompany,
  buildJob,
  buildRecruiter,
  buildUser,
  signedIn,
} from "../../test/factories.js";
import { until } from "../../test/until.js";
import type { Company } from "./company.entity.js";

const PAGE = `query ($first: Int!, $after: String) { companies(first: $first, after: $after) {
  totalCount nodes { id name } pageInfo { hasNextPage hasPreviousPage endCursor } } }`;
const ONE = `query ($id: ID!) { company(id: $id) {
  id name description website location industry logoUrl openJobCount viewerCanPostJob } }`;

let app: TestApp;
let companies: Company[];

beforeAll(async () => {
  app = await createTestApp();
  companies = [];
  // Companies with the same name are ordered by id.
  for (const name of ["Cedar", "Aspen", "Birch", "Birch", "Dogwood"])
    companies.push(await buildCompany(app, { name }));
});
afterAll(() => app.close());

const inOrder = () =>
  [...companies].sort((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1));

describe("the list of companies", () => {
  it("over GraphQL lists each company once, by name, page by page", async () => {
    const seen: string[] = [];
    let after: string | null = null;
    for (let page = 1; page <= 3; page += 1) {
      const { data } = await app.client().graphql(PAGE, { first: 2, after });
      seen.push(...data.companies.nodes.map(({ id }: { id: string }) => id));
      expect(data.companies.totalCount).toBe(5);
      expect(data.companies.pageInfo).toMatchObject({
        hasNextPage: page < 3,
        hasPreviousPage: page > 1,
      });
      after = data.companies.pageInfo.endCursor;
    }
    expect(seen).toEqual(inOrder().map(({ id }) => id));
  });

  it("over REST is the same list, with a link to the next page", async () => {
    const client = app.client();
    const seen: string[] = [];
    let path: string | undefined = "/api/companies?limit=2";
    while (path !== undefined) {
      const { body, headers } = await client.get(path);
      seen.push(...body.map(({ _id }: { _id: string }) => _id));
      path = /^<([^>]+)>; rel="next"$/.exec(headers.get("link") ?? "")?.[1];
    }
    expect(seen).toEqual(inOrder().map(({ id }) => id));
  });

  it.each([
    ["first: 0", { first: 0 }],
    ["first: 101", { first: 101 }],
    ["a cursor from another list", { first: 2, after: Buffer.from('["1"]').toString("base64url") }],
    ["an invalid cursor", { first: 2, after: "none" }],
  ])("refuses %s", async (_what, variables) => {
    const { errors } = await app.client().graphql(PAGE, variables);
    expect(errors?.[0]?.extensions.code).toBe("BAD_INPUT");
  });
});

describe("one company", () => {
  it("is public, and says whether the caller may post for it", async () => {
    const [company] = companies;
    if (!company) throw new Error("no company");
    await buildJob(app, { company });
    await buildJob(app, { company, publish: false });
    const asked = async (client = app.client()) =>
      (await client.graphql(ONE, { id: company.id })).data.company;
    expect(await asked()).toEqual({
      id: company.id,
      name: "Cedar",
      description: "Builds logistics software.",
      website: "https://northwind.example",
      location: "Dallas, TX",
      industry: "Logistics",
      logoUrl: null,
      openJobCount: 1,
      viewerCanPostJob: false,
    });
    const canPost = async (user: Parameters<typeof signedIn>[1]) =>
      (await asked(await signedIn(app, user))).viewerCanPostJob;
    expect(await canPost(await buildRecruiter(app, company))).toBe(true);
    expect(await canPost(await buildRecruiter(app, await buildCompany(app)))).toBe(false);
    expect(await canPost(await buildUser(app, { role: "ADMIN" }))).toBe(true);
    expect(await canPost(await buildUser(app))).toBe(false);
  });

  it.each(["", "none", "1 OR 1=1"])("is null for the invalid id %j", async (id) => {
    expect((await app.client().graphql(ONE, { id })).data.company).toBeNull();
  });

  it("is null for an unknown id", async () => {
    expect((await app.client().graphql(ONE, { id: newId() })).data.company).toBeNull();
  });
});

describe("logos", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const put = (key: string) =>
    createObjectStore(app.env).put(key, () => Readable.from([Buffer.from(svg)]), {
      contentType: "image/svg+xml",
      sizeBytes: Buffer.byteLength(svg),
    });

  it("cannot run scripts even when opened directly", async () => {
    await put("logos/cedar.svg");
    const { status, headers, body } = await app.client().get("/uploads/cedar.svg");
    expect([status, body]).toEqual([200, svg]);
    expect(headers.get("content-type")).toBe("image/svg+xml");
    expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
    expect(headers.get("cache-control")).toContain("public");
  });

  it.each(["Cedar.svg", "cedar.html", "..%2fresumes%2fx.pdf", "cedar", ".svg"])(
    "are 404 under the name %s",
    async (file) => {
      expect((await app.client().get(`/uploads/${file}`)).status).toBe(404);
    },
  );

  it("keep no connection to the store while a client does not read", async () => {
    // More than the buffers of both ends of a connection hold.
    const content = Buffer.alloc(16 * 2 ** 20, "x");
    const options = { contentType: "image/svg+xml", sizeBytes: content.length };
    await createObjectStore(app.env).put(
      "logos/large.svg",
      () => Readable.from([content]),
      options,
    );
    let body: Readable | undefined;
    const answers = jest.spyOn(S3Client.prototype, "send");
    const { hostname, port } = new URL(app.origin);
    const socket = connect(Number(port), hostname).pause();
    socket.write("GET /uploads/large.svg HTTP/1.1\r\nHost: x\r\n\r\n");
    try {
      await until("the store answers", async () => {
        const answer: unknown = await answers.mock.results[0]?.value;
        body = (answer as { Body?: Readable } | undefined)?.Body;
        return body !== undefined;
      });
      await until("the connection to the store is free", async () => body?.closed === true);
    } finally {
      answers.mockRestore();
      socket.destroy();
    }
  });

  it("are refused to a network that asks for hundreds at once, and served to others", async () => {
    await put("logos/fir.svg");
    const network = app.client();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const { logos } = app.services;
    const get = logos.get.bind(logos);
    const reading = jest
      .spyOn(logos, "get")
      .mockImplementation((file) => (file === "fir.svg" ? held.then(() => get(file)) : get(file)));
    const asked = Array.from({ length: 211 }, () => network.get("/uploads/fir.svg"));
    try {
      const refused = await Promise.race(asked);
      expect([refused.status, refused.body.code]).toEqual([429, "RATE_LIMITED"]);
      expect(refused.headers.get("retry-after")).toBe("1");
      expect(reading).toHaveBeenCalledTimes(10);
      await put("logos/oak.svg");
      expect((await app.client().get("/uploads/oak.svg")).status).toBe(200);
      // The network's queries don't wait for its logos.
      expect((await network.get("/api/companies?limit=1")).status).toBe(200);
    } finally {
      release();
      await Promise.all(asked);
      reading.mockRestore();
    }
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(210);
  });

  it("are linked from the company, over GraphQL and REST", async () => {
    const company = await buildCompany(app, { name: "Elm", logoFile: "elm.svg" });
    const { data } = await app.client().graphql(ONE, { id: company.id });
    expect(data.company.logoUrl).toBe("/uploads/elm.svg");
    const { body } = await app.client().get("/api/companies");
    expect(body).toContainEqual(
      expect.objectContaining({ _id: company.id, companyLogo: "/uploads/elm.svg" }),
    );
  });
});
