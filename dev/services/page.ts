import escapeHtml from "escape-html";

const STYLE = `
:root { color-scheme: light dark; --line: #8886; --soft: #8881; --accent: #0b57d0; }
@media (prefers-color-scheme: dark) { :root { --accent: #a8c7fa; } }
* { box-sizing: border-box; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem; }
h1 { font-size: 1.5rem; margin: 0 0 .25rem; }
h2 { font-size: 1.1rem; margin: 0; }
a { color: var(--accent); }
button, .button { font: inherit; padding: .5rem .9rem; border: 1px solid var(--line);
  border-radius: .5rem; background: var(--soft); color: inherit; cursor: pointer; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.note { opacity: .8; margin: 0 0 1rem; }
`;

/** An HTML page that loads nothing from other hosts. Escapes `title`, but not `body` or `style`. */
export const page = (title: string, body: string, style = ""): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}${style}</style>
</head>
<body>
${body}
</body>
</html>
`;
