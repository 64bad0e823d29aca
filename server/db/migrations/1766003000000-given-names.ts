import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Forgets names that earlier releases guessed from the address ("ana.r70013" for ana.r70013@example.com). Nobody typed them: the
 * sign-up form, the profile and invitations all ask for a name, the first two together with a phone number and a location. So a
 * guess is the part of the address before "@", letter by letter, of someone without both who was never staff, and whose account was
 * not opened by a provider, which would have told the name.
 */
export class GivenNames1766003000000 implements MigrationInterface {
  name = "GivenNames1766003000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE users u SET u.name = ''
       WHERE u.name COLLATE utf8mb4_bin = LEFT(SUBSTRING_INDEX(u.email, '@', 1), 100)
         AND u.phone = '' AND u.location = ''
         AND u.role = 'CANDIDATE' AND u.roleChangedAt IS NULL AND u.powersSince IS NULL
         AND NOT EXISTS (
           SELECT 1 FROM identities i
           WHERE i.userId = u.id AND i.createdAt <= u.createdAt + INTERVAL 1 MINUTE)`,
    );
  }

  /** Earlier releases greet whoever has no name as "Hi ,". */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      "UPDATE users SET name = LEFT(SUBSTRING_INDEX(email, '@', 1), 100) WHERE name = ''",
    );
  }
}
