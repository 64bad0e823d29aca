import { useSite } from "../../lib/site";

/** Says that a form needs scripts, and where to write instead. Shown only without scripts. */
export function NeedsScript({ text }: { text: string }) {
  const { email } = useSite();
  return (
    <noscript>
      <p>
        {text} <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </noscript>
  );
}
