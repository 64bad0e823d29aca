import { Button } from "@mantine/core";
import { Component, Suspense, type ReactNode } from "react";
import { notLoadedTexts as texts } from "#texts/desk";
import { isNotLoaded } from "../../lib/not-loaded";
import { showNotice } from "./show-notice";
import classes from "./OnDemand.module.css";

interface OnDemandProps {
  /** Shown while it loads. */
  fallback?: ReactNode;
  /** Called if it does not load. */
  onFailed?: () => void;
  children: ReactNode;
}

/**
 * A part of a page that loads when it is needed. If it does not load, as after a release, the page around it stays with
 * all that was typed, and the person is told to save it and to reload.
 */
export const OnDemand = ({ fallback = null, onFailed, children }: OnDemandProps) => (
  <LoadBoundary onFailed={onFailed}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </LoadBoundary>
);

type BoundaryProps = Pick<OnDemandProps, "onFailed" | "children">;

class LoadBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (!isNotLoaded(error)) return;
    tellNotLoaded();
    this.props.onFailed?.();
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    // Any other error is the page's.
    if (!isNotLoaded(error)) throw error;
    return null;
  }
}

/** Stays until it is closed. */
function tellNotLoaded(): void {
  showNotice({
    about: "not-loaded",
    title: texts.title,
    message: (
      <div className={classes.notice}>
        <span>{texts.text}</span>
        <Button size="compact-sm" variant="default" onClick={() => window.location.reload()}>
          {texts.reload}
        </Button>
      </div>
    ),
    color: "red",
    autoClose: false,
    role: "alert",
  });
}
