/** Enforces the import directions drawn in docs/ARCHITECTURE.md. */
const never = (name, from, to, comment) => ({ name, severity: "error", comment, from, to });

/** What any module may import from another: these kinds of files, but none of the job search. */
const PUBLIC_KINDS = "^server/modules/[^/]+/(?!search/).*\\.(service|entity|types|joins)\\.ts$";
/** And these files. docs/ARCHITECTURE.md says why. */
const PUBLIC_FILES = [
  "accounts/sample-user.ts",
  "accounts/sign-in.cookies.ts",
  "applications/people/listed-person.ts",
  "applications/sample-application.ts",
  "applications/stages/stage.policy.ts",
  "audit/audit.kinds.ts",
  "billing/sample-plan.ts",
  "changes/change-feed.ts",
  "changes/change-follower.ts",
  "companies/company.fields.ts",
  "companies/company.policy.ts",
  "jobs/job-words.ts",
  "jobs/search/job-filter.validation.ts",
  "jobs/kept-searches/kept-search.ts",
  "jobs/pay/salary-range.ts",
  "jobs/record/sample-jobs.ts",
  "jobs/words/work-words.ts",
  "newsletter/newsletter.links.ts",
  "newsletter/newsletter.mail.ts",
  "outbox/change-facts.ts",
  "outbox/mail-content.ts",
  "outbox/mail-layout.ts",
  "outbox/mail-samples.ts",
  "outbox/notices.ts",
  "outbox/typed-words.ts",
  "outbox/without-links.ts",
  "privacy/data-copy.ts",
  "privacy/erasure.ts",
  "terms/terms.rules.ts",
];

const SETTINGS = "^server/(env|tracing-settings)\\.ts$";
const COMPOSITION = "^server/(base|compose|gather|privacy-rules|workers)\\.ts$";
const WIRING = "^server/modules/[^/]+/(module|.+\\.wiring)\\.ts$";

