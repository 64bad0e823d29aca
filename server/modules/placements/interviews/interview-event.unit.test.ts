import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { readByIcalJs, readByNodeIcal } from "../../../test/calendar-readers.js";
import { User } from "../../accounts/user.entity.js";
import { sampleApplication } from "../../applications/sample-application.js";
import { Interview } from "./interview.entity.js";
import { interviewEvent } from "./interview-event.js";
import { sampleInterview } from "./interview.mail.js";
import { momentOf } from "./zoned-time.js";

const SITE = {
  ...{ name: "Staffboard, Inc.", origin: "https://jobs.example.com" },
  ...{ email: "hi@jobs.example", address: "1 Main St" },
};
const applied = sampleApplication();
const RITA = { name: "Rita Recruiter", email: "rita@example.com" };
const ANA = { name: "Ana Ortiz", email: "ana@example.com" };
const READERS = [
  ["ical.js", readByIcalJs],
  ["node-ical", readByNodeIcal],
] as const;

interface Given {
  interview?: Partial<Interview>;
  candidate?: Partial<User>;
  recruiter?: Partial<User> | null;
  role?: string;
}

function textOf({ interview, candidate, recruiter = RITA, role }: Given = {}): string {
  const organizer = { organizerEmail: RITA.email, organizerName: RITA.name };
  const job = { ...applied.job, ...(role === undefined ? {} : { role }) };
  const part = interviewEvent(SITE, {
    interview: Object.assign(new Interview(), sampleInterview(), organizer, interview),
    candidate: Object.assign(new User(), ANA, candidate),
    recruiter: recruiter && Object.assign(new User(), recruiter),
    application: Object.assign(Object.create(applied), { job }),
  });
  return part.content;
}

const NAMES = [
  "José “Pepe” Núñez",
  "Nguyễn Thị O’Hara, Jr.",
  "Dr. Siobhán O'Brien-Smith: PhD",
  "李小龍",
  "محمد بن سلمان",
  "אברהם לוי",
  "Иван Петров",
  "ไพลิน ใจดี",
  "Zoë 👩‍👩‍👧‍👦 Lee",
  "Dave ^_^ Caret ^n ^' ^^",
  "AC\\DC, Band",
  "J=R=R",
  "Wolfeschlegelsteinhausenbergerdorff ".repeat(2).trim(),
];
const URLS = [
  "https://meet.example.com/a,b;c?d=1,2;e&f=%2C#g",
  "http://meet.example.com",
  "https://zoom.example.com/j/98765432100?pwd=QWxs.1~!*'()&x=[1]",
];

