// The package has types only as JSDoc, which TypeScript does not read from node_modules.
declare module "apollo-upload-client/UploadHttpLink.mjs" {
  import type { ApolloLink } from "@apollo/client";

  interface UploadHttpLinkOptions {
    uri?: string;
    fetch?: (url: string, init: RequestInit) => Promise<Response>;
    credentials?: RequestCredentials;
    headers?: Record<string, string>;
  }

  export default class UploadHttpLink extends ApolloLink {
    constructor(options?: UploadHttpLinkOptions);
  }
}
