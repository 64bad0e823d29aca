import { describe, expect, it } from "@jest/globals";
import { seal, unseal } from "./secrets.js";

const KEY = "a-secret-key-of-the-server-a-secret-key";
const PURPOSE = "totp ana";

describe("sealed text", () => {
  it.each(["", "JBSWY3DPEHPK3PXP", "é 漢字"])("opens again: %j", (text) => {
    expect(unseal(KEY, PURPOSE, seal(KEY, PURPOSE, text))).toBe(text);
  });

  it("opens if an earlier version of the server sealed and stored it", () => {
    const stored = "kxmIRmjb0gQnSLMmlVrdxboYtA63vm1Kpsbw_YLB9AhF0SHtVDUN";
    expect(unseal(KEY, PURPOSE, stored)).toBe("JBSWY3DP é");
  });

  it("differs each time and does not contain the text", () => {
    const [one, two] = [seal(KEY, PURPOSE, "JBSWY3DP"), seal(KEY, PURPOSE, "JBSWY3DP")];
    expect(one).not.toBe(two);
    expect(Buffer.from(one, "base64url").toString("latin1")).not.toContain("JBSWY3DP");
  });

  it("does not open with another key, or for another purpose", () => {
    const sealed = seal(KEY, PURPOSE, "JBSWY3DP");
    expect(() => unseal(`${KEY}!`, PURPOSE, sealed)).toThrow();
    expect(() => unseal(KEY, "totp ben", sealed)).toThrow();
  });

  it.each(["", "JBSWY3DP"])("does not open when a byte was changed, or cut off: %j", (text) => {
    const sealed = Buffer.from(seal(KEY, PURPOSE, text), "base64url");
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => unseal(KEY, PURPOSE, changed.toString("base64url"))).toThrow();
      const cut = sealed.subarray(0, at).toString("base64url");
      expect(() => unseal(KEY, PURPOSE, cut)).toThrow();
    }
  });
});
