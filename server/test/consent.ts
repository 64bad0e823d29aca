import { createHash } from "node:crypto";
import { days, later } from "../core/clock.js";
import { newId } from "../core/ids.js";
import type { TestApp } from "./create-test-app.js";

interface Consent {
  clientName?: string;
  clientKey?: string;
  requisition?: string | null;
}

/** Lets an application go to a client, as if the candidate had agreed to it. @returns the consent's id */
export async function grantConsent(
  app: TestApp,
  applicationId: string,
  { clientName = "Cedar Health", clientKey = "cedar health", requisition = null }: Consent = {},
): Promise<string> {
  const [application] = await app.dataSource.query<
    { userId: string; jobId: string; companyId: string; name: string }[]
  >("SELECT userId, jobId, companyId, name FROM applications WHERE id = ?", [applicationId]);
  if (!application) throw new Error(`no application ${applicationId}`);
  const { name: candidateName, ...ids } = application;
  const [id, now, text] = [newId(), app.clock.now(), `I, ${candidateName}, agree.`];
  const row = {
    ...{ id, applicationId, ...ids, clientName, clientKey, requisition },
    ...{ rateAmount: 7000, rateCurrency: "USD", ratePeriod: "HOUR" },
    ...{ validUntil: later(now, days(30)), candidateName, text, state: "GRANTED" },
    textSha256: createHash("sha256").update(text).digest("hex"),
    ...{ requestedAt: now, answerBy: later(now, days(14)), answeredAt: now },
    ...{ answeredBy: "ACCOUNT", typedName: candidateName },
  };
  await app.dataSource.manager.getRepository("Representation").insert(row);
  return id;
}
