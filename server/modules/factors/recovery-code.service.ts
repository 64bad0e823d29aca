import { randomInt } from "node:crypto";
import { IsNull, type EntityManager } from "typeorm";
import type { Clock } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import { keyedHash } from "../../core/secrets.js";
import type { Verdict } from "./factor-guard.js";
import { RecoveryCode } from "./recovery-code.entity.js";

/** No 0, O, 1, I or L, which are easily mistaken for each other on paper. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const GROUP = 6;
/** Codes a person gets at a time. Each has 12 characters: 59 bits. */
export const RECOVERY_CODES = 10;

/** One-time codes for people who lost their other factors. Only their keyed hashes are stored. */
export class RecoveryCodes {
  constructor(
    private readonly clock: Clock,
    private readonly secretKey: string,
  ) {}

  /** Replaces all codes of a person. @returns the new ones, which cannot be read again */
  async renew(transaction: EntityManager, userId: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newCode);
    const createdAt = this.clock.now();
    await transaction.delete(RecoveryCode, { userId });
    const rows = codes.map((code) => {
      return { id: newId(), userId, codeHash: this.hash(userId, code), createdAt };
    });
    await transaction.insert(RecoveryCode, rows);
    return codes;
  }

  /** Uses up a code. Case, spaces and hyphens do not matter. */
  async spend(transaction: EntityManager, userId: string, code: string): Promise<Verdict> {
    const codeHash = this.hash(userId, code);
    const unused = { userId, codeHash, usedAt: IsNull() };
    const { affected } = await transaction.update(RecoveryCode, unused, {
      usedAt: this.clock.now(),
    });
    if (affected === 1) return "RIGHT";
    return (await transaction.existsBy(RecoveryCode, { userId, codeHash })) ? "USED" : "WRONG";
  }

  countLeft(manager: EntityManager, userId: string): Promise<number> {
    return manager.countBy(RecoveryCode, { userId, usedAt: IsNull() });
  }

  private hash(userId: string, code: string): string {
    return keyedHash(this.secretKey, "recovery-code", userId, bare(code));
  }
}

const bare = (code: string): string => code.toUpperCase().replaceAll(/[\s-]/g, "");

/** Whether this looks like a recovery code. */
export const isRecoveryCode = (code: string): boolean =>
  new RegExp(`^[${ALPHABET}]{${2 * GROUP}}$`).test(bare(code));

function newCode(): string {
  const group = () =>
    Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return `${group()}-${group()}`;
}
