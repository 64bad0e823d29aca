import { describe, expect, it } from "@jest/globals";
import { newId } from "../../core/ids.js";
import { keyedHash } from "../../core/secrets.js";
import { NewsletterLinks } from "./newsletter.links.js";

const ORIGIN = "https://jobs.example.com";
const links = new NewsletterLinks(ORIGIN, "key");
const id = newId();
const tokenIn = (link: string) => new URL(link).searchParams.get("token") ?? "";
const token = tokenIn(links.unsubscribe(id));

describe("links in a mailing", () => {
  it("go to pages of this site", () => {
    expect(links.confirm("abc")).toBe(`${ORIGIN}/newsletter/confirm?token=abc`);
    expect(links.preferences(id)).toBe(`${ORIGIN}/newsletter/preferences?token=${token}`);
    expect(links.unsubscribe(id)).toBe(`${ORIGIN}/newsletter/unsubscribe?token=${token}`);
    expect(links.unsubscribe(id, "7")).toBe(`${links.unsubscribe(id)}&list=7`);
  });

  it("identify their subscriber even after a restart, because nothing is stored", () => {
    expect(new NewsletterLinks(ORIGIN, "key").subscriberOf(token)).toBe(id);
    expect(links.subscriberOf(tokenIn(links.preferences(id)))).toBe(id);
  });
});

describe("refuses a token that is", () => {
  const [, digest = ""] = token.split(".");
  const last = digest.at(-1) === "0" ? "1" : "0";

  it.each([
    ["made for another purpose", `${id}.${keyedHash("key", "", id)}`],
    ["made with another key", tokenIn(new NewsletterLinks(ORIGIN, "other").unsubscribe(id))],
    ["another subscriber's", `${newId()}.${digest}`],
    ["with a changed digest", `${id}.${digest.slice(0, -1)}${last}`],
    ["without a digest", id],
    ["with an empty digest", `${id}.`],
    ["without an id", `.${digest}`],
    ["with an invalid id", "7.x"],
    ["empty", ""],
  ])("%s", (_what, made) => {
    expect(links.subscriberOf(made)).toBeNull();
  });

  it("for an invalid id, even if the digest is right", () => {
    const odd = tokenIn(links.unsubscribe("x"));
    expect(links.subscriberOf(odd)).toBeNull();
  });
});
