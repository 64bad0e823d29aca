import { mkdir } from "node:fs/promises";
import S3rver from "@20minutes/s3rver";
import account from "@20minutes/s3rver/lib/models/account.js";
import v4 from "@20minutes/s3rver/lib/signature/v4.js";
import { LOOPBACK, loopbackUrl, type Service } from "./service.js";

export interface S3TwinOptions {
  port: number;
  /** Where the objects are kept, as files. */
  directory: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Starts a local S3 that keeps its objects over a restart and checks signatures. */
export async function startS3Twin(options: S3TwinOptions): Promise<Service> {
  await mkdir(options.directory, { recursive: true });
  account.DUMMY_ACCOUNT.createKeyPair(options.accessKeyId, options.secretAccessKey);
  signBucketsAsTheSdkDoes();
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
  return { url: loopbackUrl(options.port), close: () => server.close() };
}

/**
 * The AWS SDK asks for a bucket as `/bucket/` and signs that; s3rver 4.0.4 checks `/bucket`, so
 * lists, HeadBucket and DeleteObjects would be refused.
 */
function signBucketsAsTheSdkDoes(): void {
  const original = v4.getStringToSign.bind(v4);
  v4.getStringToSign = (request, signature) => {
    const uri = /^\/[^/]+$/.test(request.uri) ? `${request.uri}/` : request.uri;
    return original({ ...request, uri }, signature);
  };
}
