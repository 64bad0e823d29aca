import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "@jest/globals";
import { HtmlValidate } from "html-validate";
import type { Mail } from "../../integrations/mail/mail.js";
import { sampleMails } from "../../test/sample-mails.js";
import type { MailContent } from "./mail-content.js";
import { renderMailLayout } from "./mail-layout.js";

const site = {
  name: "Staffboard",
  origin: "https://staffboard.example",
  email: "hello@staffboard.example",
  address: "500 Main Street, Dallas, TX 75201",
};
const samples = await sampleMails(site);
const mails = new Map(samples.map(({ name, mail }) => [name, mail]));
const NAMES = [...mails.keys()];

/** Sent to the firm’s own address, or written by a person, who greets as they like. */
const UNGREETED = [
  "application-withdrawn-inbox",
  "candidate-mail",
  "contact-answer",
  "contact-message",
  "payment-review",
  "plan-staff-news",
];

/** Who gets the replies, where it is not the site. */
const REPLY_TO: Record<string, string> = {
  "candidate-mail": "elena@example.com",
  "consent-reminder": "ana@example.com",
  "consent-requested": "ana@example.com",
  "contact-answer": "staff@example.com",
  "contact-message": "ana@example.com",
  "interview-canceled": "elena@example.com",
  "interview-changed": "elena@example.com",
  "interview-invited": "elena@example.com",
};

/** Classes without a color. */
const LAYOUT = ["stacked"];

/** The address of a video call: the only link to another site. */
const CALL = "https://meet.example.com/cedar-java";

const rules = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // Mail programs need tables with old attributes, inline styles and comments for Outlook (see mail-html.ts).
    "no-conditional-comment": "off",
    "no-deprecated-attr": "off",
    "no-inline-style": "off",
    "long-title": "off",
    "doctype-style": "off",
  },
});

const named = (name: string): Mail => {
  const mail = mails.get(name);
  if (!mail) throw new Error(`No sample of ${name}`);
  return mail;
};
const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([whole, part = whole]) => part);
const isSource = (file: string): boolean => file.endsWith(".ts") && !file.includes(".test.");
const unescaped = (html: string): string => html.replaceAll("&amp;", "&");

it("says how many more applied right below the names", () => {
  expect(named("new-applications").text).toMatch(/Li Wei\W+and 20 more\n/);
});

it.each(["application-withdrawn", "job-expiring"])(
  "keeps the job's code in one line in %s",
  (name) => {
    expect(named(name).html).toContain('<span style="white-space:nowrap">SB-10023</span>');
  },
);

