/**
 * Code that TypeScript files must not contain, as selectors of their syntax trees. oxlint.config.js says where each holds, and the rule
 * below reports what they find.
 */

/** SQL takes values as parameters only: a value inside a template string risks injection. */
const noInterpolatedSql = [
  "CallExpression[callee.property.name=/^(query|where|andWhere|orWhere|orderBy|addOrderBy|addSelect|having)$/] > TemplateLiteral[expressions.length>0]",
  "CallExpression[callee.name='readRows'] > TemplateLiteral[expressions.length>0]",
].map((selector) => ({ selector, message: "Use parameters, not interpolation." }));

const noEnvironment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: "Read settings in server/env.ts only.",
};

/** Transactions, and inserts of rows that may already exist, have one helper each in kit/db. */
export const useTheKit = [
  {
    selector: "CallExpression[callee.property.name='transaction']",
    message: "Use inTransaction (kit/db/transactions.ts): it retries deadlocks.",
  },
  {
    selector: "ImportSpecifier[imported.name='isDuplicate']",
    message: "Use insertOnce (kit/db/insert-once.ts).",
  },
  {
    selector:
      "Identifier[name=/^(input|wish)$/] > TSTypeAnnotation > :matches(TSUnknownKeyword, TSTypeLiteral:has(TSUnknownKeyword))",
    message: "Say what it is: Input<typeof schema> (core/input.ts).",
  },
];
/** Server-rendered pages run queries without a request. Because of the decorators, the compiler cannot check this. */
const noRequestInQueries = {
  selector:
    "MethodDefinition:has(> Decorator:has(> CallExpression[callee.name=/^(Query|FieldResolver)$/])) TSTypeReference[typeName.name='RequestContext']",
  message: "Pages run queries without a request: take an ActorContext, which has only the actor.",
};
/** Tests that share a loaded product would meet each other's, and so would two sites in one process. */
export const noModuleState = [
  "Program > VariableDeclaration[kind='let']",
  "Program > ExportNamedDeclaration > VariableDeclaration[kind='let']",
  ...["Program", "Program > ExportNamedDeclaration"].flatMap((place) => [
    `${place} > VariableDeclaration > VariableDeclarator > NewExpression[callee.name=/^(Map|Set)$/][arguments.length=0]`,
    `${place} > VariableDeclaration > VariableDeclarator > NewExpression[callee.name=/^(LRUCache|Turns|EventEmitter)$/]`,
    // With a type ("[] as string[]") as well.
    ...["", ":matches(TSAsExpression, TSSatisfiesExpression) > "].flatMap((typed) =>
      ["ArrayExpression[elements.length=0]", "ObjectExpression[properties.length=0]"].map(
        (empty) => `${place} > VariableDeclaration > VariableDeclarator > ${typed}${empty}`,
      ),
    ),
  ]),
  "PropertyDefinition[static=true]",
].map((selector) => ({
  selector,
  message: "Keep state in an object that a module.ts makes, or in a WeakMap by such an object.",
}));
/** A literal spread into a literal merges nothing: it only changes how the formatter breaks lines. */
export const noSpreadLiteral = {
  selector: "ObjectExpression > SpreadElement > ObjectExpression",
  message: "Write the properties: spreading a literal into a literal merges nothing.",
};
export const onTheServer = [
  noEnvironment,
  noSpreadLiteral,
  ...noInterpolatedSql,
  noRequestInQueries,
  ...noModuleState,
];

/**
 * Texts that people read belong in content/<language>. Words in JSX, and strings of two or more words elsewhere, are probably
 * texts that a second language could not translate. Errors for developers may stay where they are thrown.
 */
const someWords = "/\\p{L}[\\p{L}’',.]* \\p{L}/u";
const someLetters = "/\\p{L}/u";
const label = "/^\\p{Lu}\\p{Ll}/u";
const notWords = "/^(rel|preserveAspectRatio|d|points|transform|viewBox)$/";
/** The head and the state element are written by hand (client/lib/head.ts, client/app/app-state.ts). */
const markup = "/^<[a-z]/";
const readAttribute =
  "JSXAttribute[name.name=/^(alt|title|label|placeholder|aria-label|aria-roledescription|description|text|lead)$/]";
const child = "JSXElement > JSXExpressionContainer";
export const noInlineTexts = [
  `JSXText[value=${someLetters}]`,
  `${child} > Literal[value=${someLetters}]`,
  `${child} > TemplateLiteral > TemplateElement[value.raw=${someLetters}]`,
  `${child} > :matches(ConditionalExpression, LogicalExpression) > Literal[value=${label}]`,
  `${readAttribute} > Literal[value=${someLetters}]`,
  `${readAttribute} > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > Literal[value=${someLetters}]`,
  `JSXAttribute TemplateElement[value.raw=${label}]`,
  `Property[key.name=/^(label|title|text|lead|description|error|message)$/] > Literal[value=${label}]`,
  `:not(NewExpression):not(JSXAttribute[name.name=${notWords}]):not(Property[key.name='rel']) > Literal[value=${someWords}]`,
  `:not(NewExpression) > TemplateLiteral > TemplateElement[value.raw=${someWords}]:not([value.raw=${markup}])`,
].map((selector) => ({ selector, message: "Texts belong in content/<language>/texts." }));

/** On the server, a sentence starts with one capital letter. SQL starts with several; descriptions belong to the GraphQL contract. */
const sentence = "/^\\p{Lu}(?:\\p{Ll}[\\p{L}’'-]*,?)? (?:[\\p{L}\\p{N}$]|$)/u";
const notForPeople = [
  "Decorator",
  "CallExpression[callee.name=/^(registerEnumType|Arg)$/]",
  "NewExpression[callee.name=/^(Error|EnvError|Histogram)$/]",
  // Help for operators, beside the numbers (server/core/metrics).
  "CallExpression[callee.name=/^(counter|gauge|tally)$/]",
  // What people type, in samples of emails.
  "CallExpression[callee.name='typed']",
];
const unlessIn = (type) => notForPeople.map((place) => `:not(${place} ${type})`).join("");
export const noServerTexts = [
  `Literal[value=${sentence}]${unlessIn("Literal")}`,
  `TemplateElement[value.raw=${sentence}]${unlessIn("TemplateElement")}`,
].map((selector) => ({ selector, message: "Texts belong in content/<language>/texts." }));
export const noMailTexts = [
  `Property[key.name=/^(label|subject|text)$/] > Literal[value=${label}]`,
  `Literal[value=${someWords}]:not(CallExpression[callee.name='typed'] Literal)`,
  `TemplateElement[value.raw=${someWords}]`,
].map((selector) => ({ selector, message: "Texts belong in content/<language>/texts." }));

export const noGqlTag = {
  selector: "TaggedTemplateExpression[tag.name='gql']",
  message: "Write operations in .graphql files.",
};

/** @type {import("oxlint/plugins-dev").Rule} */
export const noSyntax = {
  meta: { type: "problem", schema: { type: "array", items: { type: "object" } } },
  create: (context) =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [
        selector,
        (node) => context.report({ node, message }),
      ]),
    ),
};
