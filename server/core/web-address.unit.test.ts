import { expect, it } from "@jest/globals";
import { webAddress } from "./web-address.js";

it.each([
  ["acme.example", "https://acme.example/"],
  ["http://acme.example/a?b", "http://acme.example/a?b"],
  ["HTTPS://acme.example", "https://acme.example/"],
  ["http.example", "https://http.example/"],
  ["acme.example/https://b", "https://acme.example/https://b"],
  ["sub.acme.co.uk:8443", "https://sub.acme.co.uk:8443/"],
])("%j is %s", (text, address) => {
  expect(webAddress(text)?.href).toBe(address);
});

it.each([
  ...[
    "",
    "acme",
    "localhost",
    "10.0.0.1",
    "acme.",
    "acme.1x",
    "sub.acme.1x",
    "javascript:alert(1)",
    "a b.example",
  ],
  ...[
    "mailto:ana@acme.example",
    "ana@acme.example",
    "https://:pass@acme.example",
    "ftp://a.example",
  ],
])("%j is no address", (text) => {
  expect(webAddress(text)).toBeNull();
});
