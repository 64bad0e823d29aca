import {
  NetworkStatus,
  type ApolloClient,
  type ObservableQuery,
  type OperationVariables,
} from "@apollo/client";
import { compact } from "@apollo/client/utilities/internal";
import { Observable, type Subscriber } from "rxjs";
import type { PageAnswers } from "./page-answers";

/** The page of a query. */
interface Page {
  readonly answers: PageAnswers;
  /** Apollo's client, once it is loaded. */
  readonly apollo: ApolloClient | undefined;
  load: () => Promise<ApolloClient>;
  /** Resolves once it is loaded. */
  readonly loaded: Promise<void>;
  /** Resolves when queries should start to follow what changes. */
  readonly due: Promise<void>;
}

type Options = ApolloClient.WatchQueryOptions;
type Result = ObservableQuery.Result<unknown>;

const resultOf = (networkStatus: NetworkStatus, rest: object = {}): Result => ({
  data: undefined,
  dataState: "empty",
  loading: networkStatus < NetworkStatus.ready,
  networkStatus,
  partial: true,
  ...rest,
});

/** Policies that show what is known. */
const READS = new Set(["cache-first", "cache-only", "cache-and-network"]);

const LOADING = resultOf(NetworkStatus.loading);
const AGAIN = { loading: true, networkStatus: NetworkStatus.loading, error: undefined };
const failed = (error: unknown) => ({
  loading: false,
  networkStatus: NetworkStatus.error,
  error: error as ObservableQuery.Result<unknown>["error"],
});
const STANDBY = resultOf(NetworkStatus.ready);

/**
 * A query on a page that may not have loaded Apollo's client yet, with just what `useQuery` needs from one. It shows the answer that
 * came with the page, and becomes Apollo's query when it is due, or as soon as something else is asked of it. Without an
 * answer, it becomes Apollo's query as soon as someone watches it. Watchers hear only of what changes: `useQuery` has read the rest.
 */
export class PageQuery {
  private real: ObservableQuery | undefined;
  private asked: Options;
  private result: Result | undefined;
  private readonly watchers = new Set<Subscriber<Result>>();
  private readonly results = new Observable<Result>((watcher) => this.watch(watcher));

  readonly pipe = this.results.pipe.bind(this.results);
  readonly subscribe = this.results.subscribe.bind(this.results);

  constructor(
    private readonly page: Page,
    options: Options,
  ) {
    const { fetchPolicy = "cache-first" } = options;
    const initialFetchPolicy = fetchPolicy === "standby" ? "cache-first" : fetchPolicy;
    this.asked = { initialFetchPolicy, ...compact(options), fetchPolicy };
  }

  get query(): Options["query"] {
    return this.options.query;
  }

  get variables(): OperationVariables {
    return this.options.variables ?? {};
  }

  get options(): Options {
    return this.real?.options ?? this.asked;
  }

  /** Whether the page's answer is all that the query asks for now. */
  get isAnswered(): boolean {
    return this.asked.fetchPolicy !== "cache-and-network" && this.answer !== undefined;
  }

  getCurrentResult(): Result {
    if (this.real !== undefined) return this.real.getCurrentResult();
    if (this.result === undefined || this.result.loading) this.result = this.currentResult();
    return this.result;
  }

  applyOptions(options: Partial<Options>): void {
    const real = this.wake();
    if (real === undefined) this.change(options);
    else real.applyOptions(options);
  }

  reobserve(options: Partial<Options> = {}): Promise<unknown> {
    const real = this.wake();
    if (real !== undefined) return real.reobserve(options);
    this.change(options);
    if (this.isKnown) return Promise.resolve(this.getCurrentResult());
    return this.ask((started) => started.reobserve());
  }

  refetch(variables?: OperationVariables): Promise<unknown> {
    return this.ask((real) => real.refetch(variables));
  }

