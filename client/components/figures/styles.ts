/** Styles of all figures of content files (dev/build/figures.ts), for the components that draw them. */
import "./figure.css";
import "./bars.css";
import "./clock.css";
import "./dots.css";
import "./line.css";
import "./spans.css";
import "./compare.css";
import "./flow.css";
import "./states.css";
