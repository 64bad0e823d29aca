import type { Request, Response } from "express";
import { applicationTexts } from "#texts/application";
import { AppError } from "./errors.js";

/** Largest resume, in bytes; exactly this much is allowed. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;
/** The file and the form around it. */
const MAX_BODY_BYTES = MAX_UPLOAD_BYTES + 512 * 1024;

export const fileTooLarge = () =>
  new AppError("FILE_TOO_LARGE", 413, applicationTexts.resumeTooLarge, {
    fields: { resume: applicationTexts.resumeTooLarge },
  });

/**
 * To be called before a multipart parser gets the body. The parsers bound each part but not their sum, and stop
 * reading when nobody takes a file; then a client that still sends would never come to read the answer.
 * @throws FILE_TOO_LARGE when the request says itself that it is too long
 */
export function boundUploadBody(request: Request, response: Response): void {
  response.once("finish", () => {
    request.unpipe();
    request.resume();
  });
  let received = 0;
  request.on("data", (chunk: Buffer) => {
    received += chunk.length;
    if (received > MAX_BODY_BYTES) request.destroy();
  });
  request.pause();
  if (Number(request.headers["content-length"] ?? 0) > MAX_BODY_BYTES) throw fileTooLarge();
}
