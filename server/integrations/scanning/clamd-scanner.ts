import { connect, type Socket } from "node:net";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { applicationErrorTexts } from "#texts/errors";
import { ProviderAway } from "../../core/errors.js";
import { timeForCall } from "../../core/request-scope.js";
import type { Verdict, VirusScanner } from "./virus-scanner.js";

const TIMEOUT_MS = 20_000;
const LONGEST_REPLY = 4_096;

/** ClamAV's daemon over TCP: the INSTREAM command of clamd(8). */
export class ClamdScanner implements VirusScanner {
  private readonly host: string;
  private readonly port: number;

  /** @param url tcp://host:port */
  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.host = hostname;
    this.port = Number(port || 3310);
  }

  async scan(content: Readable): Promise<Verdict> {
    const longestMs = timeForCall(TIMEOUT_MS);
    const socket = connect({ host: this.host, port: this.port });
    const giveUp = setTimeout(() => socket.destroy(new Error("clamd is too slow")), longestMs);
    const frames = new Frames();
    try {
      // Wait only for the reply: a failure while sending closes the socket, which also ends the
      // wait.
      pipeline(content, (chunks) => frames.of(chunks), socket, { end: false }).catch(
        (error: Error) => socket.destroy(error),
      );
      const verdict = verdictOf(await readReply(socket));
      if (!frames.complete) throw new Error("clamd answered before it had seen the file");
      return verdict;
    } catch (error) {
      throw new ProviderAway(applicationErrorTexts.scannerUnreachable, error);
    } finally {
      clearTimeout(giveUp);
      socket.destroy();
      content.destroy();
    }
  }
}

/** Each chunk is preceded by its length in four bytes; a length of zero ends the stream. */
class Frames {
  complete = false;

  async *of(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    yield Buffer.from("zINSTREAM\0");
    for await (const chunk of chunks) {
      yield lengthOf(chunk);
      yield chunk;
    }
    this.complete = true;
    yield Buffer.alloc(4);
  }
}

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}

function readReply(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    socket.setEncoding("utf8");
    socket.on("data", (part: string) => {
      text += part;
      if (text.includes("\0") || text.length > LONGEST_REPLY) resolve(text);
    });
    socket.on("end", () => resolve(text));
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("clamd hung up")));
  });
}

/**
 * "stream: OK" or "stream: Name FOUND"; anything else ("size limit exceeded. ERROR") is not a
 * result.
 */
function verdictOf(reply: string): Verdict {
  const text = reply.replace(/\0.*$/s, "").trim();
  if (text === "stream: OK") return "CLEAN";
  if (text.endsWith(" FOUND")) return "INFECTED";
  throw new Error(`clamd answered: ${text.slice(0, 200)}`);
}
