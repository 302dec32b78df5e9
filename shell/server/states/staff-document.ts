import { documentWith } from '../http/plain-page.ts';

/** A document for staff that depends on no file and no script. */
export function staffDocument(title: string, body: string): string {
  return documentWith(title, STYLE, body);
}

/** Its colors repeat tokens.css. */
const STYLE = `:root { color-scheme: light dark; --ground: light-dark(#fffefb, #10161f); --ink: light-dark(#141d29, #efeadd); --rule: light-dark(#8a8478, #77808c) }
body { margin: 0; border-top: 4px solid #f2b61f; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
header, main { padding: 0 24px 32px; max-width: 100rem }
h1, h2 { font-family: Georgia, "Noto Serif", serif; line-height: 1.15; text-wrap: balance }
h1 { margin: 32px 0 8px; font-size: 2.25rem }
h2 { margin: 48px 0 8px; font-size: 1.5rem; border-top: 2px solid var(--ink); padding-top: 12px }
h3 { margin: 24px 0 8px; font-size: 1.125rem }
p { max-width: 45rem }
a { color: inherit; text-decoration: underline; text-decoration-color: #f2b61f; text-decoration-thickness: 2px; text-underline-offset: 4px }
nav ul { display: flex; flex-wrap: wrap; gap: 8px 24px; margin: 16px 0; padding: 0; list-style: none }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: 6px 16px 6px 0; border-bottom: 1px solid var(--rule); text-align: left }
td.number { text-align: right }
form, fieldset { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 24px; margin: 0; padding: 0; border: 0 }
label { display: inline-flex; align-items: center; gap: 8px; min-height: 44px }
legend { float: left; padding: 0; font-weight: 600 }
button, select, input { font: inherit; accent-color: #a36a00 }
button, select { min-height: 44px; padding: 0 16px }
figure { margin: 0 0 24px }
figcaption { margin-bottom: 8px }
.views { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 16px }
.views > * { flex: none; max-width: 100%; border: 1px solid var(--rule) }
.views iframe { display: block; border: 0; background: var(--ground) }
.views img { display: block; height: auto; max-width: 100% }
.sides { flex-wrap: nowrap; max-width: none }
.sides > * { flex: 0 1 auto; min-width: 0; max-width: 32% }
.over { position: relative; isolation: isolate }
.over img + img { position: absolute; inset: 0; mix-blend-mode: difference }
summary { min-height: 44px; align-content: center; cursor: pointer }`;
