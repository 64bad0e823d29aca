import { requireProvenAdmin, type Actor } from "../../core/actor.js";
import {
  badCursor,
  decodeCursor,
  encodeCursor,
  MAX_TOTAL,
  pageSize,
  toPage,
  type Page,
  type PageRequest,
} from "../../core/paging.js";
import { isId } from "../../core/ids.js";
import { phoneDoubt } from "../../core/phone.js";
import type { PeopleService, PersonPhone } from "../accounts/people.service.js";
import { nameOrAddress } from "../../core/name-or-address.js";
import type { ApplicantPhoneService } from "../applications/applicant-phones.service.js";
import type { BuyerPhoneService } from "../intakes/buyer-phones.service.js";
import type { DoubtfulPhone, PersonWithDoubtfulPhones } from "./doubtful-phones.types.js";

/** Accounts read at once. Numbers are checked outside the database: 1,000 take about 30 ms. */
const CHUNK = 500;

interface DoubtfulPhonesNeeds {
  people: Pick<PeopleService, "listPhones">;
  applicantPhones: ApplicantPhoneService;
  buyerPhones: BuyerPhoneService;
}

/**
 * Stored phone numbers that are probably wrong: earlier releases dropped the country code that people typed in front of theirs. Nothing is
 * changed by itself, since only the person knows their number.
 */
export class DoubtfulPhoneService {
  constructor(private readonly needs: DoubtfulPhonesNeeds) {}

  /**
   * People with such numbers, in the order of their ids.
   * @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED; BAD_INPUT for a bad size or cursor
   */
  async list(actor: Actor, { first, after }: PageRequest): Promise<Page<PersonWithDoubtfulPhones>> {
    requireProvenAdmin(actor);
    const limit = pageSize(first);
    const rows = await this.find(after ? idOf(after) : "", limit + 1);
    const countAll = async () => (await this.find("", MAX_TOTAL)).length;
    return toPage(rows, limit, ({ id }) => encodeCursor(id), Boolean(after), countAll);
  }

  private async find(afterId: string, limit: number): Promise<PersonWithDoubtfulPhones[]> {
    const found: PersonWithDoubtfulPhones[] = [];
    for (let last: string | undefined = afterId; last !== undefined && found.length < limit;) {
      const people = await this.needs.people.listPhones(last, CHUNK);
      found.push(...(await this.doubtfulOf(people)));
      last = people.at(CHUNK - 1)?.id;
    }
    return found.slice(0, limit);
  }

  private async doubtfulOf(people: readonly PersonPhone[]): Promise<PersonWithDoubtfulPhones[]> {
    const ids = people.map(({ id }) => id);
    const applied = await this.needs.applicantPhones.of(ids);
    const bought = await this.needs.buyerPhones.of(ids);
    return people.flatMap((person) => {
      const { id, countryCode, phone } = person;
      const others = [applied, bought].flatMap((phonesOf) => phonesOf.get(id) ?? []);
      const phones = [{ countryCode, phone }, ...others].filter(isFirst).flatMap(doubtfulPhone);
      return phones.length > 0 ? [{ id, name: nameOrAddress(person), phones }] : [];
    });
  }
}

type StoredPhone = Pick<PersonPhone, "countryCode" | "phone">;

const isFirst = (phone: StoredPhone, at: number, all: readonly StoredPhone[]): boolean =>
  all.findIndex((other) => isSame(phone, other)) === at;

const isSame = (a: StoredPhone, b: StoredPhone): boolean =>
  a.phone === b.phone && a.countryCode === b.countryCode;

function doubtfulPhone({ countryCode, phone }: StoredPhone): DoubtfulPhone[] {
  const doubt = phoneDoubt(countryCode, phone);
  return doubt === null ? [] : [{ countryCode, phone, doubt }];
}

/** @throws BAD_INPUT */
function idOf(cursor: string): string {
  const [id = ""] = decodeCursor(cursor, 1);
  if (!isId(id)) throw badCursor();
  return id;
}
