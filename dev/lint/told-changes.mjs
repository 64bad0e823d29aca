/**
 * A lint rule: code that writes jobs, companies, or settings must append to the feed of changes in the same function, or caches and
 * search indexes of other instances would keep what was before.
 */

const TABLES = "jobs|companies|site_settings";
const SQL = new RegExp(String.raw`\b(?:INSERT INTO|UPDATE|DELETE FROM)\s+\`?(?:${TABLES})\b`, "i");
const ENTITIES = new Set(["Job", "Company", "SiteSetting"]);
const WRITES =
  /^(?:insert|update|upsert|save|delete|remove|softDelete|increment|decrement|insertOnce)$/;
const TELLS = /\b(?:append|changesOf)\(/;

const isFunction = ({ type }) =>
  ["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"].includes(type);

/** The method or function that a node is in, or else the statement of the file. */
function around(sourceCode, node) {
  const all = sourceCode.getAncestors(node);
  return all.find(isFunction) ?? all[1] ?? node;
}

/** @type {import("eslint").Rule.RuleModule} */
export const toldChanges = {
  meta: {
    type: "problem",
    schema: [],
    messages: { untold: "Append this write to the feed of changes (ChangeFeed.append)." },
  },
  create(context) {
    const { sourceCode } = context;
    const check = (node) => {
      if (!TELLS.test(sourceCode.getText(around(sourceCode, node))))
        context.report({ node, messageId: "untold" });
    };
    return {
      Literal: (node) => typeof node.value === "string" && SQL.test(node.value) && check(node),
      TemplateElement: (node) => SQL.test(node.value.raw) && check(node),
      CallExpression(node) {
        const { callee, arguments: given } = node;
        const name = callee.property?.name ?? callee.name ?? "";
        const names = given.map(({ type, name }) => (type === "Identifier" ? name : ""));
        if (WRITES.test(name) && names.some((one) => ENTITIES.has(one))) check(node);
      },
    };
  },
};
