import type { BoardAdvert, BoardNote } from "../../modules/boards/board.types.js";
import { jobInputOf, type JobOfBoard } from "../../modules/boards/job-input/job-input.js";
import type { JobWords } from "../../modules/boards/job-input/job-words.js";
import { readAll } from "./source-of.js";

/** The only advert of a source. @throws Error if there are others */
export async function oneAdvert(content: unknown): Promise<BoardAdvert> {
  const { adverts, unread, error } = await readAll(
    typeof content === "string" ? content : JSON.stringify(content),
  );
  const [advert] = adverts;
  if (!advert || adverts.length > 1 || unread.length > 0 || error !== null)
    throw new Error(JSON.stringify({ adverts: adverts.length, unread, error: String(error) }));
  return advert;
}

/** The only advert of a source, as a job. */
export const oneJob = async (content: unknown, words: JobWords): Promise<JobOfBoard> =>
  jobInputOf(await oneAdvert(content), words);

/** What became of a field: "GUESSED from title". */
export const notesOn = (notes: readonly BoardNote[], field: BoardNote["field"]): string[] =>
  notes
    .filter((note) => note.field === field)
    .map(({ kind, from }) => (from === "" ? kind : `${kind} from ${from}`));
