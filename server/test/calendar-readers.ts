import ICAL from "ical.js";
import { sync as nodeIcal, type VEvent } from "node-ical";

/** The one event of a calendar part, as a program reads it. */
export interface ReadEvent {
  method: string;
  uid: string;
  sequence: number;
  status: string;
  stamp: string;
  start: string;
  end: string;
  summary: string;
  location: string;
  description: string;
  url: string | null;
  organizer: ReadPerson & { sentBy: string | null };
  attendee: ReadPerson & { rsvp: boolean };
}

interface ReadPerson {
  address: string;
  name: string;
}

/** As ical.js reads it, the library of Thunderbird. */
export function readByIcalJs(text: string): ReadEvent {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const [component, ...others] = calendar.getAllSubcomponents("vevent");
  if (!component || others.length > 0) throw new Error("Not one event");
  const valueOf = (name: string) => component.getFirstPropertyValue(name);
  const timeOf = (name: string) => (valueOf(name) as ICAL.Time).toJSDate().toISOString();
  const textOf = (name: string) => String(valueOf(name) ?? "");
  const personOf = (name: string) => ({
    address: textOf(name),
    name: String(component.getFirstProperty(name)?.getFirstParameter("cn")),
  });
  const parameterOf = (name: string, key: string) =>
    component.getFirstProperty(name)?.getParameter(key) ?? null;
  return {
    method: String(calendar.getFirstPropertyValue("method")),
    ...{ uid: textOf("uid"), sequence: Number(valueOf("sequence")), status: textOf("status") },
    ...{ stamp: timeOf("dtstamp"), start: timeOf("dtstart"), end: timeOf("dtend") },
    ...{ summary: textOf("summary"), location: textOf("location") },
    ...{ description: textOf("description"), url: valueOf("url") as string | null },
    organizer: {
      ...personOf("organizer"),
      sentBy: parameterOf("organizer", "sent-by") as string | null,
    },
    attendee: { ...personOf("attendee"), rsvp: parameterOf("attendee", "rsvp") === "TRUE" },
  };
}

/** node-ical 0.27 leaves the signs of RFC 6868 to its caller. */
const CARETS: Readonly<Record<string, string>> = { "^^": "^", "^n": "\n" };
const withoutCarets = (text: string) => text.replace(/\^[\^n]/g, (sign) => CARETS[sign] ?? sign);

interface Held {
  val: string;
  params: Readonly<Record<string, string | boolean>>;
}

/** Without parameters, values are texts. */
function plain(value: unknown): string {
  if (typeof value !== "string") throw new Error("Not a text");
  return value;
}

/** As node-ical reads it. */
export function readByNodeIcal(text: string): ReadEvent {
  const parsed = Object.values(nodeIcal.parseICS(text));
  const [event, ...others] = parsed.filter((entry): entry is VEvent => entry?.type === "VEVENT");
  if (!event || others.length > 0) throw new Error("Not one event");
  const [organizer, attendee] = [event.organizer, event.attendee] as unknown as [Held, Held];
  const personOf = ({ val, params }: Held) => ({
    address: val,
    name: withoutCarets(String(params["CN"])),
  });
  return {
    method: String(event.method),
    ...{ uid: event.uid, sequence: Number(event.sequence), status: String(event.status) },
    stamp: event.dtstamp.toISOString(),
    ...{ start: event.start.toISOString(), end: String(event.end?.toISOString()) },
    ...{ summary: plain(event.summary), location: plain(event.location) },
    ...{ description: plain(event.description), url: event.url ?? null },
    organizer: {
      ...personOf(organizer),
      sentBy: (organizer.params["SENT-BY"] as string | undefined) ?? null,
    },
    attendee: { ...personOf(attendee), rsvp: attendee.params["RSVP"] === true },
  };
}
