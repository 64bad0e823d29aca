import { greeting } from "#texts/mails";
import { placementMailTexts as words } from "#texts/placements";
import { paths } from "#site/paths";
import type { MailSite } from "../outbox/mail-content.js";
import { renderMailLayout } from "../outbox/mail-layout.js";
import type { NoticeRenderer } from "../outbox/notices.js";
import { withoutLinks } from "../outbox/without-links.js";
import type { PlacementReminders } from "./placement-reminders.js";
import { SAMPLE_ID, samplePerson, type MailSamples } from "../outbox/mail-samples.js";
import { typed } from "../outbox/typed-words.js";
import { Placement } from "./placement.entity.js";

declare module "../outbox/notices.js" {
  interface NoticePayloads {
    PLACEMENT_ENDING: { placementId: string; endsOn: string; userId: string };
  }
}

/** Reminds a recruiter that a placement ends within two weeks. */
export const placementEndingMail =
  (
    site: MailSite,
    reminders: Pick<PlacementReminders, "findForMail">,
  ): NoticeRenderer<"PLACEMENT_ENDING"> =>
  async ({ placementId, endsOn, userId }) => {
    const found = await reminders.findForMail(placementId, endsOn, userId);
    if (!found) return null;
    const { to, placement, role } = found;
    const name = withoutLinks(placement.candidateName);
    const client = withoutLinks(placement.clientName);
    return renderMailLayout(site, {
      to: to.email,
      subject: words.subject(name, endsOn),
      preview: words.preview,
      title: words.title,
      intro: [greeting(withoutLinks(to.name)), words.intro(name, client, endsOn), words.ask],
      facts: [
        [words.facts.job, role],
        [words.facts.client, client],
        [words.facts.start, words.day(placement.startsOn)],
        [words.facts.end, words.day(endsOn)],
      ],
      button: { label: words.open, url: `${site.origin}${paths.desk("placements")}?show=extend` },
      why: words.why(site.name),
    });
  };

export const samples: MailSamples<"PLACEMENT_ENDING"> = (site) => {
  const placement = Object.assign(new Placement(), {
    candidateName: samplePerson.name,
    clientName: typed("Cedar Health Systems"),
    startsOn: "2026-06-08",
    endsOn: "2026-12-06",
  });
  const due = { to: samplePerson, placement, role: typed("Senior Java Engineer") };
  const render = placementEndingMail(site, { findForMail: async () => due });
  const notice = { placementId: SAMPLE_ID, endsOn: "2026-12-06", userId: SAMPLE_ID };
  return { PLACEMENT_ENDING: { "placement-ending": render(notice) } };
};
