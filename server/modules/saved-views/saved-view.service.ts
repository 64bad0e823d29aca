import type { DataSource } from "typeorm";
import { z } from "zod";
import { savedViewTexts } from "#texts/saved-views";
import { requireSecondFactor, requireStaff, type Actor } from "../../core/actor.js";
import type { Clock } from "../../core/clock.js";
import { badInput, notFound } from "../../core/errors.js";
import { isId, newId } from "../../core/ids.js";
import type { Input } from "../../core/input.js";
import { line, parse } from "../../core/validation.js";
import { insertOnce } from "../../kit/db/insert-once.js";
import { SavedView } from "./saved-view.entity.js";

const MAX_NAME = 60;
const MAX_ADDRESS = 500;
const MAX_VIEWS = 50;

/** A page of the desk with its query: never another site, and nothing that a browser would read as one. */
const DESK_ADDRESS = /^\/desk(?:\/[\w-]+)*(?:\?[\w.~*%&=+:,-]*)?$/;

const viewSchema = z.object({
  name: line(MAX_NAME, savedViewTexts.nameMissing),
  address: z
    .string({ error: savedViewTexts.badAddress })
    .max(MAX_ADDRESS, savedViewTexts.tooManyFilters)
    .regex(DESK_ADDRESS, savedViewTexts.badAddress),
});
const deleteSchema = z.object({ id: z.string() });

/** Lists of the staff area with their filters, saved by each person for themselves. */
export class SavedViewService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The person's own, by name. @throws UNAUTHENTICATED, FORBIDDEN except for staff, SECOND_FACTOR_REQUIRED */
  list(actor: Actor): Promise<SavedView[]> {
    const { id: userId } = requireSecondFactor(requireStaff(actor));
    return this.dataSource.manager.find(SavedView, { where: { userId }, order: { name: "ASC" } });
  }

  /**
   * Saves a view, or replaces the one of the same list with this name.
   * @throws as `list`; BAD_INPUT, also for more than 50, and for the name of another list's view: who sees one list's views would
   * replace it unknowingly
   */
  async save(actor: Actor, input: Input<typeof viewSchema>): Promise<SavedView> {
    const { id: userId } = requireSecondFactor(requireStaff(actor));
    const { name, address } = parse(viewSchema, input);
    const { manager } = this.dataSource;
    const key = { userId, name };
    const known = await manager.findOneBy(SavedView, key);
    if (known && listOf(known.address) !== listOf(address))
      throw badName(savedViewTexts.nameElsewhere);
    if (!known && (await manager.countBy(SavedView, { userId })) >= MAX_VIEWS)
      throw badName(savedViewTexts.tooMany(MAX_VIEWS));
    const row = { id: newId(), ...key, address, createdAt: this.clock.now() };
    if (!(await insertOnce(manager, SavedView, row)))
      await manager.update(SavedView, key, { name, address });
    return manager.findOneByOrFail(SavedView, key);
  }

  /** @returns its id. @throws as `list`; NOT_FOUND for another person's */
  async delete(actor: Actor, input: Input<typeof deleteSchema>): Promise<string> {
    const { id: userId } = requireSecondFactor(requireStaff(actor));
    const { id } = parse(deleteSchema, input);
    if (!isId(id)) throw notFound("savedView");
    const { affected } = await this.dataSource.manager.delete(SavedView, { id, userId });
    if (!affected) throw notFound("savedView");
    return id;
  }
}

const badName = (text: string) => badInput(text, { name: text });

/** The list's path, without its filters. */
const listOf = (address: string): string => address.replace(/\?.*/, "");
