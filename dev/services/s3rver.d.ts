/** These packages ship no types: here are the parts we use, taken from their sources. */
declare module "@20minutes/s3rver" {
  interface Options {
    address: string;
    port: number;
    directory: string;
    silent: boolean;
    resetOnClose: boolean;
    vhostBuckets: boolean;
    configureBuckets: { name: string }[];
  }
  export default class S3rver {
    constructor(options: Options);
    /** Set after `run` has resolved. */
    readonly httpServer: import("node:http").Server;
    run(): Promise<unknown>;
    close(): Promise<void>;
  }
}

declare module "@20minutes/s3rver/lib/models/account.js" {
  const account: {
    DUMMY_ACCOUNT: { createKeyPair(accessKeyId: string, secretAccessKey: string): void };
  };
  export default account;
}

declare module "@20minutes/s3rver/lib/signature/v4.js" {
  const v4: {
    getStringToSign(
      request: { uri: string; headers: import("node:http").IncomingHttpHeaders },
      signature: unknown,
    ): string;
  };
  export default v4;
}
