/** The styles of every kind of figure, for what draws figures of content files (dev/build/figures.ts). */
import "./figure.css";
import "./bars.css";
import "./clock.css";
import "./dots.css";
import "./line.css";
import "./spans.css";
import "./compare.css";
import "./flow.css";
import "./states.css";
