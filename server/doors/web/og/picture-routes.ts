import { Router, type RequestHandler } from "express";
import { isGone } from "#site/job-life";
import { picturePaths } from "#site/picture-paths";
import { visitor } from "../../../core/actor.js";
import type { Clock } from "../../../core/clock.js";
import { showElsewhere } from "../../../kit/http/shown-elsewhere.js";
import type { JobService } from "../../../modules/jobs/record/job.service.js";
import { readBlog } from "../blog-index.js";
import { PagePace } from "../page-pace.js";
import { jobPicture } from "./job-picture.js";
import type { Picture } from "./picture-parts.js";
import { PicturePrinter } from "./picture-printer.js";
import { postPicture } from "./post-picture.js";
import { readScene } from "./scene.js";

export interface PicturesOptions {
  siteName: string;
  jobs: JobService;
  /** JSON file with the blog posts, and the folder with their drawings (ClientBuild). */
  postsFile: string;
  filesFolder: string;
  clock: Clock;
}

/** The status that the page of the job or post has, if it has no content. */
type Missing = 404 | 410;
type FindPicture = (id: string) => Promise<Picture | Missing>;

/** The URL changes with the picture, but a job that is gone must not stay in caches for long. */
const FOUND = { "Cache-Control": "public, max-age=86400" };

/**
 * Pictures for link previews, drawn when they are first requested. A network's requests wait for each other like those for
 * pages, since each may read the database and draw a picture.
 */
export function pictureRoutes(options: PicturesOptions): Router {
  const router = Router();
  const printer = new PicturePrinter();
  const pace = new PagePace();

  const send =
    (find: FindPicture): RequestHandler<{ id: string }> =>
    async (req, res) => {
      await pace.inTurn(req.ip ?? "", async () => {
        if (res.closed) return;
        const found = await find(req.params.id);
        if (typeof found === "number")
          return void res.status(found).set("Cache-Control", "no-store").end();
        const png = await printer.print(found);
        showElsewhere(res);
        res.set(FOUND).type("png").send(png);
      });
    };
  router.get(picturePaths.job, send(findJob(options)));
  router.get(picturePaths.post, send(findPost(options)));
  return router;
}

const findJob =
  ({ siteName, jobs, clock }: PicturesOptions): FindPicture =>
  async (id) => {
    const job = await jobs.find(visitor, id);
    if (job === null) return (await jobs.wasTakenDown(id)) ? 410 : 404;
    const { closedAt, validThrough } = job;
    if (isGone({ status: jobs.statusOf(job), closedAt, validThrough }, clock.now())) return 410;
    return jobPicture(job, jobs.acceptsApplications(job), siteName);
  };

const findPost =
  ({ siteName, postsFile, filesFolder }: PicturesOptions): FindPicture =>
  async (slug) => {
    const posts = await readBlog(postsFile);
    const post = posts?.find((entry) => entry.slug === slug);
    if (!post) return 404;
    return postPicture(post, await readScene(filesFolder, post.scene), siteName);
  };
