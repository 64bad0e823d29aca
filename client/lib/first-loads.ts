/** What someone waits for. */
let awaited: Promise<unknown> = Promise.resolve();

/** Has what can wait, such as Apollo's client, load after this: on a slow connection, both would take as long as the two together. */
export function loadFirst<File>(loading: Promise<File>): Promise<File> {
  awaited = Promise.allSettled([awaited, loading]);
  return loading;
}

/** Resolves when what someone waits for now is loaded, or has failed. */
export const firstLoads = (): Promise<unknown> => awaited;
