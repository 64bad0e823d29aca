/** Styles of all figures; import this wherever figures from content files are shown (dev/build/figures.ts). */
import "./figure.css";
import "./bars.css";
import "./clock.css";
import "./dots.css";
import "./line.css";
import "./spans.css";
import "./compare.css";
import "./flow.css";
import "./states.css";
