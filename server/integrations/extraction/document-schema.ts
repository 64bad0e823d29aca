import { z } from "zod";
import type { Block } from "./document.js";

const link = z.string().regex(/^(?:https?|mailto):/i);
/** Addresses that come from another process. */
export const linksSchema = z.array(link);

const runs = z.array(
  z.object({
    text: z.string(),
    bold: z.literal(true).optional(),
    italic: z.literal(true).optional(),
    link: link.optional(),
  }),
);

/** Blocks that come from another process or from storage. */
export const blocksSchema: z.ZodType<Block[]> = z.array(
  z.discriminatedUnion("type", [
    z.object({ type: z.literal("heading"), level: z.int().min(1).max(6), runs }),
    z.object({ type: z.literal("paragraph"), runs }),
    z.object({ type: z.literal("item"), level: z.int().min(0), runs }),
    z.object({ type: z.literal("table"), rows: z.array(z.array(runs)) }),
  ]),
);
