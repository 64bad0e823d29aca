import { encodingFor } from "./encodings.js";

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["BR ; Q=1 , gzip", "br"],
  ["*", "br"],
  ["br;q=0, *;q=0.1", "gzip"],
  ["gzip;q=0.5, identity", "identity"],
  ["identity;q=0.5, gzip;q=0.5", "gzip"],
  ["deflate", "identity"],
  ["gzip;level=1, br;q=0.5", "gzip"],
  ["br;q=0.1, gzip;q=0.1, *;q=0.5", "identity"],
  ["br;q=none", "identity"],
  ["*;q=0", "identity"],
  ["", "identity"],
  [undefined, "identity"],
])("for %s it is %s", (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
