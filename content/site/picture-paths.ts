import { fill } from "#site/paths";

/** Pictures of jobs and posts for link previews, 1200 × 630 pixels. */
export const picturePaths = { job: "/og/jobs/:id.png", post: "/og/posts/:id.png" } as const;

/** Raise it when the pictures look different: sites that show them keep a picture by its URL. */
const DESIGN = 3;

/** @param changed time of the last change: ISO 8601, or a Date when the server renders the page */
const pictureOf =
  (path: string) =>
  (id: string, changed: string | Date): string =>
    `${fill(path, id)}?v=${DESIGN}-${new Date(changed).getTime()}`;

export const jobPicturePath = pictureOf(picturePaths.job);
export const postPicturePath = pictureOf(picturePaths.post);
