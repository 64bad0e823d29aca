import { access } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { DocumentNode, ExecutionResult } from "graphql";
import type { PageParts } from "./page-template.js";

export interface SiteConfig {
  name: string;
  phone: string;
  /** Digits only, for the chat link. */
  chatNumber: string;
  email: string;
  address: string | null;
  origin: string;
  /** Whether pages for developers exist (/styleguide). */
  development: boolean;
  /** Whether the demo checkout exists (/stripe-demo). */
  demoCheckout: boolean;
}

export type Execute = (request: {
  query: DocumentNode;
  variables: Record<string, unknown>;
  operationName?: string;
}) => Promise<ExecutionResult>;

export interface RenderInput {
  url: string;
  /** ISO 8601; one "now" for relative dates on the server and in the first browser render. */
  now: string;
  nonce: string;
  site: SiteConfig;
  execute: Execute;
  /** Only the head (title, description, state): when rendering the body throws. */
  headOnly?: boolean;
}

export interface RenderOutput extends PageParts {
  status: number;
  redirect?: { status: number; location: string };
}

/** The client's server entry, as built into dist/ssr. */
export interface Renderer {
  render(input: RenderInput): Promise<RenderOutput>;
  isServerRendered(pathname: string): boolean;
  /** Pages for the sitemap that do not come from data. */
  readonly sitemapPaths: readonly string[];
}

/** @returns null when the client is not built (server tests). */
export async function loadRenderer(distFolder: string): Promise<Renderer | null> {
  const entry = path.join(distFolder, "ssr/entry-server.js");
  try {
    await access(entry);
  } catch {
    return null;
  }
  return (await import(pathToFileURL(entry).href)) as Renderer;
}
