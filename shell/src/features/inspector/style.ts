/** Styles of the inspector's shadow root. It inherits the design tokens of the page, but not its rules. */
export const STYLE = `
:host {
  all: initial;
  position: absolute;
  inset: 0 auto auto 0;
  z-index: 9;
  font: var(--text-meta);
  color: var(--ink);
}
.outlines { pointer-events: none; }
.outlines > div {
  position: absolute;
  left: 0;
  top: 0;
  box-sizing: border-box;
  border: 2px dashed var(--unit);
}
.outlines span {
  position: absolute;
  right: -2px;
  top: -2px;
  max-width: 100%;
  padding: 2px 6px;
  overflow: hidden;
  background: var(--unit);
  color: var(--ground);
  font: var(--text-label);
  white-space: nowrap;
  text-overflow: ellipsis;
}
.panel {
  position: fixed;
  left: 8px;
  bottom: calc(8px + var(--player-room, 0px) + env(safe-area-inset-bottom, 0px));
  width: min(22rem, 100vw - 16px);
  max-height: min(60vh, 40rem);
  overflow: auto;
  overscroll-behavior: contain;
  background: var(--ground-raised);
  border: 1px solid var(--rule-control);
  border-radius: var(--radius);
  box-shadow: var(--lift);
}
.panel:has(details:not([open])) { width: auto; }
summary {
  display: flex;
  align-items: center;
  gap: var(--s-3);
  min-height: var(--tap);
  padding-inline: var(--s-4);
  cursor: pointer;
  list-style: none;
}
summary::-webkit-details-marker { display: none; }
summary::before {
  content: '';
  width: 7px;
  height: 7px;
  border: solid var(--ink);
  border-width: 0 2px 2px 0;
  rotate: -45deg;
}
details[open] > summary {
  position: sticky;
  top: 0;
  background: var(--ground-raised);
  border-bottom: 1px solid var(--rule);
}
details[open] > summary::before { rotate: 45deg; }
summary span { margin-left: auto; color: var(--ink-faint); }
ul { margin: 0; padding: 0; list-style: none; }
li {
  padding: var(--s-3) var(--s-4);
  border-bottom: 1px solid var(--rule);
}
h3 {
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--s-3);
  margin: 0;
  font: inherit;
}
h3 small { color: var(--ink-faint); font: var(--text-label); }
button {
  min-height: 32px;
  padding: 0 0 0 var(--s-3);
  border: 0;
  border-left: 4px solid var(--unit);
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  text-align: left;
  cursor: pointer;
}
button:hover { text-decoration: underline; text-decoration-color: var(--accent); text-decoration-thickness: 2px; text-underline-offset: 4px; }
dl { margin: 4px 0 0; }
dl div { display: flex; gap: var(--s-3); }
dt { flex: 0 0 5.5rem; color: var(--ink-faint); }
dd { margin: 0; min-width: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
li:is([data-state='unavailable'], [data-served='previous']) dl div:nth-child(3) dd { color: var(--danger); font-weight: 600; }
p {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--s-4);
  margin: 0;
  padding: var(--s-2) var(--s-4);
  color: var(--ink-faint);
}
a {
  display: inline-flex;
  align-items: center;
  min-height: var(--tap);
  color: var(--ink);
  text-decoration-line: underline;
  text-decoration-color: var(--accent);
  text-decoration-thickness: 2px;
  text-underline-offset: 4px;
}
:focus-visible {
  outline: 2px solid var(--focus-inner);
  outline-offset: -2px;
  box-shadow: inset 0 0 0 4px var(--focus-outer);
}
@media print { :host { display: none; } }
`;
