import { useViewerQuery, type ViewerQuery } from "./Viewer.generated";

/** The signed-in person. */
export type Viewer = NonNullable<ViewerQuery["me"]>;

export interface ViewerState {
  /** Null for an anonymous visitor, and until the answer is there. */
  viewer: Viewer | null;
  /** True until it is known whether somebody is signed in. */
  loading: boolean;
}

/** Who is signed in. Asked in the browser only: HTML from the server is anonymous and cacheable. */
export function useViewer(): ViewerState {
  const { data, error } = useViewerQuery({ ssr: false });
  return { viewer: data?.me ?? null, loading: data === undefined && error === undefined };
}
