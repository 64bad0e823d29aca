import { addAbortSignal, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import { ExponentialBackoff, handleWhen, retry } from "cockatiel";
import { create as attachmentNamed } from "content-disposition";
import { applicationErrorTexts } from "#texts/errors";
import { minutes } from "../../core/clock.js";
import { AppError, ProviderAway } from "../../core/errors.js";
import { timeForCall } from "../../core/request-scope.js";
import type { Breaker } from "../breaker/breaker.js";
import { s3Status, s3Verdict } from "./s3-verdict.js";
import type {
  ListedObject,
  ObjectInfo,
  ObjectStore,
  PutOptions,
  ReadObject,
  StoredObject,
} from "./object-store.js";

export interface S3Settings {
  bucket: string;
  region: string;
  /** URL of an S3-compatible store to use instead of AWS. */
  endpoint: string | undefined;
  /** Its own keys; without them, those that the AWS SDK finds (environment, role). */
  keys?: S3Keys | undefined;
  /** For a call with all its tries, in milliseconds. Large files get more. */
  longestMs: number;
  breaker: Breaker;
}

export interface S3Keys {
  accessKeyId: string;
  secretAccessKey: string;
}

const CONNECT_TIMEOUT_MS = 4_000;
const REQUEST_TIMEOUT_MS = 5_000;
/** Large files get the time that this many bytes a millisecond take, up to a limit. */
const SLOWEST_PUT = 1_000;
const LONGEST_PUT_MS = minutes(10);
const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 100;

/**
 * S3. The body's length is known before sending, so one PutObject streams it: no unfinished
 * multipart upload can stay in the bucket, and nothing is held in memory.
 */
export class S3ObjectStore implements ObjectStore {
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly breaker: Breaker;
  private readonly longestMs: number;

  constructor({ bucket, region, endpoint, keys, longestMs, breaker }: S3Settings) {
    this.bucket = bucket;
    this.longestMs = longestMs;
    this.breaker = breaker;
    this.client = new S3Client({
      region,
      maxAttempts: ATTEMPTS,
      logger: silent,
      requestHandler: new NodeHttpHandler({
        connectionTimeout: CONNECT_TIMEOUT_MS,
        requestTimeout: REQUEST_TIMEOUT_MS,
        throwOnRequestTimeout: true,
      }),
      ...(endpoint ? twinOptions(endpoint) : {}),
      ...(keys ? { credentials: keys } : {}),
    });
  }

  /** Retries here, because the SDK does not retry streamed bodies. */
  async put(key: string, open: () => Readable, options: PutOptions): Promise<void> {
    const byRate = Math.min(LONGEST_PUT_MS, Math.ceil(options.sizeBytes / SLOWEST_PUT));
    const longestMs = timeForCall(Math.max(this.longestMs, byRate));
    // A store that says nothing is asked a second time, unless the file needs the time.
    const tryMs = Math.max(Math.ceil(longestMs / 2), Math.min(byRate, longestMs));
    await this.call(
      (signal) =>
        retries.execute((tried) => this.putOnce(key, open(), options, tried.signal, tryMs), signal),
      longestMs,
    );
  }

  async get(key: string): Promise<StoredObject | null> {
    const found = await this.call((signal) => this.find(key, signal));
    return found && { ...found, body: unlessStalled(found.body, this.longestMs) };
  }

  read(key: string): Promise<ReadObject | null> {
    return this.call(async (signal) => {
      const found = await this.find(key, signal);
      if (!found) return null;
      const content = await buffer(addAbortSignal(signal, found.body));
      return { contentType: found.contentType, content };
    });
  }

  async head(key: string): Promise<ObjectInfo | null> {
    const command = new HeadObjectCommand({ Bucket: this.bucket, Key: key });
    const found = await this.call((abortSignal) =>
      orMissing(this.client.send(command, { abortSignal })),
    );
    return found && infoOf(found);
  }

  async remove(key: string): Promise<void> {
    const command = new DeleteObjectCommand({ Bucket: this.bucket, Key: key });
    await this.call((abortSignal) => orMissing(this.client.send(command, { abortSignal })));
  }

  /** Made here, without a call to the store; only the keys may have to be fetched. */
  signedUrl(key: string, expiresIn: number): Promise<string> {
    const command = new GetObjectCommand({ Bucket: this.bucket, Key: key });
    return orAway(() =>
      limited(timeForCall(this.longestMs), () => getSignedUrl(this.client, command, { expiresIn })),
    );
  }

  async *list(prefix: string): AsyncIterable<ListedObject> {
    let next: string | undefined;
    do {
      const command = new ListObjectsV2Command({
        Bucket: this.bucket,
        Prefix: prefix,
        ...(next ? { ContinuationToken: next } : {}),
      });
      const page = await this.call((abortSignal) => this.client.send(command, { abortSignal }));
      for (const { Key: key, LastModified: storedAt, Size, ETag } of page.Contents ?? [])
        if (key && storedAt) yield { key, storedAt, sizeBytes: Size ?? 0, etag: ETag ?? "" };
      next = page.NextContinuationToken;
    } while (next);
  }

  private async putOnce(
    key: string,
    body: Readable,
    options: PutOptions,
    signal: AbortSignal,
    requestTimeout: number,
  ): Promise<void> {
    try {
      const command = new PutObjectCommand({
        Bucket: this.bucket,
        Key: key,
        Body: body,
        ContentLength: options.sizeBytes,
        ContentType: options.contentType,
        ...dispositionOf(options),
        ...(options.cacheControl ? { CacheControl: options.cacheControl } : {}),
      });
      const abortSignal = AbortSignal.any([signal, AbortSignal.timeout(requestTimeout)]);
      await this.client.send(command, { abortSignal, requestTimeout });
    } finally {
      body.destroy();
    }
  }

  private async find(key: string, abortSignal: AbortSignal): Promise<StoredObject | null> {
    const command = new GetObjectCommand({ Bucket: this.bucket, Key: key });
    const found = await orMissing(this.client.send(command, { abortSignal }));
    if (!(found?.Body instanceof Readable)) return null;
    const { ContentDisposition: disposition, CacheControl: cacheControl } = found;
    return { ...infoOf(found), body: found.Body, disposition, cacheControl };
  }

  /**
   * One call to the store with all its tries.
   * @throws UNAVAILABLE if it fails, or takes too long
   */
  private async call<Result>(
    work: (signal: AbortSignal) => Promise<Result>,
    longestMs = timeForCall(this.longestMs),
  ): Promise<Result> {
    const call = () => limited(longestMs, work);
    return orAway(() => this.breaker.run(applicationErrorTexts.storeUnreachable, call));
  }
}

function dispositionOf({ attachmentName, disposition }: PutOptions) {
  const header = attachmentName ? attachmentNamed(attachmentName) : disposition;
  return header ? { ContentDisposition: header } : {};
}

/** Silences the SDK's console output; the caller logs each failure once. */
const nothing = () => undefined;
const silent = { debug: nothing, info: nothing, warn: nothing, error: nothing };

/** Options for an S3-compatible store. AWS gets the SDK's defaults (virtual hosts, CRC of every body). */
const twinOptions = (endpoint: string) =>
  ({
    endpoint,
    forcePathStyle: true,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  }) as const;

/** Ends at the limit, whatever the work then does: not all of it can be aborted. */
async function limited<Result>(
  longestMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const end = new AbortController();
  const late = new Promise<never>((_resolve, reject) => {
    end.signal.addEventListener("abort", () => reject(new Error("The store takes too long")));
  });
  const timer = setTimeout(() => end.abort(), longestMs);
  try {
    return await Promise.race([work(end.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function orAway<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new ProviderAway(applicationErrorTexts.storeUnreachable, error);
  }
}

const orMissing = <Result>(call: Promise<Result>): Promise<Result | null> =>
  call.catch((error: unknown) => {
    if (s3Status(error) === 404) return null;
    throw error;
  });

/** A body whose next part doesn't come in time fails. How long its reader takes doesn't matter. */
function unlessStalled(body: Readable, longestMs: number): Readable {
  const parts = body[Symbol.asyncIterator]();
  return new Readable({
    read() {
      const stop = () => body.destroy(new Error("The store stopped sending"));
      const timer = setTimeout(stop, longestMs);
      parts
        .next()
        .then(({ done, value }) => this.push(done ? null : value))
        .catch((error: unknown) => this.destroy(error instanceof Error ? error : undefined))
        .finally(() => clearTimeout(timer));
    },
    destroy(error, done) {
      body.destroy();
      done(error);
    },
  });
}

const retries = retry(
  handleWhen((error) => s3Verdict(error) === "down"),
  {
    maxAttempts: ATTEMPTS - 1,
    backoff: new ExponentialBackoff({ initialDelay: FIRST_PAUSE_MS }),
  },
);

const infoOf = (found: { ContentType?: string; ContentLength?: number }): ObjectInfo => ({
  contentType: found.ContentType ?? "application/octet-stream",
  sizeBytes: found.ContentLength ?? 0,
});
