import { PATIENCE, type Patience } from "../../core/patience.js";
import type { Breaker } from "../breaker/breaker.js";
import { createBreakers } from "../breaker/breakers.js";
import type { ObjectStore } from "./object-store.js";
import { S3ObjectStore } from "./s3-object-store.js";
import { storeKeys, type KeySettings } from "./store-keys.js";

interface StoreSettings extends KeySettings {
  S3_BUCKET: string;
  S3_REGION: string;
  S3_ENDPOINT?: string | undefined;
}

/** @param breaker commands have their own */
export const createObjectStore = (
  env: StoreSettings,
  { storeMs: longestMs }: Pick<Patience, "storeMs"> = PATIENCE,
  breaker: Breaker = createBreakers().s3,
): ObjectStore =>
  new S3ObjectStore({
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    keys: storeKeys(env),
    longestMs,
    breaker,
  });
