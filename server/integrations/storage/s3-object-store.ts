import { setTimeout as sleep } from "node:timers/promises";
import { addAbortSignal, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import { create as attachmentNamed } from "content-disposition";
import { applicationErrorTexts } from "#texts/errors";
import { providerUnavailable } from "../../core/errors.js";
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
}

export interface S3Keys {
  accessKeyId: string;
  secretAccessKey: string;
}

const CONNECT_TIMEOUT_MS = 4_000;
const REQUEST_TIMEOUT_MS = 5_000;
/** From the response's start to its end. */
const READ_TIMEOUT_MS = 10_000;
const PUT_TIMEOUT_MS = 20_000;
/** Large files get the time that this many bytes a millisecond take. */
const SLOWEST_PUT = 1_000;
const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 100;

/**
 * S3. The body's length is known before sending, so one PutObject streams it: no unfinished
 * multipart upload can stay in the bucket, and nothing is held in memory.
 */
export class S3ObjectStore implements ObjectStore {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor({ bucket, region, endpoint, keys }: S3Settings) {
    this.bucket = bucket;
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
    await guarded(async () => {
      for (let attempt = 1; ; attempt++) {
        try {
          return await this.putOnce(key, open(), options);
        } catch (error) {
          if (attempt === ATTEMPTS || !isTransient(error)) throw error;
          await sleep(FIRST_PAUSE_MS * 2 ** attempt * Math.random());
        }
      }
    });
  }

  async get(key: string): Promise<StoredObject | null> {
    const found = await this.unlessMissing(
      this.client.send(new GetObjectCommand({ Bucket: this.bucket, Key: key })),
    );
    if (!(found?.Body instanceof Readable)) return null;
    const { ContentDisposition: disposition, CacheControl: cacheControl } = found;
    return { ...infoOf(found), body: found.Body, disposition, cacheControl };
  }

  async read(key: string): Promise<ReadObject | null> {
    const found = await this.get(key);
    if (!found) return null;
    const { body, contentType } = found;
    addAbortSignal(AbortSignal.timeout(READ_TIMEOUT_MS), body);
    return { contentType, content: await guarded(() => buffer(body)) };
  }

  async head(key: string): Promise<ObjectInfo | null> {
    const found = await this.unlessMissing(
      this.client.send(new HeadObjectCommand({ Bucket: this.bucket, Key: key })),
    );
    return found && infoOf(found);
  }

  async remove(key: string): Promise<void> {
    await this.unlessMissing(
      this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: key })),
    );
  }

  signedUrl(key: string, seconds: number): Promise<string> {
    const command = new GetObjectCommand({ Bucket: this.bucket, Key: key });
    return guarded(() => getSignedUrl(this.client, command, { expiresIn: seconds }));
  }

  async *list(prefix: string): AsyncIterable<ListedObject> {
    let next: string | undefined;
    do {
      const command = new ListObjectsV2Command({
        Bucket: this.bucket,
        Prefix: prefix,
        ...(next ? { ContinuationToken: next } : {}),
      });
      const page = await guarded(() => this.client.send(command));
      for (const { Key: key, LastModified: storedAt, Size, ETag } of page.Contents ?? [])
        if (key && storedAt) yield { key, storedAt, sizeBytes: Size ?? 0, etag: ETag ?? "" };
      next = page.NextContinuationToken;
    } while (next);
  }

  private async putOnce(key: string, body: Readable, options: PutOptions): Promise<void> {
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
      const requestTimeout = Math.max(PUT_TIMEOUT_MS, Math.ceil(options.sizeBytes / SLOWEST_PUT));
      const abortSignal = AbortSignal.timeout(requestTimeout);
      await this.client.send(command, { abortSignal, requestTimeout });
    } finally {
      body.destroy();
    }
  }

  private unlessMissing<T>(call: Promise<T>): Promise<T | null> {
    return guarded(() =>
      call.catch((error: unknown) => {
        if (statusOf(error) === 404) return null;
        throw error;
      }),
    );
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

async function guarded<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw providerUnavailable(applicationErrorTexts.storeUnreachable, error);
  }
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** Whether to retry: there was no response, or the store is overloaded or failing. */
function isTransient(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status === 429 || status >= 500;
}

const infoOf = (found: { ContentType?: string; ContentLength?: number }): ObjectInfo => ({
  contentType: found.ContentType ?? "application/octet-stream",
  sizeBytes: found.ContentLength ?? 0,
});
