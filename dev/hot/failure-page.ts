import escapeHtml from "escape-html";

/** The page a browser shows while the site does not start. It reloads after the next attempt. */
export const failurePage = ({ message, stack = message }: Error): string => `<!doctype html>
<meta charset="utf-8">
<title>The site does not start</title>
<body style="font: 1rem/1.5 system-ui; margin: 2rem; max-width: 60rem">
<h1 style="font-size: 1.25rem">The site does not start</h1>
<pre style="white-space: pre-wrap; color: #b00020">${escapeHtml(stack)}</pre>
<p>Save a file and this page loads again.</p>
<script type="module" src="/@vite/client"></script>
`;
