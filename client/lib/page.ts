import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { DocumentNode } from "graphql";
import type { ComponentType } from "react";
import { data, type Params } from "react-router-dom";
import type { HeadContent } from "./head";
import type { SiteConfig } from "./site";

/** The result of a prefetch. The browser does not wait for it, so `data` is undefined there. */
export interface Prefetched<TData> {
  data: TData | undefined;
  failed: boolean;
}

export type Prefetch = <TData, TVariables extends OperationVariables>(
  query: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
) => Promise<Prefetched<TData>>;

export interface LoadRequest {
  params: Params;
  url: URL;
  /** Fills the cache. The server awaits it; the browser only starts it and shows a skeleton meanwhile. */
  prefetch: Prefetch;
}

/** What a page's head reads its data from: the browser's client, or the data that the server has loaded. */
export type ReadsQueries = Pick<ApolloClient, "readQuery">;

export interface HeadRequest {
  client: ReadsQueries;
  params: Params;
  url: URL;
  site: SiteConfig;
}

/** A query that the document asks for while its scripts load. */
export interface Ask {
  query: DocumentNode;
  variables?: Record<string, unknown>;
}

/** Apollo's client, as one of a page's `parts`: for a page that asks the server for something at once. */
export const APOLLO = "apollo";

/** The exports of a file under pages/; the router expects these names. */
export interface PageModule {
  Component: ComponentType;
  /**
   * Prefetches the page's data; the page reads the result with `useLoaderData<typeof load>()`. Must not throw for
   * expected failures.
   */
  load?: (request: LoadRequest) => Promise<unknown>;
  head: (request: HeadRequest) => HeadContent;
  /** For a page with parts that load later: which of them this address needs at once, by their files under client/. */
  parts?: (url: URL) => string[];
  /** Parts that the server renders and whose scripts the browser loads later, by their files under client/. */
  late?: readonly string[];
  /** Queries, besides the viewer's, that the page sends first and whose answers don't come with the HTML; with the same variables. */
  asks?: (url: URL) => Ask[];
}

/** A route's `handle`: the page's head and the file that contains the page. */
export interface PageHandle extends Pick<PageModule, "head" | "parts" | "late" | "asks"> {
  /** Key in Vite's manifest, e.g. "pages/JobsPage.tsx". */
  module: string;
}

export const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === "object" && handle !== null && "head" in handle && "module" in handle;

interface LoadState {
  /** The page's data could not be loaded: show an error with a retry, never an empty list. */
  failed: boolean;
}

/**
 * Loader result for a page with data. A failed prefetch responds with 503, so that caches and crawlers do not keep
 * the page.
 */
export const loadState = (...results: Prefetched<unknown>[]) =>
  results.some((result) => result.failed)
    ? data<LoadState>({ failed: true }, { status: 503 })
    : data<LoadState>({ failed: false });

/** Loader result that makes the server respond with 404 (or 410 if the page is gone for good). */
export const missing = (status: 404 | 410 = 404) => data<LoadState>({ failed: false }, { status });