it("breaks a title neither at a hyphen nor within “log in”", () => {
  const kept = (name: string) =>
    matches(named(name).html, /<h1[^>]*>.*?nowrap">([^<]*)<.*?<\/h1>/g);
  expect(kept("login-code")).toEqual(["one-time"]);
  expect(kept("factor-identity-unlinked")).toEqual(["log in"]);
});

it("keeps a month and its day in one line", () => {
  expect(named("job-expiring").html).toMatch(
    /<span style="white-space:nowrap">December 1<\/span>,\s2026/,
  );
});

it.each([
  ["factor-passkey-added", "Sunday, November 22, 2026 at 7:04 AM Pacific Time"],
  ["factor-totp-added", "Sunday, November 22, 2026 at 10:04 AM Eastern Time"],
])("%s says when, on which device and network, and leads to what to do", (name, when) => {
  const { text, html } = named(name);
  const facts = [when, "Chrome 128 on Windows 10", "203.0.113.7"];
  for (const fact of facts) expect(text).toContain(fact);
  for (const body of [text, html]) expect(body).toMatch(/\/account\/factor-reset\?notMe=[\w.-]+/);
  expect(html).toContain("This wasn’t me");
});

it.each([
  ["data-export-ready", "Sunday, November 22, 2026 at 10:00 AM Eastern Time"],
  ["deletion-requested", "Sunday, February 21, 2027 at 7:30 AM Pacific Time"],
])("%s says when it was requested and on which device, and has a way to undo it", (name, when) => {
  const { text, html } = named(name);
  const facts = [`Requested: ${when}`, "Chrome 128 on Windows 10", "203.0.113.7"];
  for (const fact of facts) expect(text).toContain(fact);
  for (const body of [text, html]) expect(body).toMatch(/\/account\/factor-reset\?notMe=[\w.-]+/);
});

it("says when the account will be deleted in the time zone of the person who asked", () => {
  const text = named("deletion-requested").text.replace(/\s+/g, " ");
  expect(text).toContain("We’ll do it on Monday, February 22, 2027 at 7:30 AM Pacific Time.");
});

it("names the device in the last mail, too, though nothing is left to undo", () => {
  const { text } = named("account-deleted");
  expect(text).toContain("Requested: Sunday, February 21, 2027 at 10:30 AM Eastern Time");
  expect(text).toContain("Device: Chrome 128 on Windows 10");
  expect(text).toContain(`Email us at ${site.email}`);
  expect(text).not.toContain("notMe=");
});

it.each([
  "deletion-requested-by-staff",
  "factor-reset-requested",
  "factor-reset-done",
  "role-admin",
  "role-candidate",
  "account-disabled",
])("%s says when, and never the device of the staff who did it", (name) => {
  const { text } = named(name);
  expect(text).toMatch(/^(When|Requested): \w+day, .* Eastern Time$/m);
  expect(text).not.toMatch(/^(Device|Network):/m);
  expect(text).not.toContain("notMe=");
});

it("names the device that accepted an invitation", () => {
  expect(named("role-accepted").text).toContain("Device: Chrome 128 on Windows 10");
});

it("has no time in UTC in a mail about an account", () => {
  const about = /^(login-code|factor|data-export|deletion|account|role)/;
  const inUtc = NAMES.filter((name) => about.test(name) && /\bUTC\b/.test(named(name).text));
  expect(inUtc).toEqual([]);
});

it("greets each reader once, on a line of its own", () => {
  const greets = /^Hi(?: Ana Ortiz)?,\n\n(?!Hi)[A-Z\d]/;
  const ungreeted = NAMES.filter((name) => !greets.test(named(name).text));
  expect(ungreeted.sort()).toEqual(UNGREETED);
});

it("keeps a time in one line with its zone", () => {
  expect(named("deletion-requested").html).toMatch(/>7:30\sAM\sPacific\sTime<\/span>/);
});

it("never leaves a short word alone in a paragraph's last line", () => {
  const ends = NAMES.flatMap((name) => matches(named(name).html, /(\S+\s\S+)<\/p>/g));
  const apart = ends.filter((end) => /^\w{1,11} \S{1,11}$/.test(end));
  expect(apart.filter((end) => !site.address.endsWith(end))).toEqual([]);
});

it("breaks a fact neither before a short last word nor within an address", () => {
  expect(named("plan-term-changed").html).toMatch(/It won’t\u00a0renew\.<\/td>/);
  expect(named("role-accepted").html).toContain("ana@<wbr>example.com");
});

it("puts facts with long names above their values on a phone, and keeps short ones beside them", () => {
  expect(named("consent-requested").html).toContain('<table class="stacked"');
  expect(named("application-received").html).not.toContain('class="stacked"');
});

it("shows no table for the plan alone", () => {
  const facts = (name: string) => matches(named(name).html, /<th scope="row"[^>]*>([^<]*)/g);
  expect(NAMES.filter((name) => facts(name).join() === "Plan")).toEqual([]);
  expect(named("plan-extended").text).toContain("Brand My CV now includes 1 month on us");
});

it("has samples of every kind that a module declares, each under a name of its own", async () => {
  const files = await readdir("server/modules", { recursive: true });
  const kinds = files.filter(isSource).flatMap((file) => {
    const text = readFileSync(path.join("server/modules", file), "utf8");
    const [, declared = ""] = /\n {2}interface NoticePayloads \{\n(.*?)\n {2}\}/s.exec(text) ?? [];
    return matches(declared, /^ {4}([A-Z_]+):/gm);
  });
  expect([...new Set(samples.map(({ kind }) => kind))].sort()).toEqual(kinds.sort());
  expect(NAMES).toHaveLength(samples.length);
});

describe.each(NAMES)("%s", (name) => {
  it("is valid HTML", async () => {
    const { results } = await rules.validateString(named(name).html);
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  });

  it("has its replies go to a person", () => {
    expect(named(name).replyTo).toBe(REPLY_TO[name] ?? site.email);
  });

  it("has one heading, one button at most, and no picture without alt", () => {
    const { html } = named(name);
    expect(matches(html, /<h1\b/g)).toHaveLength(1);
    expect(matches(html, /class="button"/g).length).toBeLessThanOrEqual(1);
    expect(matches(html, /<img(?![^>]* alt=)[^>]*>/g)).toEqual([]);
  });

  it("has only absolute URLs", () => {
    const urls = matches(named(name).html, /(?:href|src)="([^"]*)"/g);
    expect(urls.filter((url) => !url.startsWith(site.origin) && url !== CALL)).toEqual([]);
  });

  it("leaves no value out", () => {
    const { subject, text } = named(name);
    expect(`${subject}\n${text}`).not.toMatch(/undefined|null|NaN|Invalid Date/);
  });

  it("has every link of the HTML in the text too, each on its own line", () => {
    const { html, text } = named(name);
    const links = matches(unescaped(html), /<a [^>]*href="([^"]*)"/g);
    expect(links).toContain(site.origin);
    expect(text.split("\n")).toEqual(expect.arrayContaining(links));
  });

  it("has no line of text longer than 78 characters, except links", () => {
    const lines = named(name).text.split("\n");
    expect(lines.filter((line) => line.length > 78 && !line.startsWith(site.origin))).toEqual([]);
  });

  it("says who sends it and why", () => {
    for (const body of [named(name).html, named(name).text.replace(/\s+/g, " ")]) {
      expect(body).toContain(site.name);
      expect(body).toContain(site.address);
      expect(unescaped(body).replaceAll("&#39;", "'")).toContain(
        "You’re getting this email because",
      );
    }
  });

  it("has dark colors for every class with a color", () => {
    const { html } = named(name);
    const dark = html.slice(html.indexOf("prefers-color-scheme:dark"), html.indexOf("</style>"));
    const used = new Set(matches(html, /class="([^"]*)"/g).flatMap((names) => names.split(" ")));
    const colored = [...used].filter((one) => !LAYOUT.includes(one));
    expect(colored.filter((one) => !dark.includes(`.${one}`))).toEqual([]);
  });
});

