import { Router, type RequestHandler, type Response } from "express";
import { jobErrorTexts } from "#texts/errors";
import { forbidden, unauthenticated } from "../../../core/errors.js";
import { STALE_IF_ERROR_S } from "../../../kit/http/cache-control.js";
import type { ListDoor } from "../../../kit/http/paging.js";
import { canReadJobs } from "../record/job.policy.js";
import { MADE_EVERY_MS, type JobFiles, type ReadyFile } from "./job-files.service.js";

const XML_PATH = "/feeds/jobs.xml";
/** Points for the file that has all jobs: as for a page of a list. */
const POINTS = 100;
const MAX_AGE_S = MADE_EVERY_MS / 1000;

/** `GET /api/jobs.jsonl.gz`: all open jobs for API keys, one a line. @throws UNAUTHENTICATED, FORBIDDEN, THROTTLED, UNAVAILABLE */
export function jobLinesRoute(files: JobFiles, { points }: ListDoor): Router {
  const router = Router();
  router.get("/jobs.jsonl.gz", async (request, response) => {
    const { actor } = request.context;
    if (actor.kind === "visitor") throw unauthenticated();
    if (actor.kind !== "partner" || !canReadJobs(actor))
      throw forbidden(jobErrorTexts.notForThisKey);
    points.reserve(request.context, POINTS);
    const headers = { "Cache-Control": "private, no-cache", "Content-Type": "application/gzip" };
    await send(response, files.ready().lines, headers);
  });
  return router;
}

/** `GET /feeds/jobs.xml`: all open jobs for aggregators. Public. @throws UNAVAILABLE */
export function jobXmlRoute(files: JobFiles, gate: RequestHandler): Router {
  const router = Router();
  router.get(XML_PATH, gate, async (request, response) => {
    const { gzippedXml, xml } = files.ready();
    const headers = {
      "Cache-Control": `public, max-age=${MAX_AGE_S}, stale-if-error=${STALE_IF_ERROR_S}`,
      "Content-Type": "application/xml; charset=utf-8",
      Vary: "Accept-Encoding",
    };
    const takesGzip = request.acceptsEncodings("gzip", "identity") === "gzip";
    if (takesGzip) await send(response, gzippedXml, { ...headers, "Content-Encoding": "gzip" });
    else await send(response, xml, headers);
  });
  return router;
}

/** Answers `If-None-Match`, `If-Modified-Since`, `Range`, and HEAD, too. */
function send(response: Response, file: ReadyFile, headers: Record<string, string>): Promise<void> {
  response.set({
    ...headers,
    ETag: file.etag,
    "Last-Modified": file.madeAt.toUTCString(),
    "Sync-Cursor": file.cursor,
  });
  const options = { cacheControl: false, etag: false, lastModified: false };
  return new Promise((resolve, reject) =>
    response.sendFile(file.path, options, (error) => (error ? reject(error) : resolve())),
  );
}
