import { z } from "zod";
import { departureTexts } from "#texts/departures";
import { isStaff, requireFresh, requireProvenAdmin, type Actor } from "../../core/actor.js";
import type { ClientInfo } from "../../core/client-info.js";
import { badInput, conflict, notFound } from "../../core/errors.js";
import { isId } from "../../core/ids.js";
import type { Input } from "../../core/input.js";
import { canonicalAddress, parse } from "../../core/validation.js";
import type { AccountService } from "../accounts/account.service.js";
import { isErased, type User } from "../accounts/user.entity.js";
import type { AccountDeletion } from "./account-deletion.entity.js";
import type { AccountDeletionService, DeletionPreview } from "./account-deletion.service.js";
import type { DataExportService } from "./data-export.service.js";

const personSchema = z.object({ userId: z.string() });
const confirmedSchema = personSchema.extend({ email: z.string() });

interface Needs {
  accounts: Pick<AccountService, "find">;
  deletions: Pick<AccountDeletionService, "previewOf" | "start" | "keep" | "findPending">;
  exports: Pick<DataExportService, "start">;
}

/**
 * What administrators do when a person asks the firm, instead of the site, for their data or to be forgotten. It is what
 * people do themselves: the copy goes to the person, never to the administrator, and a deletion waits a day, in which the
 * person or an administrator can cancel it.
 */
export class PersonDepartureService {
  constructor(private readonly needs: Needs) {}

  /** The pending deletion of an account; null if there is none. @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED */
  findDeletion(actor: Actor, userId: string): Promise<AccountDeletion | null> {
    requireProvenAdmin(actor);
    return this.needs.deletions.findPending(userId);
  }

  /** What would be deleted, what stays and why, and what must end first. @throws as `findDeletion`; NOT_FOUND */
  async preview(actor: Actor, userId: string): Promise<DeletionPreview> {
    requireProvenAdmin(actor);
    const user = await this.get(userId);
    const preview = await this.needs.deletions.previewOf(user, { byStaff: true });
    return isStaff(user) ? { ...preview, refusals: [departureTexts.isStaff] } : preview;
  }

  /**
   * Requests the deletion of a candidate's account. If it is already requested, that request is the answer.
   * @throws as `findDeletion`; SECOND_FACTOR_REQUIRED unless proven lately; NOT_FOUND; BAD_INPUT if `email` is someone else's;
   *   CONFLICT for staff, and while something must end first; RATE_LIMITED after three in 24 hours
   */
  async requestDeletion(
    actor: Actor,
    input: Input<typeof confirmedSchema>,
    client: ClientInfo,
  ): Promise<AccountDeletion> {
    const user = await this.confirmed(actor, input);
    if (isStaff(user)) throw conflict("CONFLICT", departureTexts.isStaff);
    return this.needs.deletions.start(user, { actor, client, byStaff: true });
  }

  /**
   * Keeps an account whose deletion an administrator requested. Safe to repeat.
   * @throws as `requestDeletion`; CONFLICT if the person requested it, and once the deletion has begun
   */
  async cancelDeletion(
    actor: Actor,
    input: Input<typeof personSchema>,
    client: ClientInfo,
  ): Promise<void> {
    requireFresh(requireProvenAdmin(actor));
    const { id } = await this.get(parse(personSchema, input).userId);
    const deletion = await this.needs.deletions.findPending(id);
    if (!deletion) return;
    if (!deletion.byStaff) throw conflict("CONFLICT", departureTexts.theirOwn);
    await this.needs.deletions.keep(deletion, { actor, client });
  }

  /** Makes a copy of a person's data; the person gets the email, and opens it signed in. @throws as `requestDeletion`, except CONFLICT */
  async sendCopy(
    actor: Actor,
    input: Input<typeof confirmedSchema>,
    client: ClientInfo,
  ): Promise<void> {
    const { id } = await this.confirmed(actor, input);
    await this.needs.exports.start(id, { actor, client, byStaff: true });
  }

  /** The person whose address was typed, which shows that no one else is meant. */
  private async confirmed(actor: Actor, input: Input<typeof confirmedSchema>): Promise<User> {
    requireFresh(requireProvenAdmin(actor));
    const { userId, email } = parse(confirmedSchema, input);
    const user = await this.get(userId);
    const { otherAddress } = departureTexts;
    if (canonicalAddress(email) !== user.email)
      throw badInput(otherAddress, { email: otherAddress });
    return user;
  }

  private async get(userId: string): Promise<User> {
    const user = isId(userId) ? await this.needs.accounts.find(userId) : null;
    if (!user || isErased(user)) throw notFound("person");
    return user;
  }
}
