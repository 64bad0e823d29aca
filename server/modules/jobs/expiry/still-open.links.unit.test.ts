import { describe, expect, it } from "@jest/globals";
import { newId } from "../../../core/ids.js";
import { keyedHash } from "../../../core/secrets.js";
import { StillOpenLinks } from "./still-open.links.js";

const ORIGIN = "https://jobs.example.com";
const links = new StillOpenLinks(ORIGIN, "key");
const job = { id: newId(), validThrough: new Date("2026-12-01T00:00:00Z") };
const userId = newId();
const tokenIn = (link: string) => new URL(link).searchParams.get("token") ?? "";
const token = tokenIn(links.keepOpen(job, userId));
const digestIn = (made: string) => made.split(".")[2] ?? "";
const digest = digestIn(token);
const named = { userId, digest };

describe("the link that keeps a job open", () => {
  it("goes to a page of this site and names the job and the person", () => {
    expect(links.keepOpen(job, userId)).toBe(`${ORIGIN}/jobs/still-open?token=${token}`);
    expect(links.read(token)).toEqual({ jobId: job.id, userId, digest });
  });

  // Links in emails that were sent before must keep working.
  it("has a digest of the job, the person, and the day the job ends", () => {
    const text = `${job.id} ${userId} ${job.validThrough.getTime()}`;
    const made = digestIn(tokenIn(links.keepOpen(job, userId)));
    expect(made).toBe(keyedHash("key", "still open", text));
  });

  it.each([
    ["empty", ""],
    ["without a person and a digest", job.id],
    ["without a job", `.${userId}.${digest}`],
    ["without a person", `${job.id}..${digest}`],
    ["with an invalid job", `x.${userId}.${digest}`],
    ["with an invalid person", `${job.id}.x.${digest}`],
    ["with a fourth part", `${token}.x`],
  ])("can't be a token that is %s", (_what, made) => {
    expect(links.read(made)).toBeNull();
  });

  it("without a digest is for no job", () => {
    const read = links.read(`${job.id}.${userId}`);
    expect(read).toEqual({ jobId: job.id, userId, digest: "" });
    expect(links.isFor(job, { userId, digest: "" })).toBe(false);
  });

  it("works for its job, even after a restart, because nothing is stored", () => {
    expect(new StillOpenLinks(ORIGIN, "key").isFor(job, named)).toBe(true);
  });

  it.each([
    ["another job", { ...job, id: newId() }],
    ["a job that was extended", { ...job, validThrough: new Date("2027-01-01T00:00:00Z") }],
    ["a job without an end", { ...job, validThrough: null }],
  ])("doesn't work for %s", (_what, other) => {
    expect(links.isFor(other, named)).toBe(false);
  });

  it("doesn't work for a job without an end, even if the digest is right", () => {
    const endless = { ...job, validThrough: null };
    const made = keyedHash("key", "still open", `${job.id} ${userId} undefined`);
    expect(links.isFor(endless, { userId, digest: made })).toBe(false);
  });

  it("doesn't work for another person, nor with another key", () => {
    expect(links.isFor(job, { userId: newId(), digest })).toBe(false);
    expect(new StillOpenLinks(ORIGIN, "other").isFor(job, named)).toBe(false);
  });
});
