/** Enforces the import directions drawn in docs/ARCHITECTURE.md. */
const never = (name, from, to, comment) => ({ name, severity: "error", comment, from, to });

module.exports = {
  forbidden: [
    never(
      "no-circular",
      { pathNot: "^dev/" },
      { circular: true },
      "Import cycles, even of types alone, blur which module owns what.",
    ),
    never(
      "no-circular-dev",
      { path: "^dev/" },
      { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
      "The parts of the Stripe stand-in share one type, its world; other cycles blur which module owns what.",
    ),
    // The server's layers, from the bottom up: each may import from those below it.
    never(
      "core-is-the-ground",
      { path: "^server/core/", pathNot: "\\.test\\.ts$" },
      {
        path: "^server/|node_modules/(express|mysql2|typeorm|graphql|type-graphql)/",
        pathNot: "^server/core/",
      },
      "core/ must not depend on features, HTTP, the database or GraphQL.",
    ),
    never(
      "integrations-know-core-only",
      { path: "^server/integrations/" },
      { path: "^server/", pathNot: "^server/(core|integrations)/" },
      "An adapter translates between the product's terms and a provider; it must not import modules.",
    ),
    never(
      "kit-knows-no-feature",
      { path: "^server/kit/", pathNot: "\\.test\\.ts$" },
      { path: "^server/", pathNot: "^server/(core|kit)/" },
      "kit/ is below the modules and must not import them.",
    ),
    never(
      "modules-know-no-doors",
      { path: "^server/modules/", pathNot: "\\.test\\.ts$" },
      { path: "^server/", pathNot: "^server/(core|kit|integrations|modules)/" },
      "Assembly (doors/, db/, commands/, services.ts, app.ts) is above the modules, which must not import it.",
    ),
    never(
      "doors-know-no-roof",
      { path: "^server/doors/", pathNot: "\\.test\\.ts$" },
      {
        path: "^server/[^/]+\\.ts$|^server/(commands|db)/",
      },
      "main → app, services → doors → modules.",
    ),
    never(
      "tables-know-no-roof",
      { path: "^server/db/", pathNot: "\\.test\\.ts$" },
      { path: "^server/[^/]+\\.ts$|^server/(commands|doors)/" },
      "db/ only lists the modules' entities and holds the migrations.",
    ),
    never(
      "commands-know-no-doors",
      { path: "^server/commands/", pathNot: "\\.test\\.ts$" },
      { path: "^server/doors/|^server/(main|serve|app|workers|services)\\.ts$" },
      "A command works without a site: it must start where only its own settings are set.",
    ),
    never(
      "migrations-are-frozen",
      { path: "^server/db/migrations/" },
      { path: "^server/", pathNot: "^server/db/migrations/" },
      "Code that a migration runs must never change: use SQL, and import none of today's code.",
    ),
    never(
      "vendors-behind-integrations",
      { path: "^server/", pathNot: "^server/integrations/|\\.test\\.ts$|^server/test/" },
      { path: "node_modules/(stripe|@aws-sdk)/" },
      "Import the Stripe and AWS SDKs under integrations/ only.",
    ),
    never(
      "services-know-no-http",
      {
        path: "^server/modules/",
        pathNot:
          "\\.(test|resolver|routes|presenter|cookies)\\.ts$|^server/modules/billing/stripe-webhook\\.ts$",
      },
      {
        path: "\\.(resolver|routes|presenter)\\.ts$|^server/kit/http/|node_modules/express/",
      },
      "resolver | routes → service → policy, entity; never back.",
    ),
    never(
      "services-know-no-graphql",
      { path: "^server/modules/.*\\.(service|policy|search|validation)\\.ts$" },
      { path: "^server/kit/graphql/" },
      "Use core/paging for paging; types of the contract belong in entities and *.types.ts.",
    ),
    never(
      "other-modules-by-service",
      { path: "^server/modules/([^/]+)/.+", pathNot: "\\.test\\.ts$" },
      {
        path: "^server/modules/([^/]+)/(.+\\.(resolver|routes|presenter|search)\\.ts$|search/)",
        pathNot: "^server/modules/$1/",
      },
      "Use another module through its service.",
    ),
    never(
      "client-knows-no-server",
      { path: "^client/" },
      { path: "^(server|dev|bench|e2e)/" },
      "Client and server share only schema.graphql and content/.",
    ),
    never(
      "server-knows-no-client",
      { path: "^server/" },
      { path: "^client/" },
      "The server loads the built client from dist; both sides may import content/.",
    ),
    never(
      "content-knows-nobody",
      { path: "^content/", pathNot: "\\.test\\.ts$" },
      { pathNot: "^content/" },
      "content/ is read by client and server, and must not import them.",
    ),
    never(
      "features-are-apart",
      { path: "^client/features/([^/]+)/", pathNot: "\\.test\\.tsx?$" },
      { path: "^client/features/([^/]+)/", pathNot: "^client/features/$1/" },
      "Client features must not import each other.",
    ),
    never(
      "nothing-imports-upward",
      { path: "^client/(components|lib)/" },
      { path: "^client/(app|pages|features)/" },
      "app → pages → features → components, lib.",
    ),
    never(
      "features-know-no-pages",
      { path: "^client/features/" },
      { path: "^client/(app|pages)/" },
      "app → pages → features.",
    ),
    never(
      "product-knows-no-dev",
      { path: "^(server|client)/", pathNot: "\\.test\\.ts$|^server/test/" },
      { path: "^dev/" },
      "dev/ is for development; the product must not import it.",
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
