import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import {
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type BuildOptions,
  type Plugin,
} from "vite";
import { z } from "zod";
import { shortClassNames } from "./dev/build/class-names.js";
import { compileEarly } from "./dev/build/compile-early.js";
import { blogIndex, markdown } from "./dev/build/markdown.js";
import { moduleList } from "./dev/build/module-list.js";
import { ownCopies } from "./dev/build/own-copies.js";
import { pageTemplate } from "./dev/build/page-template.js";
import { pseudoLanguage } from "./dev/build/pseudo-language.js";
import { precompress } from "./dev/build/precompress.js";
import { siteLanguage as language } from "./dev/build/site-language.js";
import { fontsRemoved } from "./dev/build/without-fonts.js";

/** The parts of Apollo, and of RxJS, that its hooks are made of, and its errors. */
const APOLLO_HOOKS = [
  "@wry/equality/",
  "@apollo/client/(?:version|core/networkStatus|utilities/invariant/index)\\.js",
  "@apollo/client/errors/",
  "@apollo/client/react/(?:context|internal|hooks/(?:internal|constants|use(?:ApolloClient|Query)\\.))",
  "@apollo/client/utilities/internal/(?:globals|makeUniqueId|stringifyForDisplay|canUseDOM|getOperationName|compact|isNonNullObject|(?:maybeD|d)eepFreeze|mergeOptions|preventUnhandledRejection|constants)\\b",
  "rxjs/dist/esm/internal/(?:Subscri(?:ption|ber)|config|NotificationFactories|Observable|Scheduler|symbol/observable)\\.",
  "rxjs/dist/esm/internal/util/(?:isFunction|createErrorClass|UnsubscriptionError|arrRemove|reportUnhandledError|noop|errorContext|identity|pipe|lift|Immediate|executeSchedule)\\.",
  "rxjs/dist/esm/internal/scheduler/(?:timeoutProvider|dateTimestampProvider|Action|intervalProvider|AsyncAction|immediateProvider|AsapAction|AsyncScheduler|AsapScheduler|asap)\\.",
  "rxjs/dist/esm/internal/operators/(?:OperatorSubscriber|observeOn)\\.",
]
  .map((file) => `/node_modules/${file}`)
  .join("|");

/** The login dialog opens over any page, so all that pages don't have at once is in its file. */
const loginDialog = ownCopies({
  part: /\/client\/app\/AccountDialog\.tsx$/,
  copied: new RegExp(
    [
      "/client/features/sign-in/",
      "/client/components/(?:session/PersonFields|ui/(?:AnchorButton|CodeField|Dialog|Field|FieldFrame|Input|PhoneFields|Select|TextField))\\.",
      "/client/lib/(?:api-error|checks|email|passkeys|person|phone|refusal|us-phone|use-form|watch-work|session/(?:keep-code-step|return-address))\\.",
      "/content/\\w+/texts/(?:fields|phone|sign-in|sign-in-problems|two-step)\\.",
      "/node_modules/@apollo/client/react/(?:index|hooks/useMutation)\\.",
    ].join("|"),
  ),
});

/** The list of jobs has this in its own file. */
const followedField = ownCopies({
  part: /\/client\/(?:features\/content\/PostFilter|desk\/filters\/Filters)\.tsx$/,
  copied: /\/client\/lib\/use-followed-field\./,
});

