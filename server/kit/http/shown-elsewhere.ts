import type { ServerResponse } from "node:http";

/**
 * Lets pages of other origins show a public picture: chats and feed readers show previews, mails and partners' pages show logos.
 * Browsers block everything else (Cross-Origin-Resource-Policy, https://fetch.spec.whatwg.org/#cross-origin-resource-policy-header).
 */
export function showElsewhere(response: Pick<ServerResponse, "setHeader">): void {
  response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
}
