import { intakeMailTexts as words } from "#texts/intakes";
import { greeting } from "#texts/mails";
import { paths } from "#site/paths";
import type { MailSite } from "../outbox/mail-content.js";
import { renderMailLayout } from "../outbox/mail-layout.js";
import type { NoticeRenderer } from "../outbox/notices.js";
import { PlanService } from "../plans/plan.service.js";
import type { IntakeReminders } from "./intake-reminders.js";
import { SAMPLE_ID, samplePerson, type MailSamples } from "../outbox/mail-samples.js";
import { sampleMissing, samplePlan } from "../billing/sample-plan.js";

declare module "../outbox/notices.js" {
  interface NoticePayloads {
    INTAKE_REMINDER: { subscriptionId: string };
  }
}

/** "We need a little more to start": what is missing, and the way to the form. Not sent if nothing is missing anymore. */
export const intakeReminderMail =
  (
    site: MailSite,
    reminders: Pick<IntakeReminders, "findDue">,
    plans: Pick<PlanService, "findChoice">,
  ): NoticeRenderer<"INTAKE_REMINDER"> =>
  async ({ subscriptionId }) => {
    const due = await reminders.findDue(subscriptionId);
    if (!due) return null;
    const { plan, person, missing } = due;
    const title = plans.findChoice(plan.productId)?.plan.title ?? plan.productId;
    return renderMailLayout(site, {
      to: person.email,
      subject: words.subject(title),
      preview: words.preview,
      title: words.title,
      intro: [greeting(person.name), words.intro(title), words.needs(missing)],
      button: { label: words.button, url: site.origin + paths.planIntake(plan.id) },
      after: [words.byEmail],
      why: words.why(site.name),
    });
  };

export const samples: MailSamples<"INTAKE_REMINDER"> = (site) => {
  const due = { plan: samplePlan(), person: samplePerson, missing: sampleMissing };
  const reminders = { findDue: async () => due };
  const render = intakeReminderMail(site, reminders, new PlanService());
  return { INTAKE_REMINDER: { "intake-reminder": render({ subscriptionId: SAMPLE_ID }) } };
};
