import busboy, { type Busboy } from "busboy";
import type { Request } from "express";
import type { Readable } from "node:stream";
import { badInput, type AppError } from "../../core/errors.js";
import { MAX_UPLOAD_BYTES } from "../../core/upload-body.js";
import { SpooledFile } from "./spooled-file.js";

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
  const fields = new Map<string, string>();
  let file: Promise<FormFile | null> = Promise.resolve(null);
  let fault: AppError | undefined;
  const refuse = (message: string, field?: string) => {
    fault ??= badInput(message, field ? { [field]: message } : undefined);
  };
  parser.on("field", (name, value, { valueTruncated, nameTruncated }) => {
    if (valueTruncated || nameTruncated) refuse("This is too long.", name);
    if (!fields.has(name)) fields.set(name, value);
  });
  parser.on("file", (name, stream, { filename }) => {
    if (name !== fileField) {
      refuse("A file is not expected here.", name);
      stream.resume();
      return;
    }
    file = spool(stream, filename);
    // Looked at below; until then a failure is nobody's.
    file.catch(() => undefined);
  });
  for (const limit of ["filesLimit", "fieldsLimit", "partsLimit"] as const)
    parser.on(limit, () => refuse("The form has too many fields or files."));
  try {
    await parseBody(request, parser);
    if (fault) throw fault;
    return { fields: Object.fromEntries(fields), file: await file };
  } catch (error) {
    await file.then((received) => received?.content.close()).catch(() => undefined);
    throw error;
  }
}

function openParser(request: Request): Busboy {
  try {
    if (!request.is("multipart/form-data")) throw badInput(UNREADABLE);
    return busboy({ headers: request.headers, limits: LIMITS, defParamCharset: "utf8" });
  } catch (error) {
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
    parser.once("error", () => {
      request.unpipe(parser);
      request.resume();
      reject(badInput(UNREADABLE));
    });
    request.once("close", () => {
      if (!request.readableEnded) parser.destroy(new Error("The client went away."));
    });
    request.pipe(parser);
  });
}
