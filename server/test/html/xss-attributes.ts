/** Attributes that run a script, and addresses that do (xss-vectors.ts). */

const HANDLERS = (
  "onclick ondblclick onmouseover onmouseenter onmousedown onpointerdown onpointerrawupdate onfocus onfocusin onblur " +
  "onload onerror onanimationstart onanimationend ontransitionend onwheel ontouchstart onkeydown oncopy onpaste oncut " +
  "ondrag ondrop oncontextmenu onscroll onscrollend onscrollsnapchange onselectstart onbeforeinput onbeforematch " +
  "oncontentvisibilityautostatechange ontoggle onresize onauxclick onsecuritypolicyviolation onwebkitanimationstart " +
  "formaction srcdoc src style xlink:href xml:base id name class target ping download is slot nonce data-x aria-label"
).split(" ");

/** An attribute on an allowed tag, in every way it can be written. */
export const attributes = HANDLERS.flatMap((name) => [
  `<p ${name}=alert(1)>x</p>`,
  `<strong/${name}='javascript:alert(1)'>x</strong>`,
  `<a href="/jobs" ${name.toUpperCase()}\n=\t"alert(1)">x</a>`,
  `<li class="a"${name}=alert(1)>x</li>`,
  `<em ${name}>x</em>`,
]);

const SCHEMES = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "\u0001javascript:alert(1)",
  "\u001fjavascript:alert(1)",
  "\u00a0javascript:alert(1)",
  "\u2003javascript:alert(1)",
  "\ufeffjavascript:alert(1)",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  "java\r\nscript:alert(1)",
  "java\0script:alert(1)",
  "javascript\t:alert(1)",
  "javascript\n:alert(1)",
  "javascript&colon;alert(1)",
  "javascript&#58;alert(1)",
  "javascript&#x3a;alert(1)",
  "javascript&#0000058alert(1)",
  "java&Tab;script:alert(1)",
  "java&NewLine;script&colon;alert&lpar;1&rpar;",
  "&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)",
  "&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)",
  "&#1;javascript:alert(1)",
  "&#32;&#9;&#10;javascript:alert(1)",
  "javascript://%0aalert(1)",
  "javascript://https://example.com/%0aalert(1)",
  "javascript:/*--></title></style></textarea></script><svg onload=alert(1)>*/",
  "jav&#x0A;ascript&colon;alert(1)",
  "vbscript:msgbox(1)",
  "livescript:alert(1)",
  "mocha:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==",
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>",
  "DATA:text/html,x",
  "da\tta:text/html,x",
  "blob:https://example.com/0f0f",
  "filesystem:https://example.com/x",
  "file:///etc/passwd",
  "ftp://example.com/x",
  "feed:javascript:alert(1)",
  "view-source:javascript:alert(1)",
  "jar:https://example.com/x.jar!/x.html",
  "chrome://settings",
  "about:blank",
  "intent://x#Intent;scheme=javascript;end",
  "ms-its:x",
  "tel:+15550100",
  "sms:+15550100",
  "web+x:y",
  "x-javascript:alert(1)",
  "//evil.example/x",
  "\\\\evil.example\\x",
  "/\\evil.example",
  "/\t/evil.example",
  "\\/evil.example",
  "/\n//evil.example",
  "////evil.example",
  "https:javascript:alert(1)//",
  "http://[",
  "https://",
  "https://%",
  ":alert(1)",
  "​javascript:alert(1)",
];

/** A link with each scheme, in every way its address can be written. */
export const links = SCHEMES.flatMap((address) => [
  `<a href="${address}">x</a>`,
  `<a href='${address.replaceAll("'", "&#39;")}'>x</a>`,
  `<A HREF=${address.replace(/[\s>]/g, (c) => `&#${c.charCodeAt(0)};`)}>x</A>`,
  `<a href="/jobs" href="${address}">x</a>`,
  `<a xlink:href="${address}" src="${address}" action="${address}">x</a>`,
]);