const browserBuild: BuildOptions = {
  outDir: "../dist/client",
  emptyOutDir: true,
  // The server reads the manifest to preload the files of the page it renders.
  manifest: true,
  target: "es2022",
  // A browser that cannot preload modules loads them a moment later.
  // Scripts of other pages are not listed for preloading: the list would be 1 kB of each page. A page's imports then
  // load after its own file on a navigation; the server still lists those of the first page.
  modulePreload: { polyfill: false, resolveDependencies: () => [] },
  rollupOptions: {
    output: {
      // Without names: each page lists the files of all others, so names would add 2 kB to it.
      entryFileNames: "assets/[hash:7].js",
      chunkFileNames: "assets/[hash:7].js",
      assetFileNames: ({ names }) =>
        names.some((name) => name.endsWith(".css"))
          ? "assets/[hash:7][extname]"
          : "assets/[name]-[hash][extname]",
      codeSplitting: {
        // One file compresses better than many.
        groups: [
          // Packages that every page needs and that rarely change.
          {
            name: "vendor",
            test: new RegExp(
              `rolldown/runtime|/node_modules/(?:react|react-dom|scheduler|react-router)/|${APOLLO_HOOKS}`,
            ),
          },
          // What Apollo's client needs beside them, which is loaded after the page.
          {
            name: "apollo",
            includeDependenciesRecursively: false,
            test: /node_modules[\\/](?:@apollo(?!.client.(?:link.(?:http.(?:rewrite|select)|utils.filter)|react))|rxjs|tslib|graphql|optimism|@wry)[\\/]|client.(?:app.apollo|lib.api-link|lib.session.proof-link)\.ts$/,
          },
          // What most pages of the desk use of its UI kit: each part would be a file of its own. What fewer pages use stays
          // with them, and the editor is not part of it.
          {
            name: "kit",
            minShareCount: 12,
            test: /node_modules[\\/](?:@mantine[\\/](?:core|hooks|notifications|spotlight|store)|@floating-ui|clsx|react-transition-group|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar)[\\/]/,
          },
          // Small parts that most pages need.
          {
            name: "shared",
            test: /vite\/preload-helper|texts\/(?:common|language|pay|shell)\.|lib\/(?:hydrated|load-again|money|tab-storage|us-date|my-status\/mark)\.|ui\/(?:Badge|Button|Chip|DotList|EmptyState|ErrorState|GapBoundary|LinkButton|NeedsScript|Prose|Skeleton|StateNotice|Unbroken)\.tsx|Viewer\.generated|createReactComponent|en\/industry-labels\.|Icon(?:Check|ChevronDown|MapPin|Search|X)\.mjs/,
          },
          // Small parts of a job, on its page and in lists of jobs; the desk needs some of them, too.
          {
            name: "jobs",
            includeDependenciesRecursively: false,
            test: /texts\/(?:hear-back|jobs|posted-time)\.|features\/jobs\/(?:pay|JobBrief|Applied|CardPay|AppliedJobs|use-applied-jobs|sponsored-names|OpenToYouPlace|saved\/(?:SavePlace|SaveButton\.module))\.|my-status\/use-may-have-status\.|site\/(?:for-everyone|full-time-year|open-by-rule)\.|ui\/(?:WhenNear|CompanyLogo)\.|lib\/(?:web-address|posted-time)\.|Icon(?:ArrowUpRight|Bell|CircleCheck|Heart)\.mjs/,
          },
          // A job's page, which the desk's preview of a job has, too.
          {
            name: "job",
            includeDependenciesRecursively: false,
            test: /texts\/job-details-page\.|site\/(?:job-life|who-may-apply)\.|features\/jobs\/(?:JobDetail(?:Client|Closed|Facts|Share|Skills)?\.(?:tsx|module)|JobPay\.|job-detail-share|alert-words|unbroken-html)|Icon(?:Link|Lock)\.mjs/,
          },
          // The heart of a job, which is loaded after the page.
          {
            name: "heart",
            includeDependenciesRecursively: false,
            test: /texts\/heart\.|site\/saved-jobs\.|features\/jobs\/saved\/(?:SaveButton\.tsx|SavedJobIds|use-saved-jobs|browser-saved|keep-in-browser)|lib\/browser-list\./,
          },
          // What applying needs on a job's page, and where its form is.
          {
            name: "apply",
            includeDependenciesRecursively: false,
            test: /texts\/apply\.|site\/undo-seconds\.|lib\/session\/(?:drafts|return-address)\.ts$|features\/applications\/(?:Application\.generated|use-held)/,
          },
          // Cards of jobs, in all lists of them.
          {
            name: "cards",
            includeDependenciesRecursively: false,
            test: /texts\/job-cards\.|IconClock\.mjs|features\/jobs\/(?:JobCard|JobCardSkeleton|JobList|Jobs\.generated|NewestJobs\.module|JobStatuses|status-tokens|asked-facts)\b/,
          },
          // What the login dialog can't have copies of (loginDialog): which dialog is on top, and icons.
          {
            name: "dialogs",
            includeDependenciesRecursively: false,
            test: /lib\/top-dialog\.|Icon(?:BrandGoogle|Fingerprint)\.mjs/,
          },
          // Names of the filters, which the desk's editor of jobs needs without the list.
          {
            name: "filters",
            includeDependenciesRecursively: false,
            test: /en\/job-filters\./,
          },
          // What the filters of jobs are, which the page of a company needs without the list.
          {
            name: "choices",
            includeDependenciesRecursively: false,
            test: /texts\/(?:job-search|kept-search)\.|site\/(?:pay-at-least|pay-steps|posted-days|radii|state-code|whole-number)\.|features\/jobs\/(?:counted-choices|job-filters|job-search|pay-choices|cleared)\b/,
          },
          // Small parts of a record's page on the desk.
          {
            name: "record",
            includeDependenciesRecursively: false,
            test: /client\/desk\/parts\/(?:Facts|MailTroubleNote|Part|PhoneLink|Words|phone-text)\./,
          },
          // The list of jobs, on its page and beside a job.
          {
            name: "list",
            includeDependenciesRecursively: false,
            test: /features\/jobs\/(?:FilterCounts|JobResults|JobResultsBar|SortOrder|SearchReading|NoJobs\.module|read-parts|place-refusal|ActiveFilters|read-asked-facts|JobCards|ActiveFilter|LoadMore|use-loaded-cursors|unknown-values)\b|jobs\/open-to\.|lib\/use-followed-field\.ts$/,
          },
        ],
      },
    },
  },
};

