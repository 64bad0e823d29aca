import type { ObservableQuery } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import {
  createContext,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import { ViewerDocument, type ViewerQuery } from "./Viewer.generated";

/** The signed-in person. */
export type Viewer = NonNullable<ViewerQuery["me"]>;

export interface ViewerState {
  /** Null for an anonymous visitor and while loading. */
  viewer: Viewer | null;
  /** True until the server has said who is signed in. */
  loading: boolean;
}

const UNKNOWN: ViewerState = { viewer: null, loading: true };

/** Holds who is signed in. */
class ViewerStore {
  private readonly changes = new EventTarget();

  constructor(private state: ViewerState) {}

  readonly read = (): ViewerState => this.state;

  readonly write = (state: ViewerState): void => {
    if (state.viewer === this.state.viewer && state.loading === this.state.loading) return;
    this.state = state;
    this.changes.dispatchEvent(new Event("change"));
  };

  readonly subscribe = (watch: () => void): (() => void) => {
    this.changes.addEventListener("change", watch);
    return () => this.changes.removeEventListener("change", watch);
  };
}

/** A store, since React takes away the parts of a page that it can't draw yet when a context above them changes. */
const ViewerContext = createContext<ViewerStore | null>(null);

/**
 * Provides the signed-in user. Loaded in the browser only, since HTML from the server is anonymous and cacheable; and once for
 * all parts of a page, since a list has a heart for each of its jobs, which would each watch the query.
 */
export function ViewerProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const [store] = useState(() => new ViewerStore(UNKNOWN));
  useEffect(() => {
    // With useQuery, parts that read the store would learn of a change one render after those that read the query.
    const query = client.watchQuery({ query: ViewerDocument });
    const write = (answer: ObservableQuery.Result<ViewerQuery>) => {
      const isKnown = answer.dataState === "complete";
      store.write({
        viewer: isKnown ? (answer.data.me ?? null) : null,
        loading: !isKnown && answer.error === undefined,
      });
    };
    write(query.getCurrentResult());
    const watch = query.subscribe(write);
    return () => watch.unsubscribe();
  }, [client, store]);
  return <ViewerContext value={store}>{children}</ViewerContext>;
}

/** For tests: provides someone who stays. */
export function KnownViewer({ state, children }: { state: ViewerState; children: ReactNode }) {
  const [store] = useState(() => new ViewerStore(state));
  return <ViewerContext value={store}>{children}</ViewerContext>;
}

/** The signed-in user. */
export function useViewer(): ViewerState {
  const store = useContext(ViewerContext);
  if (store === null) throw new Error("useViewer needs a ViewerProvider");
  return useSyncExternalStore(store.subscribe, store.read, () => UNKNOWN);
}

/** The letter that stands for the person: of their name, or of the address of someone who has given none. */
export const initialOf = ({ name, email }: Pick<Viewer, "name" | "email">): string =>
  (Array.from(name || email)[0] ?? "").toUpperCase();
