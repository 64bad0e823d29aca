import { describe, expect, it } from "@jest/globals";
import { newId } from "../../core/ids.js";
import { keyedHash } from "../../core/secrets.js";
import { NotMeLinks } from "./not-me.links.js";

const ORIGIN = "https://jobs.example.com";
const links = new NotMeLinks(ORIGIN, "key");
const change = { userId: newId(), at: new Date("2026-11-22T15:04:00.123Z") };
const tokenIn = (link: string) => new URL(link).searchParams.get("notMe") ?? "";
const token = tokenIn(links.report(change));
const [, time = "", digest = ""] = token.split(".");

describe("the link that says that a change was someone else's", () => {
  it("goes to a page of this site", () => {
    expect(links.report(change)).toBe(`${ORIGIN}/account/factor-reset?notMe=${token}`);
  });

  it("says which change, even after a restart, because nothing is stored", () => {
    expect(new NotMeLinks(ORIGIN, "key").changeOf(token)).toEqual(change);
  });

  // Links in emails that were sent before must keep working.
  it("has a digest made for this purpose", () => {
    expect(digest).toBe(keyedHash("key", "not me", change.userId, "1795359840123"));
  });

  it.each([
    ["made with another key", tokenIn(new NotMeLinks(ORIGIN, "other").report(change))],
    ["about another person", `${newId()}.${time}.${digest}`],
    ["about another time", `${change.userId}.${Number(time) + 1}.${digest}`],
    ["with a time in another form", `${change.userId}.${time}.0.${digest}`],
    ["without a digest", `${change.userId}.${time}`],
    ["with more after its digest", `${token}.x`],
    ["without an id", `.${time}.${digest}`],
    ["empty", ""],
  ])("refuses a token that is %s", (_what, made) => {
    expect(links.changeOf(made)).toBeNull();
  });
});
