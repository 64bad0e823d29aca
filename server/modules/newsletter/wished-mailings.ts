import { newsletterErrorTexts } from "#texts/errors";
import { badInput } from "../../core/errors.js";
import type { KeptFilter } from "../jobs/kept-searches/kept-search.js";
import { filterKey } from "../jobs/kept-searches/kept-search.js";
import type { NewsletterSubscription } from "./newsletter.entity.js";

/** What makes two mailings of a person the same one. */
export type Mailing = Pick<NewsletterSubscription, "topic" | "query" | "filter">;

/** A mailing as its reader asks for it. */
export interface Wish extends Omit<Mailing, "filter">, Pick<NewsletterSubscription, "frequency"> {
  /** Of one's own alert. */
  id?: string | null | undefined;
  /** Null if left out. */
  filter: KeptFilter | null;
}

/** Whether both are the same mailing. Search words are compared as in the database, without case. */
export const isFor = (one: Mailing, other: Mailing): boolean =>
  hasWordsOf(one, other) && filterKey(one.filter) === filterKey(other.filter);

const hasWordsOf = (
  one: Pick<Mailing, "topic" | "query">,
  other: Pick<Mailing, "topic" | "query">,
): boolean => one.topic === other.topic && one.query.toLowerCase() === other.query.toLowerCase();

/**
 * The mailings that are meant. One's own alert, named by its id, keeps its words and filters. So does one that only its words
 * name: programs that know no filters send back what they have read.
 * @param own alerts, those that ended too
 * @throws BAD_INPUT for another's alert
 */
export function wishedMailings(
  wishes: readonly Wish[],
  own: readonly NewsletterSubscription[],
): (Mailing & Pick<Wish, "frequency">)[] {
  const named = new Set(wishes.map(({ id }) => id));
  const others = own.filter(({ id, endedAt }) => endedAt === null && !named.has(id));
  return wishes.map((wish, at) => {
    const { topic, query, filter } = wish.id
      ? alertWithId(own, wish.id, at)
      : (alertWithWords(others, wish) ?? wish);
    return { topic, query, filter: filter ?? {}, frequency: wish.frequency };
  });
}

function alertWithId(
  own: readonly NewsletterSubscription[],
  id: string,
  at: number,
): NewsletterSubscription {
  const alert = own.find((one) => one.id === id);
  const message = newsletterErrorTexts.alertUnknown;
  if (!alert) throw badInput(message, { [`subscriptions.${at}.id`]: message });
  return alert;
}

/** Of several with these words, none is meant more than another. */
function alertWithWords(
  running: readonly NewsletterSubscription[],
  wish: Wish,
): NewsletterSubscription | undefined {
  if (wish.filter !== null) return undefined;
  const [alert, ...more] = running.filter((one) => hasWordsOf(one, wish));
  return more.length === 0 ? alert : undefined;
}
