import type { EntityManager } from "typeorm";
import { tokensOf } from "./person-tokens.js";

interface Numbered {
  /** The resume's id. */
  id: string;
  number: number;
}

/** Keeps the words of resumes, by which the search over people finds them. */
export class PersonIndex {
  /** Replaces the tokens of one resume, in the caller's transaction. */
  async write(transaction: EntityManager, { id, number }: Numbered, text: string): Promise<void> {
    const [newest] = await transaction.query<{ name: string; location: string }[]>(
      `SELECT name, location FROM applications WHERE resumeId = ? ORDER BY appliedAt DESC, id DESC LIMIT 1`,
      [id],
    );
    await transaction.query("DELETE FROM resume_tokens WHERE number = ?", [number]);
    // A replaced resume: nobody can find or open it through an application anymore.
    if (!newest) return;
    const tokens = tokensOf({ text, name: newest.name, place: newest.location });
    if (tokens.length > 0)
      await transaction.query("INSERT IGNORE INTO resume_tokens (token, number) VALUES ?", [
        tokens.sort().map((token) => [token, number]),
      ]);
  }
}
