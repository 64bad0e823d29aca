import type { User } from "./user.entity.js";

/** The documented user: one id under three names, for clients written at different times. */
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
