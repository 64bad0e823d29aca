import busboy, { type Busboy } from "busboy";
import type { Request, Response } from "express";
import type { Readable } from "node:stream";
import { errorTexts, uploadErrorTexts } from "#texts/errors";
import { badInput, tooLate, type AppError } from "../../core/errors.js";
import { PATIENCE } from "../../core/patience.js";
import { requestScope } from "../../core/request-scope.js";
import { findIllFormed } from "../../core/well-formed.js";

/** Limit for everything but the file's content: boundaries, part headers and fields, in bytes. */
const FORM_BYTES = 512 * 1024;
const FIELD_NAME_BYTES = 100;
const HEADERS_A_PART = 20;

export interface FormRules {
  /** Maximum number of fields, not counting the file. */
  maxFields: number;
  /** Maximum length of a field's value, in bytes. */
  maxFieldBytes: number;
  /** Maximum file size, in bytes. One more byte is passed on, so that the reader of the file counts it and refuses. */
  maxFileBytes: number;
  /** Error for a request whose Content-Length exceeds the file limit plus FORM_BYTES. */
  tooLarge: () => AppError;
  /** Error for a request that ends early. */
  cutOff: () => AppError;
}

/** Values by name; if a name is repeated, the first value counts. */
export type FormFields = Readonly<Record<string, string>>;

/** The form's file, while it arrives. */
export interface FormFile {
  /** Name of the form field. */
  field: string;
  /** The sender's name for the file; empty if there is none. */
  fileName: string;
  /** Fails if the sender disconnects. The form continues only after this is read or destroyed. */
  content: Readable;
}

/**
 * Receives the file; called at most once.
 * @param fields the fields that came before the file
 */
export type TakeFile = (file: FormFile, fields: FormFields) => Promise<void>;

/** @throws BAD_INPUT if the request isn't a form, or names no boundary */
export type OpenParser = (request: Request, rules: FormRules) => Busboy;

export const unexpectedFile = (field: string) =>
  badInput(uploadErrorTexts.unexpectedFile, { [field]: uploadErrorTexts.unexpectedFile });

/** A multipart/form-data request (RFC 7578) with at most one file, which is streamed and never held in memory. */
export class MultipartForm {
  private readonly patience = requestScope.getStore()?.patience;

  /**
   * Limits the request's size from now on, whether it is read or not. The parser limits each part but not their total. It also
   * stops reading while the file is not read, so a client that is still sending would never receive the response.
   * @throws `rules.tooLarge` if the Content-Length is too large
   */
  constructor(
    private readonly request: Request,
    private readonly response: Response,
    private readonly rules: FormRules,
    private readonly open: OpenParser = openBusboy,
  ) {
    const maxBytes = rules.maxFileBytes + FORM_BYTES;
    response.once("finish", () => {
      request.unpipe();
      request.resume();
    });
    let received = 0;
    const { patience } = this;
    request.on("data", (chunk: Buffer) => {
      received += chunk.length;
      // The time of the sender is not that of the providers.
      if (patience) patience.since = performance.now();
      if (received > maxBytes) request.destroy();
    });
    request.pause();
    if (Number(request.headers["content-length"] ?? 0) > maxBytes) throw rules.tooLarge();
  }

  /**
   * Reads the form to its end, or until the request is answered. Settles only after `take`.
   * @throws BAD_INPUT for a malformed form, `rules.cutOff`, UNAVAILABLE if it doesn't arrive in time, and errors of `take`
   */
  async read(take: TakeFile): Promise<FormFields> {
    const parser = this.open(this.request, this.rules);
    const parts = new FormParts(parser, take);
    const { uploadMs } = this.patience ?? PATIENCE;
    const late = setTimeout(() => parts.giveUp(), uploadMs);
    await this.feed(parser, parts).finally(() => clearTimeout(late));
    await parts.taken;
    if (parts.failure) throw parts.failure;
    return parts.fields;
  }

