import { interviewMailTexts as words } from "#texts/interviews";
import { later, minutes } from "../../../core/clock.js";
import type { CalendarPart } from "../../../integrations/mail/mail.js";
import {
  calendarAddress,
  calendarComponent,
  calendarProperty as property,
  calendarText,
  calendarTime,
  calendarUri,
} from "../../../kit/calendar-text.js";
import type { MailSite } from "../../outbox/mail-content.js";
import type { Invitation } from "./interview.service.js";

/**
 * The calendar event of an interview (RFC 5545, RFC 5546). Its UID stays the same and SEQUENCE grows with each change, so that
 * calendars update the event they have. Times are in UTC: each calendar shows them in its own zone, and no change of the clocks
 * can move them.
 */
export function interviewEvent(site: MailSite, invitation: Invitation): CalendarPart {
  const method = invitation.interview.canceledAt ? "CANCEL" : "REQUEST";
  const event = calendarComponent("VEVENT", [
    ...identityOf(site, invitation),
    ...contentOf(invitation),
    organizerOf(site, invitation),
    attendeeOf(invitation),
  ]);
  const calendar = calendarComponent("VCALENDAR", [
    property("VERSION", "2.0"),
    property("PRODID", calendarText(`-//${site.name}//Interviews//EN`)),
    property("METHOD", method),
    event,
  ]);
  return { method, fileName: "interview.ics", content: `${calendar}\r\n` };
}

function identityOf(site: MailSite, { interview }: Invitation): string[] {
  const { id, sequence, updatedAt, canceledAt } = interview;
  return [
    property("UID", `interview-${id}@${new URL(site.origin).hostname}`),
    property("SEQUENCE", String(sequence)),
    property("DTSTAMP", calendarTime(updatedAt)),
    property("STATUS", canceledAt ? "CANCELLED" : "CONFIRMED"),
  ];
}

function contentOf(invitation: Invitation): string[] {
  const { interview, application } = invitation;
  const { startsAt, place, callUrl } = interview;
  const { role, company } = application.job;
  return [
    property("DTSTART", calendarTime(startsAt)),
    property("DTEND", calendarTime(later(startsAt, minutes(interview.minutes)))),
    property("SUMMARY", calendarText(words.event(role, company.name))),
    property("LOCATION", calendarText(place ?? callUrl ?? "")),
    property("DESCRIPTION", calendarText(descriptionOf(invitation))),
    ...(callUrl === null ? [] : [property("URL", calendarUri(callUrl))]),
  ];
}

const descriptionOf = ({ interview }: Invitation): string =>
  [
    words.with(interview.interviewer),
    ...(interview.callUrl === null ? [] : [words.joinAt(interview.callUrl)]),
    ...(interview.message === null ? [] : [interview.message]),
  ].join("\n\n");

/**
 * Whoever scheduled it, for the whole life of the event: calendars may ignore a change from anyone else (RFC 5546, 2.1.4). A
 * colleague who changes it acts on their behalf.
 */
function organizerOf(site: MailSite, { interview, recruiter }: Invitation): string {
  const email = interview.organizerEmail ?? recruiter?.email ?? site.email;
  const name = interview.organizerName ?? (recruiter?.name || site.name);
  const isByOther = recruiter !== null && recruiter.email !== email;
  return property("ORGANIZER", calendarAddress(email), {
    CN: name,
    ...(isByOther && { "SENT-BY": calendarAddress(recruiter.email) }),
  });
}

/** An account keeps its address, so that no calendar is left with an event that nobody can change. */
function attendeeOf({ interview, candidate, application }: Invitation): string {
  return property("ATTENDEE", calendarAddress(candidate.email), {
    CN: candidate.name || application.name,
    ROLE: "REQ-PARTICIPANT",
    ...(!interview.canceledAt && { PARTSTAT: "NEEDS-ACTION", RSVP: "TRUE" }),
  });
}
