// Order matters: Mantine's base, its parts, then ours.
import "@mantine/core/styles/baseline.css";
import "@mantine/core/styles/default-css-variables.css";
import "@mantine/core/styles/global.css";
import "@mantine/core/styles/Input.css";
import "./fonts.css";
import "./tokens.css";
import "./base.css";