  /** Resolves when the parser accepts no more input, for whatever reason. */
  private feed(parser: Busboy, parts: FormParts): Promise<void> {
    const { request, response } = this;
    const breakOff = () => {
      if (!parser.destroyed) parts.fail(this.rules.cutOff());
    };
    return new Promise((resolve) => {
      parser.once("close", () => {
        request.unpipe(parser);
        request.resume();
        resolve();
      });
      // A request also emits "close" after it has been read to its end.
      request.once("close", () => {
        if (!request.readableEnded) breakOff();
      });
      response.once("finish", breakOff);
      // The sender may have disconnected before this listener was added.
      if (request.destroyed) breakOff();
      else request.pipe(parser);
    });
  }
}

/** Collects the parser's output, and the first error. */
class FormParts {
  failure: Error | undefined;
  /** Resolves when the file is no longer used; never rejects. */
  taken: Promise<void> = Promise.resolve();
  private file: Readable | undefined;
  private readonly values = new Map<string, string>();

  constructor(
    private readonly parser: Busboy,
    private readonly take: TakeFile,
  ) {
    parser.on("field", (name = "", value, { valueTruncated, nameTruncated }) => {
      const text = uploadErrorTexts.fieldTooLong;
      if (valueTruncated || nameTruncated) this.fail(badInput(text, { [name]: text }));
      if (!this.values.has(name)) this.values.set(name, value);
    });
    parser.on("file", (field = "", content, { filename: fileName = "" }) => {
      // A part may declare its own charset, for example UTF-16.
      const text = errorTexts.badCharacters;
      if (findIllFormed(fileName) !== null) this.fail(badInput(text, { [field]: text }));
      this.receive({ field, fileName, content });
    });
    for (const limit of ["filesLimit", "fieldsLimit", "partsLimit"] as const)
      parser.on(limit, () => this.fail(badInput(uploadErrorTexts.tooManyParts)));
    // on, not once: busboy 1.6.0 may emit several errors, and an unhandled one would end the process.
    parser.on("error", (error: Error) =>
      this.fail(isSystemError(error) ? error : badInput(uploadErrorTexts.unreadable)),
    );
  }

  get fields(): FormFields {
    return Object.fromEntries(this.values);
  }

  /** Stops the parser: after some errors busboy 1.6.0 does not stop by itself, and a file would never end. */
  fail(error: Error): void {
    this.failure ??= error;
    this.parser.destroy();
  }

  /** The sender takes too long. */
  giveUp(): void {
    const error = tooLate();
    // First, so that the reader of the file learns why it ends.
    this.file?.destroy(error);
    this.fail(error);
  }

  private receive(file: FormFile): void {
    const { content } = file;
    content.on("error", () => undefined);
    // A stopped parser may still emit a file, which would never end.
    if (this.parser.destroyed) return void content.destroy();
    this.file = content;
    // A file abandoned by its reader would block the form forever.
    content.once("close", () => {
      if (!content.readableEnded) this.parser.destroy();
    });
    this.taken = this.takeIn(file);
  }

  private async takeIn(file: FormFile): Promise<void> {
    try {
      await this.take(file, this.fields);
    } catch (error) {
      this.fail(error instanceof Error ? error : new Error("The file could not be read"));
    }
  }
}

function openBusboy(request: Request, rules: FormRules): Busboy {
  const { maxFields, maxFieldBytes, maxFileBytes } = rules;
  const limits = {
    files: 1,
    fields: maxFields,
    parts: maxFields + 1,
    fieldSize: maxFieldBytes,
    fieldNameSize: FIELD_NAME_BYTES,
    headerPairs: HEADERS_A_PART,
    fileSize: maxFileBytes + 1,
  };
  try {
    if (!request.is("multipart/form-data")) throw badInput(uploadErrorTexts.unreadable);
    return busboy({ headers: request.headers, limits, defParamCharset: "utf8" });
  } catch {
    throw badInput(uploadErrorTexts.unreadable);
  }
}

/** System errors, such as a full disk, are not the sender's fault. */
const isSystemError = (error: Error): boolean => "errno" in error;
