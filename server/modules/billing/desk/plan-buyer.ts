import { nameOrAddress } from "../../../core/name-or-address.js";
import type { User } from "../../accounts/user.entity.js";
import type { PlanBuyer } from "./sold-plan.types.js";

/** The buyer as administrators see them. */
export const buyerOf = (user: Pick<User, "id" | "name" | "email">): PlanBuyer => ({
  id: user.id,
  name: nameOrAddress(user),
  email: user.email,
});
