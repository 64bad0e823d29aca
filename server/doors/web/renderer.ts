import type { DocumentNode, ExecutionResult } from "graphql";
import type { PageParts } from "./page-template.js";

export interface SiteConfig {
  name: string;
  phone: string;
  /** Digits only, for the chat link. */
  chatNumber: string;
  email: string;
  address: string | null;
  /** URLs of the firm's pages elsewhere. */
  profiles: readonly string[];
  origin: string;
  /** Whether pages for developers exist (/styleguide). */
  development: boolean;
  /** Whether the demo checkout exists (/stripe-demo). */
  demoCheckout: boolean;
  /** Where visits to sign in with a provider start; null for one that is not set up. The login dialog is whole with it at once. */
  signIn: { googleUrl: string | null; linkedinUrl: string | null };
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
  site: SiteConfig;
  execute: Execute;
  /** Whether to render only the head (title, description, state), because rendering the body failed. */
  headOnly?: boolean;
}

export interface RenderOutput extends PageParts {
  status: number;
  redirect?: { status: number; location: string };
}

/** The client's server entry (client/app/entry-server.tsx). */
export interface Renderer {
  render(input: RenderInput): Promise<RenderOutput>;
}
