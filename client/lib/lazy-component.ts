import { lazy, type ComponentType, type LazyExoticComponent } from "react";

/**
 * A component that is imported when first rendered; needs a Suspense boundary around it.
 * @param load imports the file
 * @param name the component's export
 */
export const lazyComponent = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: (await load())[name] }));
