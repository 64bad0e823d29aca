import { describe, expect, it } from "@jest/globals";
import { newId } from "../../core/ids.js";
import { keyedHash } from "../../core/secrets.js";
import { FactorResetLinks } from "./factor-reset.links.js";

const ORIGIN = "https://jobs.example.com";
const links = new FactorResetLinks(ORIGIN, "key");
const id = newId();
const tokenIn = (link: string) => new URL(link).searchParams.get("token") ?? "";
const token = tokenIn(links.cancel(id));
const [, digest = ""] = token.split(".");

describe("the link that cancels a reset", () => {
  it("goes to a page of this site", () => {
    expect(links.cancel(id)).toBe(`${ORIGIN}/account/factor-reset?token=${token}`);
  });

  it("identifies its request even after a restart, because nothing is stored", () => {
    expect(new FactorResetLinks(ORIGIN, "key").resetOf(token)).toBe(id);
  });

  // Links in emails that were sent before must keep working.
  it("has a digest made for this purpose", () => {
    expect(digest).toBe(keyedHash("key", "factor-reset", id));
  });

  it.each([
    ["made for another purpose", `${id}.${keyedHash("key", "", id)}`],
    ["made with another key", tokenIn(new FactorResetLinks(ORIGIN, "other").cancel(id))],
    ["another request's", `${newId()}.${digest}`],
    ["without a digest", id],
    ["with an empty digest", `${id}.`],
    ["without an id", `.${digest}`],
    ["without an id, with its digest", `.${keyedHash("key", "factor-reset", "")}`],
    ["with an invalid id and its digest", tokenIn(links.cancel("x"))],
    ["empty", ""],
  ])("refuses a token that is %s", (_what, made) => {
    expect(links.resetOf(made)).toBeNull();
  });
});
