import { auditSummaries, auditTexts, type AuditFacts } from "#texts/audit";
import { shownNetwork } from "../../core/network.js";
import { deviceOf } from "../../core/user-agent.js";
import type { AuditEvent } from "./audit.entity.js";
import type { AuditEntry, AuditParty } from "./audit.types.js";

/** Names by id. */
export interface Names {
  people: ReadonlyMap<string, string>;
  companies: ReadonlyMap<string, string>;
}

export interface Viewer {
  id: string;
  /** Whether the viewer may see where other people were, and their ids. */
  seesAll: boolean;
  seesNames: boolean;
}

/** The company that an event is about. */
export function companyIdOf({ targetKind, targetId, details }: AuditEvent): string | null {
  if (targetKind === "COMPANY") return targetId;
  return typeof details.companyId === "string" ? details.companyId : null;
}

/** What this viewer sees of an event: never where another person was, or with what browser. */
export function present(event: AuditEvent, names: Names, viewer: Viewer): AuditEntry {
  const { id, at, kind, actorKind, actorId, targetKind, targetId } = event;
  const isByOther = actorKind === "PERSON" && actorId !== viewer.id;
  const seesWhere = viewer.seesAll || !isByOther;
  const device = seesWhere ? deviceIn(event) : null;
  const company = names.companies.get(companyIdOf(event) ?? "");
  const facts: Partial<AuditFacts> = { ...textsIn(event), company, device: device ?? undefined };
  return {
    id,
    at,
    kind,
    summary: auditSummaries[kind](facts),
    actor: actorOf(event, names, viewer),
    subject: event.subjectId === null ? null : person(event.subjectId, names, viewer),
    network: seesWhere && event.ipAddress !== null ? shownNetwork(event.ipAddress) : null,
    browser: device,
    target: targetKind && targetId ? { kind: targetKind, id: targetId } : null,
  };
}

function actorOf(event: AuditEvent, names: Names, viewer: Viewer): AuditParty {
  const { kind: what, actorKind: kind, actorId } = event;
  if (kind !== "PERSON") return { kind, name: auditTexts.actors[kind], id: null, company: null };
  // For other kinds, the company is what the event is about.
  const companyId = what === "RESUME_OPENED" ? companyIdOf(event) : null;
  const company = names.companies.get(companyId ?? "") ?? null;
  return { ...person(actorId ?? "", names, viewer), company };
}

function person(id: string, { people }: Names, viewer: Viewer): AuditParty {
  const isKnown = viewer.seesAll || id === viewer.id;
  const name = people.get(id) ?? auditTexts.erased;
  const isShown = viewer.seesNames || id === viewer.id;
  return {
    kind: "PERSON",
    name: isShown ? name : auditTexts.hidden,
    id: isKnown ? id : null,
    company: null,
  };
}

function deviceIn({ userAgent }: AuditEvent): string | null {
  const { browser, system } = deviceOf(userAgent ?? "");
  return browser === null ? null : auditTexts.device(browser, system);
}

const textsIn = ({ details }: AuditEvent): Record<string, string> =>
  Object.fromEntries(
    Object.entries(details).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
