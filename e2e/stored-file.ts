import { GetObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { setting } from "./browser.js";

/** What the site stored in S3. */
export async function storedFile(key: string): Promise<Buffer> {
  const client = new S3Client({
    region: "us-east-1",
    endpoint: setting("S3_ENDPOINT"),
    forcePathStyle: true,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  const { Body } = await client.send(
    new GetObjectCommand({ Bucket: setting("S3_BUCKET"), Key: key }),
  );
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
}