describe.each(READERS)("%s reads", (_reader, read) => {
  it.each(NAMES)("%j as it is written, whoever has that name", (name) => {
    const event = read(
      textOf({
        interview: { organizerName: name, interviewer: name },
        candidate: { name },
        role: name,
      }),
    );
    expect(event.organizer).toEqual({ address: `mailto:${RITA.email}`, name, sentBy: null });
    expect(event.attendee).toEqual({ address: `mailto:${ANA.email}`, name, rsvp: true });
  });

  it("quotes in a name as a typesetter writes them", () => {
    const candidate = { name: 'Robert "Bob" Lee ("B")' };
    expect(read(textOf({ candidate })).attendee.name).toBe("Robert “Bob” Lee (“B”)");
  });

  it.each(URLS)("the address %s as it is", (callUrl) => {
    expect(read(textOf({ interview: { callUrl } })).url).toBe(callUrl);
  });

  it("an address that only browsers take in the form that all take", () => {
    const callUrl = "https://träffa.example/möte|1?a\\b=ü";
    expect(read(textOf({ interview: { callUrl } })).url).toBe(
      "https://xn--trffa-hra.example/m%C3%B6te%7C1?a%5Cb=%C3%BC",
    );
  });

  it("texts with their commas, semicolons, colons, quotes, and lines", () => {
    const place = '200 Cedar Ave; Suite 5, "Blue Room": Dallas, TX';
    const message = "Bring:\n- an ID; or a passport,\n\n- “water”. 100 % \t sure\\";
    const event = read(
      textOf({ interview: { place, message, callUrl: null, interviewer: "Lee, Ann" } }),
    );
    expect(event.location).toBe(place);
    expect(event.description).toBe(`With Lee, Ann\n\n${message}`);
    expect(event.url).toBeNull();
  });

  it.each([
    ["the last minute before clocks go forward", "2027-03-14T01:59", "America/New_York"],
    ["the first minute after it", "2027-03-14T03:00", "America/New_York"],
    ["the first of two hours that are equal", "2026-11-01T01:30", "America/Chicago"],
    ["the hour after them", "2026-11-01T02:00", "America/Chicago"],
    ["the half hour of Lord Howe", "2027-04-04T02:15", "Australia/Lord_Howe"],
    ["a summer in London", "2027-07-01T09:00", "Europe/London"],
    ["India", "2027-07-01T09:00", "Asia/Kolkata"],
  ])("the time of %s", (_what, local, timeZone) => {
    const startsAt = momentOf(local, timeZone);
    if (!startsAt) throw new Error("No such time");
    const event = read(textOf({ interview: { startsAt, timeZone, minutes: 90 } }));
    expect(event.start).toBe(startsAt.toISOString());
    expect(Date.parse(event.end) - Date.parse(event.start)).toBe(90 * 60_000);
  });

  it("the organizer, and on whose behalf a colleague writes", () => {
    const colleague = { name: "Adam Admin", email: "adam+o'b@example.com" };
    expect(read(textOf({ recruiter: colleague })).organizer).toEqual({
      ...{ address: "mailto:rita@example.com", name: RITA.name },
      sentBy: "mailto:adam+o'b@example.com",
    });
    expect(read(textOf({ recruiter: null })).organizer).toMatchObject({
      ...{ address: "mailto:rita@example.com", sentBy: null },
    });
  });

  it("whoever acted last as the organizer of events from before it was stored, or the firm", () => {
    const interview = { organizerEmail: null, organizerName: null };
    const organizer = (recruiter: Partial<User> | null) =>
      read(textOf({ interview, recruiter })).organizer;
    expect(organizer(RITA)).toMatchObject({ address: "mailto:rita@example.com", name: RITA.name });
    expect(organizer(null)).toMatchObject({ address: `mailto:${SITE.email}`, name: SITE.name });
  });

  it("a cancellation, which asks for no answer", () => {
    const event = read(textOf({ interview: { canceledAt: new Date(), sequence: 7 } }));
    expect(event).toMatchObject({ method: "CANCEL", status: "CANCELLED", sequence: 7 });
    expect(event.attendee.rsvp).toBe(false);
  });
});

/**
 * Names as the product takes them: one line, trimmed, without control characters. Without backslashes before signs that ical.js
 * 2.2.1 takes for escapes, as it does in values.
 */
const pieces = fc.constantFrom(
  ...['"', ",", ":", "^", "^'", "^n", "\\x", "'", "=", " ", "\u{200F}"],
  ...["Ann", "é", "e\u0301", "李", "م", "👩‍👩‍👧", "\u{1F468}", "O’", "mailto:", "CN="],
);
const nameOf = (piece: fc.Arbitrary<string>) =>
  fc.array(piece, { minLength: 1, maxLength: 60 }).map((parts) => `a${parts.join("")}z`);

describe("any name", () => {
  it.each([
    ["ical.js", readByIcalJs, fc.oneof(pieces, fc.constant(";"))],
    // node-ical 0.27.2 ends a quoted name at a semicolon.
    ["node-ical", readByNodeIcal, pieces],
  ] as const)("is read by %s as it is", (_reader, read, piece) => {
    fc.assert(
      fc.property(nameOf(piece), (name) => {
        const event = read(textOf({ interview: { organizerName: name }, candidate: { name } }));
        const names = [event.organizer.name, event.attendee.name];
        expect(names.map((text) => text.replace(/[“”]/g, '"'))).toEqual([name, name]);
      }),
    );
  });

  it("stays in lines of 75 octets at most, which end as the standard says", () => {
    fc.assert(
      fc.property(nameOf(fc.oneof(pieces, fc.constant(";"))), (name) => {
        const text = textOf({ interview: { organizerName: name, message: name }, role: name });
        expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
        const lines = text.split("\r\n").map((line) => Buffer.from(line));
        expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(75);
        const decoder = new TextDecoder("utf-8", { fatal: true });
        expect(() => lines.forEach((line) => decoder.decode(line))).not.toThrow();
        expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      }),
    );
  });
});
