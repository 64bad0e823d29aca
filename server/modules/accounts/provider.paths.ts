import { paths } from "#site/paths";

/** Where visits to each provider start and end. The callbacks are registered there, so they must not change. */
export const PROVIDER_PATHS = {
  GOOGLE: { start: "/auth/google/start", callback: paths.googleCallback },
  LINKEDIN: { start: "/auth/linkedin/start", callback: "/auth/linkedin/callback" },
} as const;
