import type { PrivacyRules } from "../privacy/privacy.types.js";

export const settingPrivacy: PrivacyRules = {
  impersonal: { site_settings: "what the firm says about itself in public, and its own address" },
};
