import type { S3Keys } from "./s3-object-store.js";

export interface KeySettings {
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
}

/** The file store's own keys; undefined if the AWS SDK has to find some. */
export const storeKeys = ({
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
}: KeySettings): S3Keys | undefined =>
  accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
