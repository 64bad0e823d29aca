import { Component, type ReactNode } from "react";

interface GapBoundaryProps {
  /** Called when the content has failed. */
  onFailed?: () => void;
  /** Shown instead of content that has failed. Default: nothing. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** If the content fails to load, the page shows a gap, or what stands in for it, instead of an error. */
export class GapBoundary extends Component<GapBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailed?.();
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
