import "../app/tokens.css";
import "../app/base.css";
import "graphiql/style.css";
import "./explorer.css";
import { StrictMode, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { Explorer } from "./Explorer";

/** inline/explorer-failed.js says so. */
const failed = () => document.dispatchEvent(new Event("explorer-failed"));

/** Tells whoever waits for the page's scripts, such as tests, that it handles clicks. */
function Ready() {
  useEffect(() => {
    document.dispatchEvent(new Event("site-ready"));
  }, []);
  return null;
}

// inline/before-paint.js sets it for pages that are laid out in parts; this one has only one.
document.documentElement.removeAttribute("data-fresh");

const root = document.getElementById("explorer");
const tools = document.getElementById("explorer-tools");
if (root === null || tools === null) failed();
else
  createRoot(root, { onUncaughtError: failed }).render(
    <StrictMode>
      <Explorer tools={tools} />
      <Ready />
    </StrictMode>,
  );
