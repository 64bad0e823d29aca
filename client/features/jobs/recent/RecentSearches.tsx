import { IconHistory, IconX } from "@tabler/icons-react";
import { useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import { recentSearchTexts } from "#texts/recent-searches";
import classes from "./RecentSearches.module.css";
import { forgetSearch, forgetSearches, recentSearches } from "./recent-searches";

interface RecentSearchesProps {
  onFollow: () => void;
  /** Takes the focus back to the field: what had it is gone. */
  onForget: () => void;
}

/** The last searches of this browser, each with a button that removes it; nothing if there are none. */
export function RecentSearches({ onFollow, onForget }: RecentSearchesProps) {
  const searches = useSyncExternalStore(
    recentSearches.subscribe,
    recentSearches.read,
    recentSearches.read,
  );
  if (searches.length === 0) return null;
  return (
    // The field keeps the focus: Safari focuses no button, and the list would close before the click.
    <section
      className={classes.panel}
      aria-label={recentSearchTexts.recent}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div className={classes.head}>
        <p>{recentSearchTexts.recent}</p>
        <button
          type="button"
          onClick={() => {
            forgetSearches();
            onForget();
          }}
        >
          {recentSearchTexts.clearRecent}
        </button>
      </div>
      <ul>
        {searches.map(({ label, address }) => (
          <li key={address}>
            <Link to={address} onClick={onFollow}>
              <IconHistory size={18} aria-hidden="true" />
              <span>{label}</span>
            </Link>
            <button
              type="button"
              aria-label={recentSearchTexts.forget(label)}
              onClick={() => {
                forgetSearch(address);
                onForget();
              }}
            >
              <IconX size={18} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
