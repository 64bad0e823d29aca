/** Import directions: docs/ARCHITECTURE.md draws them, this holds them. */
const never = (name, from, to, comment) => ({ name, severity: "error", comment, from, to });

module.exports = {
  forbidden: [
    never(
      "no-circular",
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
      "Circles hide who owns what.",
    ),
    never(
      "core-knows-nobody",
      { path: "^server/core/" },
      { path: "^server/", pathNot: "^server/core/" },
      "core is at the bottom.",
    ),
    never(
      "integrations-know-core-only",
      { path: "^server/integrations/" },
      { path: "^server/", pathNot: "^server/(core|integrations)/" },
      "An adapter speaks to a provider in the product's words; it knows no module.",
    ),
    never(
      "vendors-behind-integrations",
      { path: "^server/", pathNot: "^server/integrations/|\\.test\\.ts$|^server/test/" },
      { path: "node_modules/(stripe|@aws-sdk)/" },
      "Stripe and AWS appear under integrations/ only.",
    ),
    never(
      "services-know-no-doors",
      { path: "^server/modules/.*\\.(service|policy|entity|search|validation)\\.ts$" },
      { path: "\\.(resolver|routes|presenter)\\.ts$|^server/(rest|web)/|node_modules/express/" },
      "resolver | routes → service → policy, entity; never back.",
    ),
    never(
      "services-know-no-graphql",
      { path: "^server/modules/.*\\.(service|policy|search|validation)\\.ts$" },
      { path: "^server/graphql/" },
      "Paging is core/paging; types of the contract belong to entities and *.types.ts.",
    ),
    never(
      "modules-know-no-assembly",
      { path: "^server/(modules|integrations|core|db)/", pathNot: "\\.test\\.ts$" },
      { path: "^server/(main|app|services|workers)\\.ts$", dependencyTypesNot: ["type-only"] },
      "main → app → services → modules → integrations → core.",
    ),
    never(
      "other-modules-by-service",
      { path: "^server/modules/([^/]+)/.+", pathNot: "\\.test\\.ts$" },
      {
        path: "^server/modules/([^/]+)/.+\\.(resolver|routes|presenter|search)\\.ts$",
        pathNot: "^server/modules/$1/",
      },
      "Another module is reached through its service.",
    ),
    never(
      "client-and-server-share-the-schema-only",
      { path: "^client/" },
      { path: "^(server|dev|bench|e2e)/" },
      "Client and server share schema.graphql.",
    ),
    never(
      "server-knows-no-client",
      { path: "^server/" },
      { path: "^client/(?!content/)" },
      "The built client is loaded from dist. What people read stands in one catalogue (decision 14).",
    ),
    never(
      "texts-know-nobody",
      { path: "^client/content/[^/]+/texts/", pathNot: "/job-search\\.ts$" },
      { pathNot: "^client/content/" },
      "The server reads them too.",
    ),
    never(
      "features-are-apart",
      { path: "^client/features/([^/]+)/", pathNot: "\\.test\\.tsx?$" },
      { path: "^client/features/([^/]+)/", pathNot: "^client/features/$1/" },
      "Features do not import each other.",
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
      "dev/ is for development.",
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
      extensions: [".ts", ".tsx", ".js", ".mjs"],
    },
  },
};
