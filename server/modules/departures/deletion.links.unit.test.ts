import { describe, expect, it } from "@jest/globals";
import { newId } from "../../core/ids.js";
import { keyedHash } from "../../core/secrets.js";
import { DeletionLinks } from "./deletion.links.js";

const ORIGIN = "https://jobs.example.com";
const links = new DeletionLinks(ORIGIN, "key");
const id = newId();
const tokenIn = (link: string) => new URL(link).searchParams.get("token") ?? "";
const token = tokenIn(links.keep(id));
const [, digest = ""] = token.split(".");

describe("the link that keeps an account", () => {
  it("goes to a page of this site", () => {
    expect(links.keep(id)).toBe(`${ORIGIN}/account/keep?token=${token}`);
  });

  it("identifies its request even after a restart, because nothing is stored", () => {
    expect(new DeletionLinks(ORIGIN, "key").deletionOf(token)).toBe(id);
  });

  // Links in emails that were sent before must keep working.
  it("has a digest made for this purpose", () => {
    expect(digest).toBe(keyedHash("key", "keep account", id));
  });

  it.each([
    ["made for another purpose", `${id}.${keyedHash("key", "", id)}`],
    ["made with another key", tokenIn(new DeletionLinks(ORIGIN, "other").keep(id))],
    ["another request's", `${newId()}.${digest}`],
    ["without a digest", id],
    ["with an empty digest", `${id}.`],
    ["without an id", `.${digest}`],
    ["without an id, with its digest", `.${keyedHash("key", "keep account", "")}`],
    ["with an invalid id and its digest", tokenIn(links.keep("x"))],
    ["empty", ""],
  ])("refuses a token that is %s", (_what, made) => {
    expect(links.deletionOf(made)).toBeNull();
  });
});
