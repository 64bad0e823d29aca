import { useViewerQuery, type ViewerQuery } from "./Viewer.generated";

/** The signed-in person. */
export type Viewer = NonNullable<ViewerQuery["me"]>;

export interface ViewerState {
  /** Null for an anonymous visitor and while loading. */
  viewer: Viewer | null;
  /** True until the server has said who is signed in. */
  loading: boolean;
}

/** The signed-in user. Loaded in the browser only, since HTML from the server is anonymous and cacheable. */
export function useViewer(): ViewerState {
  const { data, error } = useViewerQuery({ ssr: false });
  return { viewer: data?.me ?? null, loading: data === undefined && error === undefined };
}

/** The person's name; empty if it is only our guess from the address, made at a first sign-in by code. */
export const givenName = ({ name, email, isProfileComplete }: Viewer): string =>
  !isProfileComplete && name === email.split("@")[0] ? "" : name;
