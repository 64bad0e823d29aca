import { useSyncExternalStore } from "react";
import { useSearchParams } from "react-router-dom";
import { AnchorButton } from "../../components/ui/AnchorButton";
import { StateNotice } from "../../components/ui/StateNotice";
import { useAfterHydration } from "../../lib/hydrated";
import { paths } from "#site/paths";
import { offlineTexts as texts } from "#texts/offline";

function subscribe(onChange: () => void) {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

/** False until the browser reports otherwise, since this page is for visitors without a network. */
const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => false,
  );

/** The page that could not be loaded, if it is on this site; else the home page. */
function useMissedAddress(): string {
  const [params] = useSearchParams();
  const from = useAfterHydration(params.get("from"), null);
  if (from === null) return paths.home;
  const url = new URL(from, window.location.origin);
  return url.origin === window.location.origin ? url.pathname + url.search : paths.home;
}

/** Content of the offline page: what happened, and a link to continue once the network is back. */
export function OfflineNotice() {
  const online = useOnline();
  const address = useMissedAddress();
  return (
    <StateNotice
      headingLevel={1}
      title={online ? texts.backTitle : texts.title}
      picture={<UnpluggedPicture />}
      // A full page load, since the page's code and data may be missing.
      actions={<AnchorButton href={address}>{online ? texts.goOn : texts.retry}</AnchorButton>}
    >
      <p role="status">{online ? texts.backText : texts.text}</p>
    </StateNotice>
  );
}

const UnpluggedPicture = () => (
  <svg width="128" height="80" viewBox="0 0 128 80" fill="none">
    <rect x="8" y="22" width="46" height="40" rx="10" fill="currentColor" opacity="0.1" />
    <rect x="14" y="16" width="40" height="40" rx="10" stroke="currentColor" strokeWidth="2.5" />
    <path d="M24 30h16M24 40h9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    <path d="M54 36h12" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    <path d="M66 28v16" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
    <path
      d="M84 30h-6m6 12h-6m6-18v24a12 12 0 0 0 0-24Zm12 12h10c8 0 14 6 14 14v8"
      stroke="var(--color-accent)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
