import { SAMPLE_ID, samplePerson } from "../outbox/mail-samples.js";
import { User } from "./user.entity.js";

/** The reader's account, in samples of emails. */
export const sampleUser = (change: Partial<User> = {}): User =>
  Object.assign(new User(), { id: SAMPLE_ID, ...samplePerson, applicationMails: true }, change);

export const sampleUsers = { find: async () => sampleUser() };
