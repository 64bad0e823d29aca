import { Component, type ReactNode } from "react";
import { shellTexts } from "#texts/shell";
import { Message } from "../components/ui/Message";
import classes from "./SilentBoundary.module.css";

interface SilentBoundaryState {
  failed: boolean;
}

/** Keeps the page working if a part that loads on demand fails to load or throws. */
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
