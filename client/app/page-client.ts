import type {
  ApolloCache,
  ApolloClient,
  ObservableQuery,
  OperationVariables,
} from "@apollo/client";
import { firstLoads } from "../lib/first-loads";
import { idle, used } from "../lib/idle";
import type { PageAnswer } from "./app-state";
import { loadAgain } from "../lib/load-again";
import { makeApollo } from "./make-apollo";
import { PageAnswers } from "./page-answers";
import { PageQuery } from "./page-query";

/** The client of a page. @param answers what the server was told when it rendered the page */
export function createPageClient(answers: readonly PageAnswer[]): PageClient {
  const known = new PageAnswers(answers);
  return new PageClient(known, () => loadApollo(known));
}

/** Loads Apollo's client. @param answers what its cache starts with */
export async function loadApollo(answers: PageAnswers): Promise<ApolloClient> {
  await loadAgain(() => import("./apollo"));
  return makeApollo(answers);
}

/**
 * Does for components what Apollo's client does, which is a quarter of a page's scripts: it shows the answers that came with the page,
 * and loads Apollo's client when something else is asked, or once someone uses the page.
 */
export class PageClient {
  apollo: ApolloClient | undefined;
  readonly defaultOptions: ApolloClient.DefaultOptions = {};
  /** Answers shown as they came start to follow what changes once the page is used: at once, it would take as long as hydration. */
  readonly due = used()
    .then(idle)
    .then(firstLoads)
    .then(() => {});
  readonly loaded: Promise<void>;
  private announce = () => {};
  private loading: Promise<ApolloClient> | undefined;

  constructor(
    readonly answers: PageAnswers,
    private readonly loadApollo: () => Promise<ApolloClient>,
  ) {
    this.loaded = new Promise((resolve) => (this.announce = resolve));
    void this.due.then(this.load).catch(() => undefined);
  }

  /** For components. They use only what is defined here. */
  get asApollo(): ApolloClient {
    return this as unknown as ApolloClient;
  }

  /** Loads Apollo's client; after a failure, again. */
  readonly load = (): Promise<ApolloClient> => {
    this.loading ??= this.loadApollo().then(
      (apollo) => {
        this.apollo = apollo;
        this.announce();
        return apollo;
      },
      (error: unknown) => {
        this.loading = undefined;
        throw error;
      },
    );
    return this.loading;
  };

  watchQuery(options: ApolloClient.WatchQueryOptions): PageQuery | ObservableQuery {
    const query = new PageQuery(this, options);
    if (this.apollo === undefined || query.isAnswered) return query;
    return this.apollo.watchQuery(options);
  }

  async query(options: ApolloClient.QueryOptions) {
    return (await this.load()).query(options);
  }

  async mutate(options: ApolloClient.MutateOptions) {
    this.answers.expectNothing();
    return (await this.load()).mutate(options);
  }

  async resetStore() {
    return (await this.load()).resetStore();
  }

  async refetchQueries(options: ApolloClient.RefetchQueriesOptions<ApolloCache, undefined>) {
    return (await this.load()).refetchQueries(options);
  }

  readQuery(options: ApolloClient.ReadQueryOptions<unknown, OperationVariables>): unknown {
    if (this.apollo !== undefined) return this.apollo.readQuery(options);
    return this.answers.find(options.query, options.variables) ?? null;
  }

  writeQuery(options: ApolloClient.WriteQueryOptions<unknown, OperationVariables>): void {
    this.cache.writeQuery(options);
  }

  /** Until Apollo's client is loaded, what is done to its cache waits for it. */
  get cache(): ApolloCache {
    return this.apollo?.cache ?? (this.laterCache as ApolloCache);
  }

  private readonly laterCache: object = new Proxy(
    {},
    {
      get:
        (_, method) =>
        (...args: unknown[]): void => {
          const change = ({ cache }: ApolloClient): unknown =>
            (Reflect.get(cache, method) as (...args: unknown[]) => unknown).apply(cache, args);
          void this.load()
            .then(change)
            .catch(() => undefined);
        },
    },
  );
}
