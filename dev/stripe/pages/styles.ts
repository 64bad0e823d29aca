/** The one stylesheet of all pages: system fonts, light and dark, no external files. */
export const STYLES = `
:root {
  --bg: #f4f6f8; --surface: #fff; --text: #16202c; --muted: #51606f; --line: #cfd7df;
  --field: #fff; --field-line: #7d8b99; --accent: #1d4ed8; --accent-hover: #1a43ba; --on-accent: #fff;
  --danger: #b42318; --danger-bg: #fdeceb; --ok: #0b6b3a; --ok-bg: #e3f5ea; --note: #fff4d6;
  --note-text: #5b4200; --shadow: 0 1px 2px rgb(16 24 40 / 6%), 0 8px 24px rgb(16 24 40 / 8%);
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #10151b; --surface: #1a222b; --text: #eef2f6; --muted: #a9b6c3; --line: #33404d;
    --field: #121920; --field-line: #71808f; --accent: #8fb2ff; --accent-hover: #abc5ff;
    --on-accent: #0b1530; --danger: #ffa198; --danger-bg: #3a1a18; --ok: #7fdca6; --ok-bg: #12301f;
    --note: #3a2f10; --note-text: #ffe2a0; --shadow: none;
  }
}
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0; background: var(--bg); color: var(--text); overflow-wrap: anywhere;
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
}
h1, h2, p, dl, dd, ul { margin: 0; }
h1 { font-size: 1.375rem; line-height: 1.3; }
h2 { font-size: 1.0625rem; line-height: 1.4; }
a { color: var(--accent); text-underline-offset: .2em; }
.banner { background: var(--note); color: var(--note-text); padding: .625rem 1rem; text-align: center; font-size: .9375rem; }
.muted { color: var(--muted); }
.small { font-size: .875rem; }
main { margin: 0 auto; padding: 1.5rem 1rem 3rem; }
.narrow { max-width: 32rem; }
.checkout { display: grid; gap: 1.5rem; max-width: 60rem; }
.wide { max-width: 76rem; display: grid; gap: 2rem; }
@media (min-width: 56rem) {
  .checkout { grid-template-columns: 1fr 1.1fr; gap: 2rem 4rem; padding-top: 4rem; align-items: start; grid-template-rows: auto 1fr; }
  .checkout > .stack { grid-column: 2; grid-row: 1 / span 2; }
}
.headline { display: grid; gap: .5rem; }
.headline h1 { font-size: 1.125rem; font-weight: 600; color: var(--muted); }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: .75rem; padding: 1.5rem; box-shadow: var(--shadow); display: grid; gap: 1rem; }
.summary, .stack { display: grid; gap: 1.25rem; }
.merchant { display: flex; align-items: center; gap: .625rem; font-weight: 600; }
.mark { display: grid; place-items: center; width: 2rem; height: 2rem; border-radius: .5rem; background: var(--accent); color: var(--on-accent); font-weight: 700; }
.amount { font-size: 2.25rem; font-weight: 700; line-height: 1.15; letter-spacing: -.02em; }
.amount .per { font-size: 1rem; font-weight: 500; color: var(--muted); letter-spacing: 0; }
.lines { display: grid; gap: .75rem; padding: 1rem 0; border-block: 1px solid var(--line); }
.line { display: flex; justify-content: space-between; gap: 1rem; }
.line > .muted { flex: none; }
.line.total { font-weight: 600; }
.num { font-variant-numeric: tabular-nums; white-space: nowrap; }
form { display: grid; gap: 1rem; }
.field { display: grid; gap: .375rem; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start; }
label { font-weight: 600; font-size: .9375rem; }
input {
  width: 100%; min-height: 2.875rem; padding: .5rem .75rem; font: inherit; color: inherit;
  background: var(--field); border: 1px solid var(--field-line); border-radius: .5rem;
}
input::placeholder { color: var(--muted); opacity: 1; }
input[aria-invalid=true] { border-color: var(--danger); border-width: 2px; }
.error { color: var(--danger); font-size: .875rem; }
.alert { background: var(--danger-bg); color: var(--danger); border-radius: .5rem; padding: .75rem 1rem; font-weight: 500; }
.done { background: var(--ok-bg); color: var(--ok); border-radius: .5rem; padding: .75rem 1rem; font-weight: 500; }
button, .button {
  display: inline-flex; align-items: center; justify-content: center; min-height: 2.875rem;
  padding: .5rem 1.25rem; border: 1px solid transparent; border-radius: .5rem; font: inherit;
  font-weight: 600; text-decoration: none; cursor: pointer; background: var(--accent); color: var(--on-accent);
}
button:hover, .button:hover { background: var(--accent-hover); }
button.quiet { background: transparent; color: inherit; border-color: var(--field-line); }
button.small { min-height: 2rem; padding: .125rem .75rem; font-size: .875rem; }
button.quiet:hover { background: var(--bg); }
.back { text-align: center; }
.back a { display: inline-block; padding: .375rem 1rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.hints { border: 1px dashed var(--line); border-radius: .5rem; padding: .875rem 1rem; font-size: .875rem; display: grid; gap: .5rem; }
.hints dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; }
.hints dt { font-family: ui-monospace, SFMono-Regular, Menlo, monospace; white-space: nowrap; }
.hints dd { color: var(--muted); }
.row { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .875rem; }
th, td { text-align: left; padding: .5rem .5rem .5rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
th { color: var(--muted); font-weight: 600; white-space: nowrap; }
th:last-child, td:last-child { padding-right: 0; }
.nowrap { white-space: nowrap; }
code { font: .8125rem ui-monospace, SFMono-Regular, Menlo, monospace; overflow-wrap: anywhere; }
`;
