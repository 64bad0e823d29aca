import { randomInt } from "node:crypto";
import { HandedOut } from "./handed-out.js";

export interface Answer {
  status: number;
  headers: Headers;
  // The type is not checked here: each test asserts what it expects of the response.
  // oxlint-disable-next-line typescript/no-explicit-any -- tests assert the shape; a type would claim it is known
  body: any;
}

export interface GraphQLAnswer extends Answer {
  // oxlint-disable-next-line typescript/no-explicit-any -- tests assert the shape; a type would claim it is known
  data: any;
  errors?: { message: string; extensions: { code: string; retryAfterSeconds?: number } }[];
}

type Headers_ = Record<string, string>;

let addresses = randomInt(2 ** 24);

/** A network address that no other client of this test file has. */
function newAddress(): string {
  // An odd step spreads them over all networks, and comes back to the first one after all the others.
  addresses = (addresses + 7_919) % 2 ** 24;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** A visitor with a cookie jar and its own network address, for GraphQL and REST. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  ipAddress = newAddress();
  /** Sent as `Authorization` if set. */
  apiKey: string | undefined;

  /** @param handedOut learns the secrets that this visitor gets and sends */
  constructor(
    readonly origin: string,
    private readonly handedOut: HandedOut = new HandedOut(),
  ) {}

  get(path: string, headers: Headers_ = {}): Promise<Answer> {
    return this.send("GET", path, undefined, headers);
  }

  post(path: string, body: unknown = {}, headers: Headers_ = {}): Promise<Answer> {
    const json = { "content-type": "application/json", ...headers };
    return this.send("POST", path, typeof body === "string" ? body : JSON.stringify(body), json);
  }

  postForm(path: string, form: FormData, headers: Headers_ = {}): Promise<Answer> {
    return this.send("POST", path, form, headers);
  }

  async graphql(
    query: string,
    variables: object = {},
    headers: Headers_ = {},
  ): Promise<GraphQLAnswer> {
    return toGraphQL(await this.post("/graphql", { query, variables }, headers));
  }

  /** A multipart request as apollo-upload-client sends it: `files` by variable path. */
  async upload(
    query: string,
    variables: object,
    files: Record<string, File>,
    headers: Headers_ = {},
  ): Promise<GraphQLAnswer> {
    const form = new FormData();
    form.set("operations", JSON.stringify({ query, variables }));
    const paths = Object.keys(files);
    form.set(
      "map",
      JSON.stringify(Object.fromEntries(paths.map((p, i) => [i, [`variables.${p}`]]))),
    );
    paths.forEach((p, i) => form.set(String(i), files[p]));
    return toGraphQL(
      await this.postForm("/graphql", form, { "apollo-require-preflight": "true", ...headers }),
    );
  }

  async send(
    method: string,
    path: string,
    body?: string | FormData,
    headers: Headers_ = {},
  ): Promise<Answer> {
    this.noteSent(path, body);
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(`${this.origin}${path}`, {
      method,
      redirect: "manual",
      headers: {
        "x-forwarded-for": this.ipAddress,
        ...(cookie ? { cookie } : {}),
        ...(this.apiKey ? { authorization: `Bearer ${this.apiKey}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    this.keepCookies(response.headers.getSetCookie());
    this.handedOut.addLink(response.headers.get("location") ?? "");
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json");
    if (isJson) this.handedOut.addBody(text);
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text ? JSON.parse(text) : text,
    };
  }

  private noteSent(path: string, body: string | FormData | undefined): void {
    for (const [name, value] of this.cookies) this.handedOut.add(`cookie ${name}`, value);
    if (this.apiKey) this.handedOut.add("API key", this.apiKey);
    this.handedOut.addLink(path);
    if (typeof body === "string") this.handedOut.addBody(body);
  }

  private keepCookies(lines: string[]): void {
    for (const line of lines) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "") this.cookies.delete(name);
      else this.cookies.set(name, value);
      this.handedOut.add(`cookie ${name}`, value);
    }
  }
}

const toGraphQL = (answer: Answer): GraphQLAnswer => ({
  ...answer,
  data: answer.body?.data,
  errors: answer.body?.errors,
});
