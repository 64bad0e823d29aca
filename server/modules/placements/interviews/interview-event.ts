import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from "ical-generator";
import { interviewMailTexts as words } from "#texts/interviews";
import { later, minutes } from "../../../core/clock.js";
import type { CalendarPart } from "../../../integrations/mail/mail.js";
import type { MailSite } from "../../outbox/mail-content.js";
import type { Invitation } from "./interview.service.js";

/**
 * The calendar event of an interview (RFC 5545, RFC 5546). Its UID stays the same and SEQUENCE grows with each change, so that
 * calendars update the event they have. Times are in UTC: each calendar shows them in its own zone, and no change of the clocks
 * can move them.
 */
export function interviewEvent(site: MailSite, invitation: Invitation): CalendarPart {
  const { interview, candidate, recruiter, application } = invitation;
  const { id, startsAt, canceledAt, sequence, updatedAt } = interview;
  const method = canceledAt ? "CANCEL" : "REQUEST";
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: site.name, product: "Interviews", language: "EN" },
  });
  calendar.createEvent({
    id: `interview-${id}@${new URL(site.origin).hostname}`,
    ...{ sequence, stamp: updatedAt, start: startsAt },
    end: later(startsAt, minutes(interview.minutes)),
    summary: words.event(application.job.role, application.job.company.name),
    location: interview.place ?? interview.callUrl,
    description: descriptionOf(invitation),
    ...(interview.callUrl === null ? {} : { url: interview.callUrl }),
    status: canceledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: recruiter?.name ?? site.name, email: recruiter?.email ?? site.email },
    attendees: [
      {
        ...{ name: candidate.name, email: candidate.email, rsvp: method === "REQUEST" },
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.NEEDSACTION,
      },
    ],
  });
  return { method, fileName: "interview.ics", content: calendar.toString() };
}

const descriptionOf = ({ interview }: Invitation): string =>
  [
    words.with(interview.interviewer),
    ...(interview.callUrl === null ? [] : [words.joinAt(interview.callUrl)]),
    ...(interview.message === null ? [] : [interview.message]),
  ].join("\n\n");
