import { expect, it } from "@jest/globals";
import { QueryFailedError } from "typeorm";
import { notFound } from "./errors.js";
import { describeError } from "./logger.js";

it("logs a failed statement's kind and place, but nothing from the row", () => {
  const driver = Object.assign(
    new Error("Duplicate entry 'jane@example.com' for key 'users_email'"),
    {
      code: "ER_DUP_ENTRY",
      errno: 1062,
      sql: "INSERT INTO users VALUES ('jane@example.com')",
    },
  );
  const error = new QueryFailedError("INSERT INTO users VALUES (?)", ["jane@example.com"], driver);
  const text = JSON.stringify(describeError(new Error("jane@example.com", { cause: error })));
  expect(text).not.toMatch(/jane|INSERT/);
  expect(text).toContain("1062");
  expect(text).toContain("logger.test");
});

it("keeps the message of our own errors", () => {
  expect(describeError(notFound("job"))).toMatchObject({
    code: "NOT_FOUND",
    message: "Job not found",
  });
});
