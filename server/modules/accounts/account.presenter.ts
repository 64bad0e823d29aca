import type { User } from "./user.entity.js";

/** The documented user: the same id under three names, for clients of different ages. */
export const presentUser = (user: User) => ({
  _id: user.id,
  id: user.id,
  userId: user.id,
  name: user.name,
  email: user.email,
  location: user.location,
  phone: user.phone,
  countryCode: user.countryCode,
  role: user.role,
});
