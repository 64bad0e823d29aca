import {
  buildSchema,
  findBreakingChanges,
  BreakingChangeType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from "graphql";

/** For how long what is deprecated is kept: docs/partner-api.md promises it. */
const KEPT_MONTHS = 6;
const DEPRECATED = /\bDeprecated (\d{4}-\d{2}-\d{2}),/;

/**
 * @typedef {{queries: string[], mutations: string[]}} Operations names of root fields
 * @typedef {{breaking: string[], listed: string[]}} Differences what breaks a query, in words: of visitors or API keys, and of people alone
 */

/**
 * How a schema breaks queries that fit the released one. What was deprecated there for six months may be gone.
 *
 * @param {string} releasedText
 * @param {string} text the schema as it is now
 * @param {Operations} open the released operations that visitors or API keys can use
 * @param {Date} today
 * @returns {Differences}
 */
export function differencesOf(releasedText, text, open, today) {
  const released = buildSchema(releasedText);
  const isOpen = openElements(released, open);
  const differences = { breaking: [], listed: [] };
  for (const { type, description } of findBreakingChanges(released, buildSchema(text))) {
    // A type can only be gone together with the fields that return it, which are changes of their own.
    if (type === BreakingChangeType.TYPE_REMOVED) continue;
    const element = elementOf(description);
    if (wasKept(released, element, today)) continue;
    differences[isOpen(element) ? "breaking" : "listed"].push(description);
  }
  return differences;
}

/**
 * Names the place that a sentence of graphql-js is about: `Job.role arg x was removed.`, `IT was removed from enum type Industry.`
 *
 * @param {string} description
 * @returns {{type: string, member?: string, argument?: string}}
 */
function elementOf(description) {
  const [, value, ofEnum] =
    /^(\w+) was removed from (?:enum|union) type (\w+)/.exec(description) ?? [];
  if (ofEnum) return { type: ofEnum, member: value };
  const [, argument] = /\barg (\w+)/.exec(description) ?? [];
  const [, required] = /^A required field \w+ on input type (\w+)/.exec(description) ?? [];
  const [, type, member] = /\b([A-Z]\w*)(?:\.(\w+))?\b(?! required)/.exec(
    description.replace(/^A required (?:arg|field) \w+ on (?:input type )?/, ""),
  );
  return { type: required ?? type, member, argument };
}

/** Whether the element was deprecated for as long as it has to be. */
function wasKept(released, { type: name, member, argument }, today) {
  const type = released.getType(name);
  const parts = isEnumType(type)
    ? type.getValues().filter((value) => value.name === member)
    : [type && "getFields" in type ? type.getFields()[member] : undefined];
  const [part] = parts;
  const element = argument ? part?.args?.find((each) => each.name === argument) : part;
  const [, since] = DEPRECATED.exec(element?.deprecationReason ?? "") ?? [];
  if (since === undefined) return false;
  const end = new Date(since);
  end.setUTCMonth(end.getUTCMonth() + KEPT_MONTHS);
  return end <= today;
}

/**
 * What visitors and keys can reach: the open operations, the types that they take and return, and so on. Types that a closed operation
 * returns, and no open one, tell of people: a field of such a type is empty for everyone else.
 *
 * @returns {(element: {type: string, member?: string}) => boolean}
 */
function openElements(released, { queries, mutations }) {
  const roots = [
    [released.getQueryType(), queries],
    [released.getMutationType(), mutations],
  ].filter(([root]) => root);
  const fieldsOf = (isWanted) =>
    roots.flatMap(([root, names]) =>
      Object.values(root.getFields()).filter(({ name }) => isWanted(names.includes(name))),
    );
  const openFields = fieldsOf((isIn) => isIn);
  const returned = new Set(openFields.map(({ type }) => getNamedType(type)));
  const closed = new Set(
    fieldsOf((isIn) => !isIn)
      .map(({ type }) => getNamedType(type))
      .filter((type) => (isObjectType(type) || isInterfaceType(type)) && !returned.has(type)),
  );
  const reached = new Set();
  const reach = (type) => {
    if (reached.has(type) || closed.has(type)) return;
    reached.add(type);
    if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))
      Object.values(type.getFields()).forEach(reachField);
  };
  const reachField = ({ type, args = [] }) =>
    [{ type }, ...args].forEach((each) => reach(getNamedType(each.type)));
  openFields.forEach(reachField);
  const rootNames = new Map(roots.map(([root, names]) => [root.name, names]));
  return ({ type, member }) =>
    rootNames.get(type)?.includes(member) ?? reached.has(released.getType(type));
}
