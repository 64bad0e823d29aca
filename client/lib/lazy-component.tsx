import { lazy, useState, type ComponentType, type LazyExoticComponent } from "react";

/**
 * A component that is imported when first rendered; needs a Suspense boundary around it.
 * @param load imports the file
 * @param name the component's export
 */
export const lazyComponent = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: (await load())[name] }));

/**
 * A lazy component that the server can render, too: a page's `load` awaits `preload`, which resolves to the file. The server's
 * HTML stays until the browser has loaded it.
 * @param load imports the file
 * @param pick returns the file's component
 * @param when resolves when the browser should load it on a page that came with its HTML; cut short by `preload`
 */
export function preloadable<File, Props extends object>(
  load: () => Promise<File>,
  pick: (file: File) => ComponentType<Props>,
  when?: () => Promise<void>,
) {
  let preloaded = (): void => {};
  const isPreloaded = new Promise<void>((done) => (preloaded = done));
  let Loaded: ComponentType<Props> = lazy(async () => {
    // A page that has loaded the file can't be drawn while the part still waits for its moment.
    if (when) await Promise.race([when(), isPreloaded]);
    return { default: pick(await load()) };
  });
  function Preloadable(props: Props) {
    // What is shown keeps its state when it is preloaded again.
    const [Shown] = useState(() => Loaded);
    return <Shown {...props} />;
  }
  return {
    Component: Preloadable,
    preload: async (): Promise<File> => {
      const file = await load();
      Loaded = pick(file);
      preloaded();
      return file;
    },
  };
}
