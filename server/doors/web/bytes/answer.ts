import { createHash } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./encodings.js";

/** The bytes of one encoding, with all headers of their response. */
export interface Packed {
  bytes: Buffer;
  etag: string;
  headers: OutgoingHttpHeaders;
  /** Headers of a 304: a browser that has the bytes replaces the headers it has kept. */
  unchanged: OutgoingHttpHeaders;
}

interface Effort {
  quality: number;
  /** How far back repetitions are looked for, as a power of two of bytes. */
  window: number;
}

/**
 * 11.9 kB instead of 97 for the list of jobs. With a larger window, brotli uses tables of 20 MB: 30 bytes less, in three times
 * as much CPU time.
 */
const AT_ONCE: Effort = { quality: 8, window: 16 };
/** 10.7 kB, in some fifty times as much. */
const BEST: Effort = { quality: 11, window: constants.BROTLI_DEFAULT_WINDOW };

/** A shorter text gets no smaller; it may even grow. */
const MIN_COMPRESSED = 1024;

const brotli = (bytes: Buffer, { quality, window }: Effort): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: window,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

const COMPRESS: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => brotli(bytes, AT_ONCE),
  gzip: (bytes) => promisify(gzip)(bytes),
  identity: async (bytes) => bytes,
};

/** What is sent to everyone, compressed once for each encoding that someone asks for. */
export class Answer {
  private readonly length: number;
  private readonly digest: string;
  /** Its text, in brotli once that form is there: hundreds of answers are kept, and few are asked for in another form. */
  private source: { encoding: "identity" | "br"; bytes: Buffer };
  private readonly packed = new Map<Encoding, Packed>();
  private readonly packing = new Map<Encoding, Promise<Packed>>();

  /**
   * @param type media type of the text
   * @param headers all headers, except those that say what the body is and how it is encoded
   */
  constructor(
    text: string,
    private readonly type: string,
    private readonly headers: OutgoingHttpHeaders,
  ) {
    const bytes = Buffer.from(text);
    this.source = { encoding: "identity", bytes };
    this.length = bytes.length;
    this.digest = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  }

  /** Most that it takes, in bytes: the compressed forms together are smaller than the text. */
  get size(): number {
    return 2 * this.length;
  }

  /** @returns undefined until it is compressed */
  ready(encoding: Encoding): Packed | undefined {
    return this.packed.get(this.fitting(encoding));
  }

  /** Compresses once, however many ask at the same time. */
  async in(accepted: Encoding): Promise<Packed> {
    const encoding = this.fitting(accepted);
    const known = this.packed.get(encoding) ?? this.packing.get(encoding);
    if (known) return known;
    const made = this.pack(encoding);
    this.packing.set(encoding, made);
    return made.finally(() => this.packing.delete(encoding));
  }

  /** Replaces the brotli form by the smallest one. It takes a while, in a thread of its own. */
  async squeeze(): Promise<void> {
    this.keep("br", await brotli(await this.text(), BEST));
  }

  private async pack(encoding: Encoding): Promise<Packed> {
    return this.keep(encoding, await COMPRESS[encoding](await this.text()));
  }

  private async text(): Promise<Buffer> {
    const { encoding, bytes } = this.source;
    return encoding === "br" ? promisify(brotliDecompress)(bytes) : bytes;
  }

  private fitting(encoding: Encoding): Encoding {
    return this.length < MIN_COMPRESSED ? "identity" : encoding;
  }

  private get vary(): string {
    const names = String(this.headers["vary"] ?? "").split(",");
    const others = names.map((name) => name.trim()).filter((name) => name !== "");
    return [...new Set([...others, "Accept-Encoding"])].join(", ");
  }

  private keep(encoding: Encoding, bytes: Buffer): Packed {
    // Weak, since the same text may be compressed differently; another one for each encoding, since caches may keep both.
    const etag = `W/"${this.digest}-${encoding}"`;
    const unchanged = { ...this.headers, vary: this.vary, ETag: etag };
    const headers = {
      ...unchanged,
      "Content-Type": this.type,
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
      "Content-Length": bytes.length,
    };
    const packed = { bytes, etag, headers, unchanged };
    if (encoding === "br") this.source = { encoding, bytes };
    this.packed.set(encoding, packed);
    return packed;
  }
}
