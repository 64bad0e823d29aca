import { Component, type ReactNode } from "react";
import { shellTexts } from "#texts/shell";
import { Message } from "../components/ui/Message";
import classes from "./SilentBoundary.module.css";

interface SilentBoundaryState {
  failed: boolean;
}

/** Keeps the page alive when a part that is loaded on demand does not arrive or breaks. */
export class SilentBoundary extends Component<{ children: ReactNode }, SilentBoundaryState> {
  override state: SilentBoundaryState = { failed: false };

  static getDerivedStateFromError(): SilentBoundaryState {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={classes.notice}>
        <Message tone="error">
          {navigator.onLine ? shellTexts.partFailed : shellTexts.partOffline}
        </Message>
      </div>
    );
  }
}
