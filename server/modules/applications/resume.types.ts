import type { Readable } from "node:stream";

/** A file while it is being received. */
export interface ArrivingFile {
  /** The sender's name for the file. */
  fileName: string;
  /** Fails if the sender disconnects. */
  content: Readable;
}
