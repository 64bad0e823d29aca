import { describe, expect, it } from "@jest/globals";
import { isPlaceholder } from "./placeholder.js";

describe("a placeholder", () => {
  it.each([
    ...["set-your-key", "CHANGE_ME", "<secret>", "xxxxxx", "***", "key…", "dummy1", "example"],
    ...["password", " Root ", "staffboard", "whsec_test", "sk_live_secret", "rk_test_admin"],
    ...["aaa", "abcabcabc", "abcabcabcab", "qwertyuiopasdfgh".repeat(3)],
  ])("is %j", (secret) => {
    expect(isPlaceholder(secret)).toBe(true);
  });

  it.each([
    ...["k3J9fQ2mZx8LpW7v", "passwords of mine", "whsec_k3J9fQ2mZx8L", "sk_live_9fQ2mZ"],
    ...["abab", "aa", "abcabcabd", "qwertyuiopasdfghj".repeat(3), ""],
  ])("is not %j", (secret) => {
    expect(isPlaceholder(secret)).toBe(false);
  });

  it("is a prefix with a repeated text, since the prefix adds no randomness", () => {
    expect(isPlaceholder("sk_test_abababab")).toBe(true);
    expect(isPlaceholder("abababab-sk_test_")).toBe(false);
  });
});