  fetchMore(options: ObservableQuery.FetchMoreOptions<unknown, OperationVariables>) {
    return this.ask((real) => real.fetchMore(options));
  }

  updateQuery(change: Parameters<ObservableQuery["updateQuery"]>[0]): void {
    void this.ask((real) => real.updateQuery(change));
  }

  startPolling(milliseconds: number): void {
    void this.ask((real) => real.startPolling(milliseconds));
  }

  stopPolling(): void {
    void this.ask((real) => real.stopPolling());
  }

  subscribeToMore(): never {
    throw new Error("The API has no subscriptions");
  }

  /** Whether there is nothing to ask the server. */
  private get isKnown(): boolean {
    return ["standby", "cache-only"].includes(this.asked.fetchPolicy ?? "") || this.isAnswered;
  }

  /** What the page knows. */
  private get answer(): object | undefined {
    const { fetchPolicy = "", query, variables } = this.asked;
    return READS.has(fetchPolicy) ? this.page.answers.find(query, variables) : undefined;
  }

  private currentResult(): Result {
    const data = this.answer;
    if (data === undefined) return this.isKnown ? STANDBY : LOADING;
    const status = this.isAnswered ? NetworkStatus.ready : NetworkStatus.loading;
    return resultOf(status, { data, dataState: "complete", partial: false });
  }

  private change(options: Partial<Options>): void {
    this.asked = { ...this.asked, ...compact(options) };
    this.result = undefined;
    if (this.watchers.size > 0) void this.follow();
  }

  private watch(watcher: Subscriber<Result>): void {
    if (this.real !== undefined) return watcher.add(this.real.subscribe(watcher));
    this.watchers.add(watcher);
    watcher.add(() => this.watchers.delete(watcher));
    void this.follow();
  }

  /**
   * Waits for an answer that is on its way, then starts Apollo's query: at once if it has to answer, else when it is due, or when
   * Apollo's cache may have something newer.
   */
  private async follow(): Promise<void> {
    const { asked } = this;
    const { answers, due, loaded } = this.page;
    const isWaiting = () => this.watchers.size > 0 && this.asked === asked;
    const taken = answers.taken(asked.query);
    if (!this.isKnown) await Promise.race([answers.arrival(asked.query, asked.variables), taken]);
    if (isWaiting() && this.isAnswered && this.result?.loading === true)
      this.show(this.currentResult());
    if (this.isKnown) await Promise.race([due, taken]);
    if (isWaiting()) await this.ask(() => undefined).catch(() => loaded);
    // It had failed, and was loaded for something else.
    if (isWaiting()) await this.ask(() => undefined).catch(() => undefined);
  }

  private show(result: Result): void {
    this.result = result;
    for (const watcher of this.watchers) watcher.next(result);
  }

  /** Asks Apollo's query, which starts if it hasn't. A failure is shown, so callers need not handle it. */
  private ask<Answer>(question: (real: ObservableQuery) => Answer): Promise<Awaited<Answer>> {
    if (this.result?.error !== undefined) this.show({ ...this.result, ...AGAIN });
    const asking = this.start().then(question) as Promise<Awaited<Answer>>;
    asking.catch(() => undefined);
    return asking;
  }

  private async start(): Promise<ObservableQuery> {
    try {
      await this.page.load();
    } catch (error) {
      if (!this.isKnown) this.show({ ...this.getCurrentResult(), ...failed(error) });
      throw error;
    }
    const real = this.wake();
    if (real === undefined) throw new Error("Apollo's client is missing");
    return real;
  }

  /** Becomes Apollo's query, if its client is loaded. */
  private wake(): ObservableQuery | undefined {
    if (this.real !== undefined || this.page.apollo === undefined) return this.real;
    const real = this.page.apollo.watchQuery(this.asked);
    this.real = real;
    for (const watcher of this.watchers) watcher.add(real.subscribe(watcher));
    this.watchers.clear();
    return real;
  }
}
