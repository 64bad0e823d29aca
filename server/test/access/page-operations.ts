import { jobPicturePath, postPicturePath } from "#site/picture-paths";
import { jsonFeedOf } from "#site/json-feed";
import { paths } from "#site/paths";
import { newId } from "../../core/ids.js";
import { POST } from "../client-build.js";
import type { RestRow } from "./rest-operations.js";
import type { World } from "./actors.js";

const get =
  (path: (world: World) => string): RestRow[0] =>
  (world, client) =>
    client.get(path(world));

const CHANGED = "2026-11-22T04:42:00.000Z";

/** Routes that exist only with a client build. All people get what visitors get: a shared cache may keep it. */
export const PAGE_ROUTES: Record<string, RestRow> = {
  "GET /manifest.webmanifest": [get(() => "/manifest.webmanifest"), "ok"],
  "GET /favicon.ico": [get(() => "/favicon.ico"), "ok"],
  "GET /.well-known/security.txt": [get(() => "/.well-known/security.txt"), "ok"],
  "GET /robots.txt": [get(() => "/robots.txt"), "ok"],
  "GET /sitemap.xml": [get(() => "/sitemap.xml"), "ok"],
  "GET /feeds/blog.rss": [get(() => paths.blogFeed), "ok"],
  "GET /feeds/blog.json": [get(() => jsonFeedOf(paths.blogFeed)), "ok"],
  "GET /og/jobs/:id.png": [get(({ job }) => jobPicturePath(job.id, CHANGED)), "ok"],
  "GET /og/jobs/:id.png (draft)": [get(({ draft }) => jobPicturePath(draft.id, CHANGED)), "404"],
  "GET /og/posts/:id.png": [get(() => postPicturePath(POST.slug, CHANGED)), "ok"],
  "GET /og/posts/:id.png (none)": [get(() => postPicturePath(newId(), CHANGED)), "404"],
};

/** What handlers without an Express route answer. */
export const HANDLED: Record<string, RestRow> = {
  "GET /assets/:file": [get(() => "/assets/none.css"), "404"],
  "GET /job-details/:id": [get(({ job }) => paths.jobDetails(job.id)), "ok"],
  "GET /job-details/:id (draft)": [get(({ draft }) => paths.jobDetails(draft.id)), "404"],
};