const serverBuild: BuildOptions = {
  outDir: "../dist/ssr",
  emptyOutDir: true,
  copyPublicDir: false,
  target: "node20",
  rollupOptions: { input: "client/app/entry-server.tsx" },
};

/**
 * Packages that the image installs. The others are bundled into dist/ssr: the server loads the files of every page, and some of those
 * packages are hundreds of files, which it would load one by one when it starts.
 */
const { dependencies } = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8")));

/** The router without its warnings for developers: its package offers only the build that has them. */
const quickRouter = ["react-router/dom", "react-router"].map((name) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(import.meta.resolve(name)).replace("development", "production"),
}));

/** Apollo's stand-in for what this version of React has. */
const storeOfReact = { find: /^\.\/useSyncExternalStore\.js$/, replacement: "react" };

const CLIENT = fileURLToPath(new URL("client", import.meta.url));

/** The router with links of the site's own: without what only a browser needs, or without what only the router's framework needs. */
function routerOf(side: "browser" | "server"): Plugin {
  const router = path.join(CLIENT, `app/${side}-router.tsx`);
  return {
    name: "staffboard:router",
    enforce: "pre",
    apply: "build",
    resolveId: (source, importer) =>
      source === "react-router-dom" && importer !== router ? router : null,
  };
}

/** Lets the build leave out the router's components that the site doesn't use: their names for developer tools would keep them. */
const sparseRouter: Plugin = {
  name: "staffboard:sparse-router",
  apply: "build",
  transform: {
    filter: { id: /node_modules[\\/]react-router[\\/]/ },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "\w+";$/gm, "")
        .replace(/= (?=\w+\.forwardRef\()/g, "= /* @__PURE__ */ "),
      map: null,
    }),
  },
};

/** `vite build` creates dist/client, `vite build --ssr` creates dist/ssr/entry-server.js. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: "client",
  // Names that say where a class is from help during `npm run dev`.
  ...(command === "build" && { css: { modules: { generateScopedName: shortClassNames(CLIENT) } } }),
  resolve: {
    ...(command === "build" && { alias: [...quickRouter, storeOfReact] }),
    conditions: [
      `language-${language}`,
      ...(isSsrBuild === true ? defaultServerConditions : ["es2015", ...defaultClientConditions]),
    ],
  },
  // The environment in which `npm run dev` renders pages.
  environments: {
    ssr: { resolve: { conditions: [`language-${language}`, ...defaultServerConditions] } },
  },
  plugins: [
    ...(language === "pseudo" ? [pseudoLanguage()] : []),
    markdown(),
    react(),
    // Only `npm run dev` has the explorer here; its build is another (vite.explorer.config.ts).
    ...(command === "serve" ? [fontsRemoved()] : []),
    ...(isSsrBuild === true
      ? [routerOf("server"), blogIndex(language === "pseudo" ? "en" : language)]
      : [
          routerOf("browser"),
          sparseRouter,
          loginDialog,
          followedField,
          pageTemplate(language),
          compileEarly(),
          moduleList(),
          precompress(),
        ]),
  ],
  ...(isSsrBuild === true && { ssr: { external: Object.keys(dependencies), noExternal: true } }),
  build: isSsrBuild === true ? serverBuild : browserBuild,
}));
