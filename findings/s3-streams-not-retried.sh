#!/usr/bin/env bash
# What: S3Client with `maxAttempts: 3` sends a Buffer again when the store answers 503, but a stream only once; the
#   error does not say why.
# Versions: @aws-sdk/client-s3 3.1169.0
# Why it matters: Resumes are streamed from disk. One overloaded moment of the store loses the upload that the setting
#   seems to protect.
# Expected: three requests for the Buffer, one for the stream.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --ignore-scripts --silent \
  @aws-sdk/client-s3@3.1169.0
cat > seen.mjs <<'JS'
import { createServer } from "node:http";
import { Readable } from "node:stream";
import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";

let requests = 0;
const server = createServer((request, response) => {
  requests += 1;
  request.resume().on("end", () => response.writeHead(503).end());
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const silent = () => undefined;
const client = new S3Client({
  region: "us-east-1",
  endpoint: `http://127.0.0.1:${server.address().port}`,
  forcePathStyle: true,
  maxAttempts: 3,
  credentials: { accessKeyId: "test", secretAccessKey: "test" },
  logger: { debug: silent, info: silent, warn: silent, error: silent },
});
const bodies = { Buffer: Buffer.from("resume"), stream: Readable.from([Buffer.from("resume")]) };
for (const [kind, Body] of Object.entries(bodies)) {
  requests = 0;
  const put = new PutObjectCommand({ Bucket: "resumes", Key: "cv.pdf", Body, ContentLength: 6 });
  const status = await client.send(put).then(() => 200, ({ $metadata }) => $metadata.httpStatusCode);
  console.log(`${kind}: ${status} after ${requests} request(s)`);
}
process.exit();
JS
# Without the SDK's advice about Node's version.
AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED=true node seen.mjs | tee seen.txt
diff -u - seen.txt <<'EXPECTED'
Buffer: 503 after 3 request(s)
stream: 503 after 1 request(s)
EXPECTED
