import { GraphQLError, type DocumentNode, type ExecutionResult } from "graphql";
import { z } from "zod";
import type { ClientBuild } from "../../server/doors/web/client-build.js";
import { fillMarks } from "../../server/doors/web/page-template.js";
import type { Execute, RenderOutput } from "../../server/doors/web/renderer.js";
import type { Handlers } from "./calls.js";
import { BLOG_INDEX, PUBLIC_FOLDER } from "./places.js";

type Call = (name: string, argument: unknown) => Promise<unknown>;

const request = z.object({
  render: z.number(),
  query: z.custom<DocumentNode>((value) => typeof value === "object" && value !== null),
  variables: z.record(z.string(), z.unknown()).default({}),
  operationName: z.string().optional(),
});

const output: z.ZodType<RenderOutput> = z.object({
  status: z.number(),
  redirect: z.object({ status: z.number(), location: z.string() }).optional(),
  html: z.string(),
  head: z.string(),
  state: z.string(),
  noScript: z.string(),
  modules: z.array(z.string()),
  late: z.array(z.string()),
});

const sourceShell = z.object({ html: z.string(), source: z.string() });

/**
 * Calls the client from its current sources. Vite loads them in the loop's process, which renders the pages and calls back
 * for their data, so this process can be replaced without loading the client again.
 *
 * @param call calls the loop
 */
export function createSourceClient(call: Call): {
  client: ClientBuild;
  execute: Handlers[string];
} {
  const renders = new Map<number, Execute>();
  let last = 0;
  const client: ClientBuild = {
    renderer: {
      render: async ({ execute, ...input }) => {
        const render = (last += 1);
        renders.set(render, execute);
        try {
          return output.parse(await call("render", { render, input }));
        } finally {
          renders.delete(render);
        }
      },
    },
    shell: {
      fill: async ({ html, head, state, noScript, modules, late }) => {
        const shell = sourceShell.parse(await call("shell", [...modules, ...late]));
        const parts = {
          "app-head": head,
          "app-html": html,
          "app-no-script": noScript,
          "app-state": state,
        };
        return {
          html: fillMarks(shell.html, parts),
          inline: { scripts: [shell.source], styles: [shell.source] },
        };
      },
      explorer: async (parts) => {
        const shell = sourceShell.parse(await call("explorer", null));
        const inline = { scripts: [shell.source], styles: [shell.source] };
        return { html: fillMarks(shell.html, parts), inline };
      },
      // Styles are in the page.
      styleSheet: () => null,
    },
    filesFolder: PUBLIC_FOLDER,
    postsFile: BLOG_INDEX,
    keepsPages: false,
  };
  const execute = async (argument: unknown): Promise<ExecutionResult | undefined> => {
    const { render, ...asked } = request.parse(argument);
    return renders.get(render)?.(asked);
  };
  return { client, execute };
}

/** A GraphQL result sent by another process: its errors are plain objects. */
const answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        path: z.array(z.union([z.string(), z.number()])).optional(),
        extensions: z.record(z.string(), z.unknown()).optional(),
      }),
    )
    .optional(),
  extensions: z.record(z.string(), z.unknown()).optional(),
});

/** @returns the same result, with its errors as GraphQLError objects */
export function reviveResult(raw: unknown): ExecutionResult {
  const { errors, ...rest } = answer.parse(raw);
  if (!errors) return rest;
  return {
    ...rest,
    errors: errors.map(
      ({ message, path, extensions }) => new GraphQLError(message, { path, extensions }),
    ),
  };
}
