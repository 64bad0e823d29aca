import { Router } from "express";
import { Unchecked } from "../../core/input.js";
import { MESSAGE_SENT } from "./contact.messages.js";
import type { ContactService } from "./contact.service.js";

/** POST /api/contact takes `{ name, email, message }` and returns 201 `{ message }`. */
export function contactRoutes(contact: ContactService): Router {
  const router = Router();
  router.post("/contact", async ({ body, context: { actor, client } }, res) => {
    await contact.send(actor, new Unchecked(body), client);
    res.status(201).json({ message: MESSAGE_SENT });
  });
  return router;
}
