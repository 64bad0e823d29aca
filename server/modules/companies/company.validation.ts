import { z } from "zod";
import { createRules, updateRules } from "../../kit/fields/table-fields.js";
import { contactFields } from "./company-contact.fields.js";
import { companyFields } from "./company.fields.js";

/** A new company: everything but its name may be left out. */
export const createCompanySchema = z.object(createRules(companyFields));
/** What is left out stays as it is. */
export const updateCompanySchema = z.object({
  ...updateRules(companyFields),
  id: z.string(),
  expectedVersion: z.int().nullish(),
});

export const addContactSchema = z.object({
  ...createRules(contactFields),
  companyId: z.string(),
});
export const updateContactSchema = z.object({ ...updateRules(contactFields), id: z.string() });
export const mergeSchema = z.object({
  fromId: z.string(),
  intoId: z.string(),
  confirmName: z.string(),
});
