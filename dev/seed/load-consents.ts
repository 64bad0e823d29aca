import { createHash } from "node:crypto";
import type { EntityManager } from "typeorm";
import { rateText } from "#texts/rates";
import { consentText, dayText } from "#texts/representation";
import { ClientSubmission } from "../../server/modules/representation/client-submission.entity.js";
import { Representation } from "../../server/modules/representation/representation.entity.js";
import { clientKey, requisitionKey } from "../../server/modules/representation/spellings.js";
import type { DemoConsent } from "./build-consents.js";
import { stableUuid } from "./data/random.js";

const FIRM = "Staffboard";

/** Writes the demo's consents and where resumes went. @param recruiterId who asked and submitted */
export async function insertConsents(
  transaction: EntityManager,
  consents: readonly DemoConsent[],
  recruiterId: string,
): Promise<void> {
  await transaction.insert(
    Representation,
    consents.map((consent) => consentRow(consent, recruiterId)),
  );
  await transaction.insert(
    ClientSubmission,
    consents.flatMap((consent) => submissionRows(consent, recruiterId)),
  );
}

const sha256 = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("hex");

const partiesOf = ({ application: { id, person, job } }: DemoConsent) => ({
  applicationId: id,
  userId: person.id,
  jobId: job.id,
  companyId: job.companyId,
});

function consentRow(consent: DemoConsent, requestedById: string) {
  const { id, client, requisition, rate, state, answeredAt, validUntil } = consent;
  const { person, job } = consent.application;
  const { currency, period } = job.salaryRange;
  const text = consentText({
    ...{ candidate: person.name, firm: FIRM, client, role: job.role, jobCode: job.code },
    ...{ requisition, rate: rateText(rate, currency, period), until: dayText(validUntil) },
  });
  const isSigned = state === "GRANTED" || state === "WITHDRAWN";
  return {
    ...partiesOf(consent),
    ...{ id, clientName: client, clientKey: clientKey(client), requisition },
    ...{ rateAmount: rate, rateCurrency: currency, ratePeriod: period, validUntil, message: null },
    ...{ candidateName: person.name, text, textSha256: sha256(text), requestedById },
    state: state === "EXPIRED" ? ("PENDING" as const) : state,
    ...{ requestedAt: consent.requestedAt, answerBy: consent.answerBy },
    ...{ remindedAt: consent.remindedAt, closedAt: consent.closedAt, answeredAt },
    answeredBy: answeredAt && ("LINK" as const),
    typedName: isSigned ? person.name : null,
    ipAddress: answeredAt && "203.0.113.7",
  };
}

function submissionRows(consent: DemoConsent, submittedById: string) {
  const { id, client, requisition, submittedAt, application } = consent;
  if (submittedAt === null) return [];
  const { resume } = application.person;
  return [
    {
      ...partiesOf(consent),
      ...{ id: stableUuid(`submission ${id}`), representationId: id },
      ...{ clientName: client, clientKey: clientKey(client), requisition },
      requisitionKey: requisition === null ? null : requisitionKey(requisition),
      resumeFileName: resume.fileName,
      resumeSha256: sha256(resume.content),
      ...{ submittedById, submittedAt, repeatedAt: null },
    },
  ];
}
