import { mkdir } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import S3rver from "@20minutes/s3rver";
import account from "@20minutes/s3rver/lib/models/account.js";
import v4 from "@20minutes/s3rver/lib/signature/v4.js";
import { LOOPBACK, loopbackUrl, type Service } from "./service.js";

export interface S3TwinOptions {
  port: number;
  /** The folder where objects are stored as files. */
  directory: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A private request header that tells the signature check which path was signed. */
const SENT_PATH = "staffboard-sent-path";

/** Starts a local S3 that keeps its objects across restarts and checks signatures. */
export async function startS3Twin(options: S3TwinOptions): Promise<Service> {
  await mkdir(options.directory, { recursive: true });
  account.DUMMY_ACCOUNT.createKeyPair(options.accessKeyId, options.secretAccessKey);
  signPathsAsSent();
  const server = new S3rver({
    address: LOOPBACK,
    port: options.port,
    directory: options.directory,
    silent: true,
    resetOnClose: false,
    vhostBuckets: false,
    configureBuckets: [{ name: options.bucket }],
  });
  await server.run();
  server.httpServer.prependListener("request", ({ headers, url }: IncomingMessage) => {
    headers[SENT_PATH] = (url ?? "/").replace(/\?.*/, "");
  });
  return { url: loopbackUrl(options.port), close: () => server.close() };
}

/**
 * The AWS SDK requests a bucket as `/bucket/` and signs that path, but s3rver 4.0.4 checks the signature against `/bucket`.
 * Without this fix it would refuse lists, HeadBucket and DeleteObjects.
 */
function signPathsAsSent(): void {
  const original = v4.getStringToSign.bind(v4);
  v4.getStringToSign = (request, signature) => {
    const isBucket = request.headers[SENT_PATH] === `${request.uri}/`;
    return original(isBucket ? { ...request, uri: `${request.uri}/` } : request, signature);
  };
}