module.exports = {
  forbidden: [
    never(
      "no-circular",
      {},
      { circular: true },
      "Import cycles, even of types alone, blur which module owns what.",
    ),
    // The server's seven floors, from the bottom up: each may import from those below it.
    never(
      "core-imports-nothing-above-it",
      { path: "^server/core/", pathNot: "\\.test\\.ts$" },
      {
        path: "^server/|node_modules/(express|mysql2|typeorm|graphql|type-graphql)/",
        pathNot: "^server/core/",
      },
      "core/ must not depend on features, HTTP, the database or GraphQL.",
    ),
    never(
      "integrations-import-only-core",
      { path: "^server/integrations/", pathNot: "\\.test\\.ts$" },
      { path: "^server/", pathNot: "^server/(core|integrations)/" },
      "An adapter translates between the product's terms and a provider; it must not import modules.",
    ),
    never(
      "kit-imports-only-core",
      { path: "^server/kit/", pathNot: "\\.test\\.ts$" },
      { path: "^server/", pathNot: "^server/(core|kit)/" },
      "kit/ is below the modules and must not import them.",
    ),
    never(
      "settings-know-no-feature",
      { path: SETTINGS },
      { path: "^server/", pathNot: ["^server/(core|integrations|kit)/", SETTINGS] },
      "The settings are on the floor of integrations/ and kit/, below the modules.",
    ),
    never(
      "modules-import-nothing-above-them",
      { path: "^server/modules/", pathNot: "\\.test\\.ts$" },
      { path: "^server/", pathNot: ["^server/(core|kit|integrations|modules)/", SETTINGS] },
      "Assembly (doors/, db/, commands/, compose.ts, app.ts) is above the modules, which must not import it.",
    ),
    never(
      "modules-get-settings-from-their-base",
      { path: "^server/modules/", pathNot: "\\.test\\.ts$|^server/modules/base\\.ts$" },
      { path: SETTINGS },
      "A module's function gets the settings in its Base, and hands its classes those that they need.",
    ),
    never(
      "only-compose-wires-modules",
      // Another module's wiring is refused by use-other-modules-through-their-service.
      { pathNot: ["^server/compose\\.ts$|^server/test/|\\.test\\.ts$", WIRING] },
      { path: WIRING },
      "A module.ts makes services: only compose.ts calls it. Whatever needs a service gets it from there.",
    ),
    never(
      "a-module-makes-only-its-own",
      { path: "^server/modules/([^/]+)/(module|.+\\.wiring)\\.ts$" },
      {
        path: "^server/modules/",
        pathNot: ["^server/modules/$1/", "^server/modules/base\\.ts$"],
        dependencyTypesNot: ["type-only"],
      },
      "A module.ts makes its own services. Name those of other modules in its uses (import type), and let compose.ts pass them.",
    ),
    never(
      "doors-import-nothing-above-them",
      { path: "^server/doors/", pathNot: "\\.test\\.ts$" },
      {
        path: "^server/[^/]+\\.ts$|^server/(commands|db)/",
      },
      "main.ts, app.ts and compose.ts are above doors/, which must not import them.",
    ),
    never(
      "db-imports-nothing-above-it",
      { path: "^server/db/", pathNot: "\\.test\\.ts$" },
      { path: "^server/[^/]+\\.ts$|^server/(commands|doors)/" },
      "doors/, commands/ and the startup files use db/, so it must not import them.",
    ),
    never(
      "db-knows-no-feature-but-its-tables",
      { path: "^server/db/", pathNot: "\\.test\\.ts$" },
      { path: "^server/modules/", pathNot: "\\.entity\\.ts$" },
      "What has to happen to rows after a migration is work of the module that owns them: a timer in its module.ts.",
    ),
    never(
      "composition-imports-nothing-above-it",
      { path: COMPOSITION },
      { path: "^server/[^/]+\\.ts$|^server/commands/", pathNot: [COMPOSITION, SETTINGS] },
      "The site and the commands are made of what compose.ts returns, so it must not import them.",
    ),
    never(
      "nothing-imports-main",
      { path: "^(server|dev|bench)/" },
      { path: "^server/main\\.ts$" },
      "It starts the site when it is loaded.",
    ),
    never(
      "commands-do-not-import-the-site",
      { path: "^server/commands/", pathNot: "\\.test\\.ts$" },
      { path: "^server/doors/|^server/(main|serve|app|workers)\\.ts$" },
      "Commands run without a site.",
    ),
    never(
      "commands-make-only-what-they-need",
      // Repairing plans does all that an event of the payment provider does, emails included.
      { path: "^server/commands/", pathNot: "\\.test\\.ts$|^server/commands/billing\\.ts$" },
      { path: "^server/compose\\.ts$" },
      "Commands run with only their own settings; compose.ts needs all of them.",
    ),
    never(
      "migrations-import-no-product-code",
      { path: "^server/db/migrations/" },
      { path: "^(server|content|client|dev|bench)/", pathNot: "^server/db/migrations/" },
      "A migration must never change, so write SQL and import no product code.",
    ),
    never(
      "vendor-sdks-only-in-integrations",
      { path: "^server/", pathNot: "^server/integrations/|\\.test\\.ts$|^server/test/" },
      { path: "node_modules/(stripe|@aws-sdk|@opentelemetry)/" },
      "Import the SDKs of Stripe, AWS, and OpenTelemetry under integrations/ only.",
    ),
    never(
      "metrics-only-in-one-folder",
      { path: "^server/", pathNot: "^server/core/metrics/" },
      { path: "node_modules/prom-client/" },
      "Count through server/core/metrics/counts.ts: names and labels are in one place, and their number is limited.",
    ),
    never(
      "services-do-not-import-http",
      {
        path: "^server/modules/",
        pathNot:
          "\\.(test|resolver|routes|presenter|cookies)\\.ts$|^server/modules/billing/sync/stripe-webhook\\.ts$|/module\\.ts$|^server/modules/base\\.ts$",
      },
      {
        path: [
          "\\.(resolver|routes|presenter)\\.ts$",
          "^server/kit/http/",
          "^(node:)?https?$",
          "node_modules/(express|busboy|cookie|cors|compression)/",
        ],
      },
      "Imports go resolver | routes → service → policy, entity, never back.",
    ),
    never(
      "services-do-not-import-graphql",
      { path: "^server/modules/.*\\.(service|policy|search|validation)\\.ts$" },
      { path: "^server/kit/graphql/|node_modules/(graphql|type-graphql)/" },
      "Use core/paging for paging; GraphQL types belong in entities and *.types.ts.",
    ),
    never(
      "use-other-modules-through-their-service",
      { path: "^server/modules/([^/]+)/.+", pathNot: "\\.test\\.ts$" },
      {
        path: "^server/modules/[^/]+/",
        pathNot: [
          "^server/modules/$1/",
          PUBLIC_KINDS,
          ...PUBLIC_FILES.map((file) => `^server/modules/${file.replaceAll(".", "\\.")}$`),
        ],
      },
      "Use another module through its service, or a public file that docs/ARCHITECTURE.md lists.",
    ),
    never(
      "client-does-not-import-server",
      { path: "^client/" },
      { path: "^(server|dev|bench|e2e)/" },
      "Client and server share only schema.graphql and content/.",
    ),
    never(
      "server-does-not-import-client",
      { path: "^server/" },
      { path: "^client/" },
      "The server loads the built client from dist; both sides may import content/.",
    ),
    never(
      "content-imports-nothing-outside-content",
      { path: "^content/", pathNot: "\\.test\\.ts$" },
      { pathNot: "^content/" },
      "Client and server import content/, so it must not import them.",
    ),
    never(
      "client-features-do-not-import-each-other",
      { path: "^client/features/([^/]+)/", pathNot: "\\.test\\.tsx?$" },
      { path: "^client/features/([^/]+)/", pathNot: "^client/features/$1/" },
      "Client features must not import each other.",
    ),
    never(
      "components-and-lib-import-nothing-above-them",
      { path: "^client/(components|lib)/" },
      { path: "^client/(app|pages|features|desk)/" },
      "Imports go app → pages → features → components, lib, never back.",
    ),
    never(
      "pages-do-not-import-the-app",
      { path: "^client/pages/" },
      { path: "^client/app/" },
      "Imports go app → pages → features, never back.",
    ),
    never(
      "features-do-not-import-pages",
      { path: "^client/(features|desk)/" },
      { path: "^client/(app|pages)/" },
      "Imports go app → pages → features, never back.",
    ),
    never(
      "only-its-page-imports-the-desk",
      { path: "^client/", pathNot: "^client/(desk/|pages/DeskPage\\.tsx$)" },
      { path: "^client/desk/" },
      "The staff area is a bundle of its own, which no public page loads.",
    ),
    never(
      "nothing-imports-the-explorer",
      { path: "^client/", pathNot: "^client/explorer/" },
      { path: "^(client/explorer/|node_modules/(graphiql|@graphiql|codemirror)/)" },
      "The API's explorer is a build of its own, of which no other page has a byte.",
    ),
    never(
      "only-the-desk-imports-the-ui-kit",
      { path: "^client/", pathNot: "^client/desk/" },
      { path: "^node_modules/(@mantine|@tiptap|@dnd-kit|pdfjs-dist)/" },
      "Public pages have their own light fields and buttons (docs/decisions/0019).",
    ),
    never(
      "product-does-not-import-dev",
      { path: "^(server|client)/", pathNot: "\\.test\\.ts$|^server/test/" },
      { path: "^dev/" },
      "dev/ is for development; the product must not import it.",
    ),
    never(
      "server-imports-only-installed-packages",
      { path: "^(server|content)/", pathNot: "\\.test\\.ts$|^server/test/" },
      { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only", "npm"] },
      "The image installs without devDependencies.",
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(dist|\\.data)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.client.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default"],
      extensions: [".ts", ".tsx", ".d.ts", ".js", ".mjs"],
    },
  },
};
