import type { DataSource, EntityManager } from "typeorm";
import { z } from "zod";
import { accountErrorTexts } from "#texts/errors";
import { fieldTexts } from "#texts/fields";
import { requireUser, type Actor } from "../../core/actor.js";
import type { ClientInfo } from "../../core/client-info.js";
import type { Clock } from "../../core/clock.js";
import { notFound, unauthenticated } from "../../core/errors.js";
import type { Input } from "../../core/input.js";
import { line, parse } from "../../core/validation.js";
import { webAddress } from "../../core/web-address.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { AuditService } from "../audit/audit.service.js";
import { phoneFields } from "./phone.js";
import { isErased, User } from "./user.entity.js";

const MAX_LINKEDIN = 200;
const LINKEDIN_HOST = /^(.+\.)?linkedin\.com$/;

/** Empty removes the address; undefined or null keeps it. */
const linkedin = z
  .string()
  .nullish()
  .transform((text, context) => {
    if (typeof text !== "string") return undefined;
    if (text.trim() === "") return "";
    const url = webAddress(text.trim());
    if (url && LINKEDIN_HOST.test(url.hostname) && url.href.length <= MAX_LINKEDIN) return url.href;
    context.addIssue({ code: "custom", message: fieldTexts.linkedInInvalid });
    return z.NEVER;
  });

export const personName = line(100, fieldTexts.nameMissing);

/** The details that a person gives when signing up. */
export const personFields = z
  .object({
    name: personName,
    location: line(100, fieldTexts.locationMissing),
  })
  .and(phoneFields);

const profileSchema = personFields.and(z.object({ linkedin }));

/** What a person answered elsewhere on the site: in an application, or as their signature. */
export type KnownDetails = Partial<
  Pick<User, "name" | "countryCode" | "phone" | "location"> & { linkedin: string | null }
>;

const applicationMailsSchema = z.object({ enabled: z.boolean() });

/** A person's own details. */
export class ProfileService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes the actor's own details.
   * @param input name, countryCode, phone, location, linkedin
   * @throws UNAUTHENTICATED, FORBIDDEN for API keys, BAD_INPUT
   */
  async update(
    actor: Actor,
    input: Input<typeof profileSchema>,
    client: ClientInfo,
  ): Promise<User> {
    const { id } = requireUser(actor);
    const given = parse(profileSchema, input);
    return inTransaction(this.dataSource, async (transaction) => {
      const lock = { mode: "pessimistic_write" } as const;
      const user = await transaction.findOne(User, { where: { id }, lock });
      if (!user || isErased(user)) throw notFound("user");
      const changed = changedFields(user, given);
      if (changed.length === 0) return user;
      await transaction.update(User, { id }, { ...given, updatedAt: this.clock.now() });
      const details = { fields: changed.join(", ") };
      await this.audit.record(transaction, { kind: "PROFILE_CHANGED", actor, details, client });
      return transaction.findOneByOrFail(User, { id });
    });
  }

  /**
   * Fills in the person's empty details with what they answered elsewhere, so that no one is asked twice. What they have given
   * before stays. A LinkedIn address that the profile would refuse is left out.
   * @param transaction that of the answer. Call it before the transaction writes a row that refers to the person, unless it has
   *   locked them.
   * @throws UNAUTHENTICATED if the account was deleted since the request began
   */
  async fillIn(transaction: EntityManager, userId: string, known: KnownDetails): Promise<void> {
    const lock = { mode: "pessimistic_write" } as const;
    const user = await transaction.findOne(User, { where: { id: userId }, lock });
    if (!user || isErased(user)) throw unauthenticated(accountErrorTexts.deleted);
    const missing = missingIn(user, known);
    const fields = Object.keys(missing).filter((field) => field !== "countryCode");
    if (fields.length === 0) return;
    await transaction.update(User, { id: user.id }, { ...missing, updatedAt: this.clock.now() });
    const details = { fields: fields.join(", ") };
    const actor = { kind: "person", id: userId } as const;
    await this.audit.record(transaction, { kind: "PROFILE_CHANGED", actor, details });
  }

  /**
   * Turns the actor's own emails about applications on or off.
   * @throws UNAUTHENTICATED, FORBIDDEN for API keys, BAD_INPUT
   */
  async setApplicationMails(
    actor: Actor,
    input: Input<typeof applicationMailsSchema>,
  ): Promise<User> {
    const { id } = requireUser(actor);
    const { enabled } = parse(applicationMailsSchema, input);
    const { manager } = this.dataSource;
    await manager.update(User, { id }, { applicationMails: enabled });
    const user = await manager.findOneBy(User, { id });
    if (!user) throw notFound("user");
    return user;
  }
}

const FIELDS = ["name", "countryCode", "phone", "location", "linkedin"] as const;

const changedFields = (user: User, given: z.output<typeof profileSchema>): string[] =>
  FIELDS.filter((field) => given[field] !== undefined && given[field] !== user[field]);

/** The answers that an empty detail can take; a country code only with its number. */
function missingIn(
  user: User,
  { name, countryCode, phone, location, linkedin: link }: KnownDetails,
) {
  const profileLink = linkedin.safeParse(link ?? "").data;
  return {
    ...(user.name === "" && name ? { name } : {}),
    ...(user.phone === "" && phone && countryCode ? { countryCode, phone } : {}),
    ...(user.location === "" && location ? { location } : {}),
    ...(user.linkedin === "" && profileLink ? { linkedin: profileLink } : {}),
  };
}
