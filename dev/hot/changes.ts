/** The work that a set of file changes requires. */
export interface Work {
  /** Files to compile for the server. */
  compile: string[];
  /** Files whose build output must be deleted. */
  remove: string[];
  /** Whether the site's process must be replaced. */
  restart: boolean;
  /** Whether the server's code changed: then the old process must not answer any more requests. */
  server: boolean;
  migrate: boolean;
  codegen: boolean;
  posts: boolean;
  types: boolean;
  /** Files that take effect only when `npm run dev` is restarted. */
  beyond: string[];
}

export interface Change {
  /** Relative to the project's folder, with "/". */
  name: string;
  isGone: boolean;
}

const TEST = /\.test\.tsx?$|^server\/test\//;
const SERVER = /^server\/.*\.ts$/;
const SHARED = /^content\/.*(?<!\.d)\.ts$/;
const MIGRATION = /^server\/db\/migrations/;
const DOCUMENT = /^client\/.*\.graphql$/;
const POST = /^content\/.*\.post\.md$/;
const TYPED = /^(?:server|client|content)\/.*\.tsx?$/;
const BEYOND =
  /^(?:package-lock\.json|vite\.(?:explorer\.)?config\.ts|codegen\.ts|tsconfig[\w.]*\.json|\.env|dev\/(?:services|stripe|seed|build|codegen|hot)\/.*(?<!\.test)\.ts)$/;

/** @returns the work for these changes; lists each file once */
export function workFor(changes: readonly Change[]): Work {
  const gone = new Map(changes.map(({ name, isGone }) => [name, isGone]));
  const names = [...gone.keys()];
  const built = names.filter(
    (name) => (SERVER.test(name) || SHARED.test(name)) && !TEST.test(name),
  );
  const posts = names.some((name) => POST.test(name));
  return {
    compile: built.filter((name) => gone.get(name) === false),
    remove: built.filter((name) => gone.get(name) === true),
    restart: built.length > 0 || posts,
    server: built.some((name) => SERVER.test(name)),
    migrate: names.some((name) => MIGRATION.test(name)),
    codegen: names.some((name) => DOCUMENT.test(name) || name === "schema.graphql"),
    posts,
    types: names.some((name) => TYPED.test(name)),
    beyond: names.filter((name) => BEYOND.test(name)),
  };
}
