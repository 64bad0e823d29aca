import { PATIENCE } from "../core/patience.js";
import type { Env } from "../env.js";
import { storeKeys } from "../integrations/storage/store-keys.js";
import { Breaker } from "../integrations/breaker/breaker.js";
import { S3ObjectStore } from "../integrations/storage/s3-object-store.js";
import { s3Verdict } from "../integrations/storage/s3-verdict.js";

type Settings = Pick<
  Env,
  "S3_BUCKET" | "S3_REGION" | "S3_ENDPOINT" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY"
>;

/** The file store of a command, which has no services. */
export const commandStore = (settings: Settings): S3ObjectStore =>
  new S3ObjectStore({
    bucket: settings.S3_BUCKET,
    region: settings.S3_REGION,
    endpoint: settings.S3_ENDPOINT,
    keys: storeKeys(settings),
    longestMs: PATIENCE.storeMs,
    breaker: new Breaker("s3", s3Verdict),
  });
