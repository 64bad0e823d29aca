/** An envelope with a greeting, for invitations. */
export const InvitationPicture = () => (
  <svg width="112" height="80" viewBox="0 0 112 80" fill="none">
    <rect x="20" y="20" width="76" height="50" rx="10" fill="currentColor" opacity="0.1" />
    <rect x="12" y="12" width="76" height="50" rx="10" stroke="currentColor" strokeWidth="2.5" />
    <path d="m16 18 34 24 34-24" stroke="currentColor" strokeWidth="2.5" strokeLinejoin="round" />
    <circle cx="88" cy="54" r="14" fill="var(--color-accent)" />
    <path
      d="m82 54 4.5 4.5L95 50"
      stroke="var(--color-accent-text)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
