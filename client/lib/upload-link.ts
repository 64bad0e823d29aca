import UploadHttpLink from "apollo-upload-client/UploadHttpLink.mjs";
import { xhrFetch } from "./xhr-fetch";

/** Sends an operation with its files and reports the progress: pass it in a mutation's `context.uploadLink`. */
export const uploadLink = new UploadHttpLink({
  uri: "/graphql",
  credentials: "same-origin",
  // Lets multipart requests pass the API's CSRF check.
  headers: { "Apollo-Require-Preflight": "true" },
  fetch: xhrFetch,
});
