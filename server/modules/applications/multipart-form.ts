import busboy, { type Busboy } from "busboy";
import type { Request } from "express";
import type { Readable } from "node:stream";
import { AppError, badInput } from "../../core/errors.js";
import { MAX_UPLOAD_BYTES } from "../../core/upload-body.js";
import { cutOff, SpooledFile } from "./spooled-file.js";

const LIMITS = {
  files: 1,
  fields: 25,
  parts: 26,
  fieldSize: 10_000,
  fieldNameSize: 100,
  headerPairs: 20,
  // One more than allowed: a parser only cuts off, the count of what arrived decides.
  fileSize: MAX_UPLOAD_BYTES + 1,
};
const UNREADABLE = "The form could not be read. Send it as multipart/form-data.";

export interface FormFile {
  fileName: string;
  content: SpooledFile;
}

export interface MultipartForm {
  /** By name; of two with one name the first counts. */
  fields: Record<string, string>;
  file: FormFile | null;
}

/**
 * Reads a whole form; the file goes to disk while it arrives, since the fields may come after it.
 * The caller closes `file.content`.
 * @param fileField the only field that may be a file
 * @throws BAD_INPUT, FILE_TOO_LARGE
 */
export async function readForm(request: Request, fileField: string): Promise<MultipartForm> {
  const parser = openParser(request);
  const parts = new FormParts(parser, fileField);
  try {
    await parseBody(request, parser);
    return await parts.collect();
  } catch (error) {
    await parts.discard();
    throw parts.fault ?? error;
  }
}

/** What the parser finds, and the first thing that is wrong with it. */
class FormParts {
  fault: AppError | undefined;
  private readonly fields = new Map<string, string>();
  private file: Promise<FormFile | null> = Promise.resolve(null);

  constructor(parser: Busboy, fileField: string) {
    parser.on("field", (name, value, { valueTruncated, nameTruncated }) => {
      if (valueTruncated || nameTruncated) this.refuse("This is too long.", name);
      if (!this.fields.has(name)) this.fields.set(name, value);
    });
    parser.on("file", (name, stream, { filename }) => {
      // A parser that gave up may still announce a file, which would then never end.
      if (name === fileField && !parser.destroyed) return this.take(parser, stream, filename);
      this.refuse("A file is not expected here.", name);
      stream.on("error", () => undefined).resume();
    });
    for (const limit of ["filesLimit", "fieldsLimit", "partsLimit"] as const)
      parser.on(limit, () => this.refuse("The form has too many fields or files."));
  }

  async collect(): Promise<MultipartForm> {
    if (this.fault) throw this.fault;
    return { fields: Object.fromEntries(this.fields), file: await this.file };
  }

  async discard(): Promise<void> {
    const file = await this.file.catch(() => null);
    await file?.content.close();
  }

  private take(parser: Busboy, stream: Readable, fileName: string | undefined): void {
    this.file = spool(stream, fileName);
    this.file.catch((error: Error) => {
      if (error instanceof AppError) this.fault ??= error;
      parser.destroy(error);
    });
  }

  private refuse(message: string, field?: string): void {
    this.fault ??= badInput(message, field ? { [field]: message } : undefined);
  }
}

function openParser(request: Request): Busboy {
  try {
    if (!request.is("multipart/form-data")) throw badInput(UNREADABLE);
    return busboy({ headers: request.headers, limits: LIMITS, defParamCharset: "utf8" });
  } catch {
    throw badInput(UNREADABLE);
  }
}

/** A browser sends an empty part without a name where no file was chosen. */
async function spool(stream: Readable, fileName: string | undefined): Promise<FormFile | null> {
  const content = await SpooledFile.receive(stream, MAX_UPLOAD_BYTES);
  if (fileName || content.sizeBytes > 0) return { fileName: fileName ?? "", content };
  await content.close();
  return null;
}

function parseBody(request: Request, parser: Busboy): Promise<void> {
  return new Promise((resolve, reject) => {
    parser.once("close", resolve);
    // Not once: the parser may report several, and one that nobody hears would end the process.
    // Nor does it always give up by itself, and then its file would never end.
    parser.on("error", (error: Error) => {
      parser.destroy();
      request.unpipe(parser);
      request.resume();
      reject(error instanceof AppError || isSystemError(error) ? error : badInput(UNREADABLE));
    });
    request.once("close", () => {
      if (!request.readableEnded) parser.destroy(cutOff());
    });
    request.pipe(parser);
  });
}

/** A full disk, say, is not the sender's fault. */
const isSystemError = (error: Error): boolean => "errno" in error;
