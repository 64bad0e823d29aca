import { Component, Suspense, type ReactNode } from "react";

interface GapBoundaryProps {
  /** Called when the content has failed. */
  onFailed?: () => void;
  /** Shown instead of content that has failed. Default: nothing. */
  fallback?: ReactNode;
  /** Shown until the content is loaded. Default: nothing. */
  loading?: ReactNode;
  children: ReactNode;
}

/** Around content that is loaded later. Until then, and if it fails, the page shows a gap, or what stands in for it, and no error. */
export class GapBoundary extends Component<GapBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailed?.();
  }

  override render() {
    const { fallback, loading, children } = this.props;
    return this.state.failed ? fallback : <Suspense fallback={loading}>{children}</Suspense>;
  }
}
