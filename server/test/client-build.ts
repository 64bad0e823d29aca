import { copyFile, cp, mkdtemp, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parse } from "graphql";
import type { ClientBuild } from "../doors/web/client-build.js";
import type { Renderer } from "../doors/web/renderer.js";

const JOB = parse("query ($id: ID!) { job(id: $id) { role } }");

/** The only post of the test build's blog. */
export const POST = {
  slug: "opt-clock",
  title: "The OPT unemployment clock",
  description: "Ninety days.",
  date: "2026-11-12",
  category: "opt",
  author: "meera-iyengar",
  scene: "post-opt",
};

/** Reads a page's job as the real pages do, and answers 404 if there is none. */
const renderer: Renderer = {
  render: async ({ url, execute }) => {
    const id = new URL(url).pathname.split("/").at(-1) ?? "";
    const { data } = await execute({ query: JOB, variables: { id } });
    const job = data?.["job"] ?? null;
    const parts = { head: "", state: "", noScript: "", modules: [], late: [] };
    return { ...parts, status: job === null ? 404 : 200, html: JSON.stringify(job) };
  },
};

/** A small client build: the pages of jobs, a blog of one post, its drawing, the manifest, and the icons. */
export async function testClientBuild(): Promise<ClientBuild> {
  const filesFolder = await mkdtemp(path.join(os.tmpdir(), "staffboard-client-"));
  await copyFile(
    "client/public/manifest.webmanifest",
    path.join(filesFolder, "manifest.webmanifest"),
  );
  await cp("client/public/icons", path.join(filesFolder, "icons"), { recursive: true });
  await cp("client/public/scenes", path.join(filesFolder, "scenes"), { recursive: true });
  const postsFile = path.join(filesFolder, "blog.json");
  await writeFile(postsFile, JSON.stringify([POST]));
  return {
    renderer,
    shell: {
      fill: ({ html }) => ({ html, inline: { scripts: [], styles: [] } }),
      explorer: () => null,
      styleSheet: () => null,
    },
    filesFolder,
    postsFile,
    keepsPages: true,
  };
}
