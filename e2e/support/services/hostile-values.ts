/** Sets a mark that the test checks, if a page runs it. */
const RUN = 'window.__ran=1';

/** Hostile texts by the kind of attack. */
export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  'script tags': `<script>${RUN}</script><scr<script>ipt>${RUN}</script>`,
  'event handlers': `<img src=x onerror="${RUN}"><svg onload=${RUN}><details open ontoggle=${RUN}>`,
  'a way out of an attribute': `" onmouseover="${RUN}" autofocus onfocus="${RUN}" x="' onclick='${RUN}`,
  'closing tags': `</script></style></title></textarea></p></main></body></html><script>${RUN}</script>`,
  'ends of comments and sections': `--><!-- <script> ]]> <![CDATA[ */ </script `,
  'frames and bases': `<iframe srcdoc="<script>parent.${RUN.slice(7)}</script>"></iframe><base href="//evil.example"><meta http-equiv=refresh content="0;url=//evil.example">`,
  'template markers': `{{constructor.constructor("${RUN}")()}} \${${RUN}} <%= ${RUN} %> #{${RUN}} {%${RUN}%} __proto__`,
  'a javascript address': `javascript:${RUN}//`,
  'a data address': `data:text/html,<script>${RUN}</script>`,
  '10,000 characters without a space': 'W'.repeat(10_000),
  'right-to-left marks':
    `\u202Egnorw yaw eht\u202D \u2067مرحبا بالعالم\u2069 \u200F\u061C שלום\u202E `.repeat(12),
  'towers of combining marks': `${'e\u0301\u0300\u0334\u0488'.repeat(3)}${'H\u0301\u0340\u0317'.repeat(200)}${'\u0301'.repeat(2000)}`,
  'control characters and noncharacters': `a\u0000b\u0001\u0008\u001b\u007f\u0085\u2028\u2029\uFEFF\uFFFE\uD800c`,
  'astral characters and flags': '👩‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿𝕳𝖊𝖑𝖑𝖔'.repeat(100),
};

/** Disguised forms of `javascript:` and other executable addresses. */
export const HOSTILE_ADDRESSES: readonly string[] = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  ` javascript:${RUN}`,
  `\tjavascript:${RUN}`,
  `\u0001javascript:${RUN}`,
  `java\tscript:${RUN}`,
  `java\nscript:${RUN}`,
  `java\r\nscript:${RUN}`,
  `javascript\t:${RUN}`,
  `javascript&colon;${RUN}`,
  `java&Tab;script:${RUN}`,
  `java&NewLine;script:${RUN}`,
  `&#106;avascript:${RUN}`,
  `&#x6A;avascript:${RUN}`,
  `&#0000106avascript:${RUN}`,
  `javascript%3A${RUN}`,
  `java%0ascript:${RUN}`,
  `<javascript:${RUN}>`,
  `javascript://site.test/%0a${RUN}`,
  `feed:javascript:${RUN}`,
  `view-source:javascript:${RUN}`,
  `vbscript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD53aW5kb3cuX19yYW49MTwvc2NyaXB0Pg==`,
  `blob:https://evil.example/1`,
  `//evil.example/\u202Egpj.exe`,
];
