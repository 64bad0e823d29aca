import classes from "./Logo.module.css";

/** The logo: two staff bars pinned to a board; the warm-colored bar is the person placed. */
export const LogoMark = ({ size = 34 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 36 36" fill="none" aria-hidden="true">
    <rect width="36" height="36" rx="10" fill="var(--logo-ground, #0f5a53)" />
    <path d="M10 12.5h16M10 18h6.6" stroke="#fff" strokeWidth="3.4" strokeLinecap="round" />
    <path d="M10 23.5h5" stroke="#fff" strokeWidth="3.4" strokeLinecap="round" opacity=".55" />
    <circle cx="24" cy="22" r="4.8" fill="#ffaa68" />
  </svg>
);

/** Logo and name. The name comes from the site's configuration. */
export const Logo = ({ name }: { name: string }) => (
  <span className={classes.logo}>
    <LogoMark />
    <span className={classes.word}>{name}</span>
  </span>
);
