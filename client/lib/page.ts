import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { ApolloClient } from "@apollo/client";
import type { ComponentType } from "react";
import { data, type Params } from "react-router-dom";
import type { HeadContent } from "./head";
import type { SiteConfig } from "./site";

/** What came of a prefetch. In the browser nothing is awaited: `data` is then undefined. */
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
  /** Fills the cache: awaited on the server, only started in the browser, which shows a skeleton. */
  prefetch: Prefetch;
}

export interface HeadRequest {
  client: ApolloClient;
  params: Params;
  url: URL;
  site: SiteConfig;
}

/** What a file under pages/ exports. The names are read by the router. */
export interface PageModule {
  Component: ComponentType;
  /** Prefetches; the page reads its answer as `useLoaderData<typeof load>()`. Must not throw for expected failures. */
  load?: (request: LoadRequest) => Promise<unknown>;
  head: (request: HeadRequest) => HeadContent;
}

/** A route's `handle`: how the head is made and which file of the build holds the page. */
export interface PageHandle {
  head: PageModule["head"];
  /** Key in Vite's manifest, e.g. "pages/JobsPage.tsx". */
  module: string;
}

export const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === "object" && handle !== null && "head" in handle && "module" in handle;

interface LoadState {
  /** The page's data could not be loaded: show an error with a retry, never an empty list. */
  failed: boolean;
}

/** Loader answer of a page with data: a failed prefetch is 503, so that no cache or crawler keeps it. */
export const loadState = (...results: Prefetched<unknown>[]) =>
  results.some((result) => result.failed)
    ? data<LoadState>({ failed: true }, { status: 503 })
    : data<LoadState>({ failed: false });

/** Loader answer that makes the server say 404 (or 410 for what is gone for good). */
export const missing = (status: 404 | 410 = 404) => data<LoadState>({ failed: false }, { status });
