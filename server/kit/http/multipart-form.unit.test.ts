import { describe, expect, it, jest } from "@jest/globals";
import type { Request, Response } from "express";
import { EventEmitter } from "node:events";
import { PassThrough, Writable, type Readable } from "node:stream";
import { uploadErrorTexts } from "#texts/errors";
import { badInput } from "../../core/errors.js";
import { MultipartForm, type TakeFile } from "./multipart-form.js";

const RULES = {
  maxFields: 3,
  maxFieldBytes: 100,
  maxFileBytes: 1000,
  tooLarge: () => badInput("too large"),
  cutOff: () => badInput("cut off"),
};

/**
 * Does what busboy 1.6.0 may do with a form it can't read: several errors, a file after the first one, or a file without an end
 * unless it is destroyed. What makes it do so stays out of this test.
 */
class Parser extends Writable {
  private file: PassThrough | undefined;

  /** @param work at the form's first bytes */
  constructor(private readonly work: (parser: Parser) => void) {
    super({ autoDestroy: false });
  }

  startFile(): PassThrough {
    const content = new PassThrough();
    this.file ??= content;
    this.emit("file", "resume", content, { filename: "cv.pdf" });
    return content;
  }

  override _write(_chunk: Buffer, _encoding: string, done: () => void): void {
    this.work(this);
    done();
  }

  override _destroy(_error: Error | null, done: (error?: Error | null) => void): void {
    this.file?.destroy(new Error("Unexpected end of form"));
    done();
  }
}

/** Reads a form that keeps arriving while this parser works on it. */
async function read(work: (parser: Parser) => void, take: TakeFile = readWhole) {
  const request = Object.assign(new PassThrough(), { headers: {} });
  const parser = new Parser(work);
  const form = new MultipartForm(
    request as unknown as Request,
    new EventEmitter() as Response,
    RULES,
    () => parser,
  );
  request.write("some bytes");
  const outcome = await form.read(take).catch((error: unknown) => error);
  return { outcome, parser, request };
}

async function readWhole({ content }: { content: Readable }): Promise<void> {
  await content.toArray();
}

const UNREADABLE = { code: "BAD_INPUT", message: uploadErrorTexts.unreadable };

describe("a form that the parser can't read", () => {
  it("is refused after several errors, and its sender is heard to the end", async () => {
    const { outcome, parser, request } = await read((one) => {
      one.emit("error", new Error("first"));
      one.emit("error", new Error("second"));
    });
    expect(outcome).toMatchObject(UNREADABLE);
    expect(parser.destroyed).toBe(true);
    expect(request.isPaused()).toBe(false);
  });

  it("is refused in the middle of a file, which then ends", async () => {
    let content: Readable | undefined;
    const { outcome } = await read((one) => {
      const file = one.startFile();
      content = file;
      file.write("%PDF-");
      one.emit("error", new Error("in the file"));
    });
    expect(outcome).toMatchObject(UNREADABLE);
    expect(content?.destroyed).toBe(true);
  });

  it("receives no file after an error", async () => {
    const take = jest.fn(readWhole);
    let content: Readable | undefined;
    const { outcome } = await read((one) => {
      one.emit("error", new Error("before the file"));
      content = one.startFile();
    }, take);
    expect(outcome).toMatchObject(UNREADABLE);
    expect(take).not.toHaveBeenCalled();
    expect(content?.destroyed).toBe(true);
  });

  it("keeps the first error if reading the file fails because of it", async () => {
    const { outcome } = await read(
      (one) => {
        one.startFile();
        one.emit("error", new Error("in the file"));
      },
      async ({ content }) => {
        await content.toArray().catch(() => Promise.reject(new Error("of the file's reader")));
      },
    );
    expect(outcome).toMatchObject(UNREADABLE);
  });

  it("is not blamed on its sender if the system failed", async () => {
    const full = Object.assign(new Error("no space left"), { errno: -28, code: "ENOSPC" });
    const { outcome } = await read((one) => one.emit("error", full));
    expect(outcome).toBe(full);
  });
});
