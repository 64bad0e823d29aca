/** A command doesn't do what was asked; the message says why, and what to do. */
export class Refused extends Error {
  override name = "Refused";
}
