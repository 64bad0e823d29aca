import { useSite } from "../../lib/site";

interface NeedsScriptProps {
  text: string;
  className?: string | undefined;
}

/** Says that a form needs scripts, and where to write instead. Shown only without scripts. */
export function NeedsScript({ text, className }: NeedsScriptProps) {
  const { email } = useSite();
  return (
    <noscript>
      <p className={className}>
        {text} <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </noscript>
  );
}
