import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildCompany, buildUser, signedIn } from "../../test/factories.js";
import type { TestClient } from "../../test/test-client.js";
import { Company } from "./company.entity.js";

const SET = `mutation ($input: SetCompanyLogoInput!) { setCompanyLogo(input: $input) {
  company { logoUrl } userErrors { field code message } } }`;

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
});
afterAll(() => app.close());

async function set(companyId: string, content: Buffer | null) {
  const input = { companyId, logo: null };
  if (content === null) return (await admin.graphql(SET, { input })).data.setCompanyLogo;
  const file = new File([new Uint8Array(content)], "logo.png", { type: "image/png" });
  return (await admin.upload(SET, { input }, { "input.logo": file })).data.setCompanyLogo;
}

const background = { r: 10, g: 90, b: 80, alpha: 0.5 };
const square = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 4, background } });

async function shown(url: string) {
  const response = await fetch(`${app.origin}${url}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { response, ...(await sharp(bytes).metadata()) };
}

describe("a logo", () => {
  it.each([
    ["PNG", () => square(900, 300).png().toBuffer()],
    [
      "JPEG",
      () =>
        square(900, 300)
          .flatten()
          .withExif({ IFD0: { Artist: "Ada" } })
          .jpeg()
          .toBuffer(),
    ],
    ["WebP", () => square(900, 300).webp().toBuffer()],
  ])("made of a %s is a small PNG without metadata", async (_format, make) => {
    const { id } = await buildCompany(app);
    const { company, userErrors } = await set(id, await make());
    expect(userErrors).toEqual([]);
    const { response, format, width, height, exif } = await shown(company.logoUrl);
    expect(response.headers.get("content-type")).toBe("image/png");
    // Partners' pages and search engines show it.
    expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect({ format, width, height, exif }).toEqual({
      ...{ format: "png", width: 256, height: 85, exif: undefined },
    });
  });

  it("replaces the one before, whose file is gone, and can be removed", async () => {
    const { id } = await buildCompany(app);
    const { company: first } = await set(id, await square(40).png().toBuffer());
    const { company: second } = await set(id, await square(80).png().toBuffer());
    expect((await fetch(`${app.origin}${first.logoUrl}`)).status).toBe(404);
    expect((await shown(second.logoUrl)).width).toBe(80);
    expect(await set(id, null)).toEqual({ company: { logoUrl: null }, userErrors: [] });
    expect((await fetch(`${app.origin}${second.logoUrl}`)).status).toBe(404);
  });
});

describe("a file that is no logo", () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';
  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ["SVG", () => Buffer.from(svg), "FILE_TYPE"],
    ["GIF", () => square(9).gif().toBuffer(), "FILE_TYPE"],
    [
      "text that starts like a PNG",
      () => Buffer.from("\x89PNG\r\n\x1a\nhello", "latin1"),
      "FILE_TYPE",
    ],
    ["SVG behind the start of a WebP", () => Buffer.from(`RIFF0000WEBP${svg}`), "FILE_TYPE"],
    ["a PNG of 4,900 × 4,900 pixels", () => square(4_900).png().toBuffer(), "FILE_TYPE"],
    [
      "a cut-off JPEG",
      async () => (await square(300).flatten().jpeg().toBuffer()).subarray(0, 300),
      "FILE_TYPE",
    ],
    ["nothing", () => Buffer.alloc(0), "BAD_INPUT"],
    ["more than 2 MiB", () => Buffer.alloc(2 * 1024 * 1024 + 1, "x"), "FILE_TOO_LARGE"],
  ])("%s is refused, and the old logo stays", async (_what, make, code) => {
    const { id } = await buildCompany(app, { logoFile: "cedar.svg" });
    const { company, userErrors } = await set(id, await make());
    expect(company).toBeNull();
    expect(userErrors).toEqual([{ field: "logo", code, message: expect.stringMatching(/\w/) }]);
    const { logoFile } = await app.dataSource.manager.findOneByOrFail(Company, { id });
    expect(logoFile).toBe("cedar.svg");
  });

  it("an animated WebP is refused", async () => {
    // Two equal frames would become one.
    const frames = [square(20), square(20).negate()].map((frame) => frame.png().toBuffer());
    const animated = await sharp(await Promise.all(frames), { join: { animated: true } })
      .webp()
      .toBuffer();
    const { id } = await buildCompany(app);
    expect((await set(id, animated)).userErrors).toEqual([
      expect.objectContaining({ field: "logo", code: "FILE_TYPE" }),
    ]);
  });
});
