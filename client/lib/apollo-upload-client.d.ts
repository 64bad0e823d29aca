// The package carries its types as JSDoc only, which the compiler does not read from packages.
declare module "apollo-upload-client/UploadHttpLink.mjs" {
  import { ApolloLink } from "@apollo/client";

  interface UploadHttpLinkOptions {
    uri?: string;
    fetch?: typeof fetch;
    credentials?: RequestCredentials;
    headers?: Record<string, string>;
  }

  export default class UploadHttpLink extends ApolloLink {
    constructor(options?: UploadHttpLinkOptions);
  }
}
