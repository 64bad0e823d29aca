import { useSite } from "../../lib/site";

/** Beside a form that only scripts can send, or in its place: says so, and where to write instead. */
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
