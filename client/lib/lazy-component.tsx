import { lazy, type ComponentType, type LazyExoticComponent } from "react";

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
 * A lazy component that the server can render, too: a page's `load` awaits `preload`, which resolves to the file.
 * @param load imports the file
 * @param pick returns the file's component
 */
export function preloadable<File, Props extends object>(
  load: () => Promise<File>,
  pick: (file: File) => ComponentType<Props>,
) {
  let Loaded: ComponentType<Props> = lazy(async () => ({ default: pick(await load()) }));
  return {
    Component: (props: Props) => <Loaded {...props} />,
    preload: async (): Promise<File> => {
      const file = await load();
      Loaded = pick(file);
      return file;
    },
  };
}