describe("the layout", () => {
  const content: MailContent = {
    to: "ana@example.com",
    subject: "Hello <b>",
    preview: "Preview",
    title: "Hello",
    intro: [],
    why: "Because.",
  };

  it("wraps text at spaces, and keeps words that are longer than a line", () => {
    const long = "x".repeat(90);
    const words = "twelve chars ".repeat(12).trim();
    const [body = ""] = renderMailLayout(site, {
      ...content,
      intro: [`${words} ${long} end`],
    }).text.split("\n\n");
    expect(body.replaceAll("\n", " ")).toBe(`${words} ${long} end`);
    expect(body.split("\n").map(({ length }) => length)).toEqual([77, 77, 90, 3]);
  });

  it("quotes each line of a message, also the ones it wraps", () => {
    const quote = `First\n\n${"word ".repeat(40).trim()}`;
    const { text } = renderMailLayout(site, { ...content, quote });
    const [lines = ""] = text.split("\n\n");
    expect(lines.split("\n").every((line) => line.startsWith(">"))).toBe(true);
    expect(lines.split("\n")).toHaveLength(5);
  });

  it("escapes everything people typed", () => {
    const evil = '<img src=x onerror="alert(1)">';
    const { html } = renderMailLayout(site, {
      ...content,
      subject: evil,
      preview: evil,
      title: evil,
      intro: [evil],
      code: evil,
      quote: evil,
      facts: [[evil, evil]],
      items: [{ label: evil, url: evil, highlight: evil, about: evil }],
      button: { label: evil, url: evil },
      after: [evil],
      why: evil,
      links: [{ label: evil, url: evil }],
    });
    expect(html).not.toContain("<img src=x");
    expect(matches(html, /&lt;img src=x/g)).toHaveLength(18);
  });
});
