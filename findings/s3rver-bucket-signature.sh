#!/usr/bin/env bash
# What: s3rver takes a file from the AWS SDK, but refuses to list the bucket: the SDK signs a bucket's path with a
#   slash at its end, and s3rver checks it without.
# Versions: @20minutes/s3rver 4.0.4, @aws-sdk/client-s3 3.1169.0
# Why it matters: SignatureDoesNotMatch looks like a wrong key. The key is right, as every other request shows.
# Expected: PutObject works, ListObjectsV2 and HeadBucket are refused with the same keys.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --ignore-scripts --silent \
  @20minutes/s3rver@4.0.4 @aws-sdk/client-s3@3.1169.0
cat > seen.mjs <<'JS'
import S3rver from "@20minutes/s3rver";
import { HeadBucketCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";

const store = new S3rver({
  address: "127.0.0.1",
  port: 0,
  directory: "./store",
  silent: true,
  vhostBuckets: false,
  configureBuckets: [{ name: "resumes" }],
});
await store.run();
const client = new S3Client({
  region: "us-east-1",
  endpoint: `http://127.0.0.1:${store.httpServer.address().port}`,
  forcePathStyle: true,
  maxAttempts: 1,
  credentials: { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" },
});
const Bucket = "resumes";
for (const command of [
  new PutObjectCommand({ Bucket, Key: "cv.pdf", Body: "resume" }),
  new ListObjectsV2Command({ Bucket }),
  new HeadBucketCommand({ Bucket }),
]) {
  const status = ({ $metadata }) => $metadata.httpStatusCode;
  const outcome = await client.send(command).then(status, (error) => `${status(error)} ${error.name}`);
  console.log(`${command.constructor.name}: ${outcome}`);
}
process.exit();
JS
# Without the SDK's advice about Node's version.
AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED=true node seen.mjs | tee seen.txt
diff -u - seen.txt <<'EXPECTED'
PutObjectCommand: 200
ListObjectsV2Command: 403 SignatureDoesNotMatch
HeadBucketCommand: 403 Unknown
EXPECTED
