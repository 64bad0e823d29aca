import { describe, expect, it } from "@jest/globals";
import { withoutLinks } from "./without-links.js";

describe("removes anything that a mail program or reader takes for a link", () => {
  it.each([
    ["an address", "https://evil.test/x"],
    ["a domain", "evil.test"],
    ["a mailbox", "a@evil.test"],
    ["numbers", "203.0.113.7/x"],
    ["zero-width space", "evil\u200b.\u200btest"],
    ["zero-width joiner", "ev\u200dil.te\u200dst"],
    ["word joiner", "evil\u2060.test"],
    ["soft hyphen", "evil.\u00adtest"],
    ["byte order mark", "evil.\ufefft\ufeffest"],
    ["variation selector", "evil.\ufe0ft\ufe0fest"],
    ["ideographic full stop", "evil\u3002test"],
    ["halfwidth full stop", "evil\uff61test"],
    ["fullwidth full stop", "evil\uff0etest"],
    ["one dot leader", "evil\u2024test"],
    ["small full stop", "evil\ufe52test"],
    ["middle dot", "evil\u00b7test"],
    ["invisible characters in the ending", "evil.t\u200b\u200be"],
    ["a slash that only looks like one", "x:\u2215\u2215evil"],
    ["fullwidth letters", "\uff45\uff56\uff49\uff4c.\uff54\uff45\uff53\uff54"],
    ["fullwidth at sign", "a\uff20evil"],
    ["fullwidth scheme", "x\uff1a\uff0f\uff0fevil"],
    ["a domain in Hindi", "x.भारत"],
  ])("%s", (_name, text) => {
    expect(withoutLinks(`Win at ${text} now`)).toBe("Win at […] now");
  });

  it.each([
    "Ana Ortiz",
    "Do you hire in Austin?\n\tThank you.",
    "J. R. Smith, Ph.D",
    "3.5 years",
    "Прия किरण 李小龍",
  ])("keeps %j", (text) => {
    expect(withoutLinks(text)).toBe(text);
  });
});
