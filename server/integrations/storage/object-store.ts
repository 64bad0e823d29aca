import type { Readable } from "node:stream";

export interface PutOptions {
  contentType: string;
  sizeBytes: number;
  /** If set, browsers save the file under this name instead of showing it. */
  attachmentName?: string;
  /** The whole header instead, as another object has it. */
  disposition?: string;
  cacheControl?: string;
}

export interface ObjectInfo {
  contentType: string;
  sizeBytes: number;
}

export interface StoredObject extends ObjectInfo {
  body: Readable;
  /** Headers that it was stored with. */
  disposition: string | undefined;
  cacheControl: string | undefined;
}

/** An object that has been read to its end. */
export interface ReadObject {
  contentType: string;
  content: Buffer;
}

export interface ListedObject {
  key: string;
  storedAt: Date;
  sizeBytes: number;
  /** Differs if the content does. */
  etag: string;
}

/**
 * Files in a private bucket, by key ("resumes/<uuid>.pdf", "logos/acme.svg"). Calls throw
 * UNAVAILABLE if the store fails or does not respond in time. A missing object is `null`, not an error.
 */
export interface ObjectStore {
  /** @param open returns the body from its first byte; called again for each retry */
  put(key: string, open: () => Readable, options: PutOptions): Promise<void>;
  /** A body that nobody reads to its end keeps a connection to the store. */
  get(key: string): Promise<StoredObject | null>;
  /** For small objects: the connection is free again before the content is sent to anyone. */
  read(key: string): Promise<ReadObject | null>;
  head(key: string): Promise<ObjectInfo | null>;
  /** Removing a missing object is not an error. */
  remove(key: string): Promise<void>;
  /** Signed URL that opens this object for `seconds`, for anyone who has it. */
  signedUrl(key: string, seconds: number): Promise<string>;
  /** In the order of the keys' bytes. */
  list(prefix: string): AsyncIterable<ListedObject>;
}
