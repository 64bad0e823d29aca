import type { ReactNode } from "react";
import { Unloaded, type UnloadedProps } from "./Unloaded";

interface LoadedProps<TData> extends UnloadedProps {
  query: UnloadedProps["query"] & { data?: TData };
  /** Also shown while what it shows loads anew, and when that fails. */
  children: (data: NonNullable<TData>) => ReactNode;
}

/** What a query loads, in its three states: loading, failed, loaded. */
export const Loaded = <TData,>({ children, ...props }: LoadedProps<TData>) => {
  const { data } = props.query;
  return data === undefined || data === null ? <Unloaded {...props} /> : children(data);
};
