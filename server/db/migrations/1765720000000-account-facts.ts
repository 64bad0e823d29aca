import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

/**
 * Passkeys that people added before they were staff, from when becoming staff did not remove them; and why an account is
 * turned off, which only the audit log knew.
 */
export class AccountFacts1765720000000 implements MigrationInterface {
  name = "AccountFacts1765720000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      "ALTER TABLE passkeys ADD COLUMN needsCode TINYINT(1) NOT NULL DEFAULT 0 AFTER backedUp",
      "ALTER TABLE users ADD COLUMN disabledReason VARCHAR(16) NULL AFTER disabledAt",
    ]);
    // Without a date, nothing says that the person was staff when they added it.
    await runner.query(
      `UPDATE passkeys p JOIN users u ON u.id = p.userId SET p.needsCode = 1
       WHERE u.role <> 'CANDIDATE'
         AND (COALESCE(u.powersSince, u.roleChangedAt) IS NULL
           OR p.createdAt < COALESCE(u.powersSince, u.roleChangedAt))`,
    );
    await runner.query(
      `UPDATE sessions SET secondFactorAt = NULL
       WHERE userId IN (SELECT userId FROM passkeys WHERE needsCode = 1)`,
    );
    await runner.query(
      `UPDATE users u SET u.disabledReason = (
         SELECT JSON_UNQUOTE(JSON_EXTRACT(e.details, '$.reason')) FROM audit_events e
         WHERE e.subjectId = u.id AND e.kind = 'DISABLED'
           AND JSON_UNQUOTE(JSON_EXTRACT(e.details, '$.reason'))
             IN ('LEFT', 'SECURITY', 'MISUSE', 'REQUESTED', 'OTHER')
         ORDER BY e.at DESC, e.id DESC LIMIT 1)
       WHERE u.disabledAt IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      "ALTER TABLE users DROP COLUMN disabledReason",
      "ALTER TABLE passkeys DROP COLUMN needsCode",
    ]);
  }
}
