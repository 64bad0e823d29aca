import type { Readable } from "node:stream";

export interface PutOptions {
  contentType: string;
  sizeBytes: number;
  /** Given: browsers save the object under this name instead of showing it. */
  attachmentName?: string;
  cacheControl?: string;
}

export interface ObjectInfo {
  contentType: string;
  sizeBytes: number;
}

export interface StoredObject extends ObjectInfo {
  body: Readable;
}

export interface ListedObject {
  key: string;
  storedAt: Date;
}

/**
 * Files in a private bucket, by key ("resumes/<uuid>.pdf", "logos/acme.svg").
 * A store that does not answer is PROVIDER_UNAVAILABLE; what is missing is `null`, never an error.
 */
export interface ObjectStore {
  /** @param open starts the body from its first byte; called again when a try fails. */
  put(key: string, open: () => Readable, options: PutOptions): Promise<void>;
  get(key: string): Promise<StoredObject | null>;
  head(key: string): Promise<ObjectInfo | null>;
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>;
  /** An address that opens this one object, for `seconds`, to whoever holds it. */
  signedUrl(key: string, seconds: number): Promise<string>;
  list(prefix: string): AsyncIterable<ListedObject>;
}
