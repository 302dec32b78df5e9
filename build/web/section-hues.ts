import type { RsbuildPlugin } from '@rsbuild/core';
import { SECTION_LOOKS } from '@meadowlark/shared/contract/section-looks.ts';

/** Marks the place for the rules in tokens.css. */
const PLACE = '@section-hues;';

/** Writes the color of each section into tokens.css, from the list of sections. */
export function sectionHues(): RsbuildPlugin {
  return {
    name: 'section-hues',
    setup: (api) => api.transform({ test: /\/tokens\.css$/ }, ({ code }) => withSectionHues(code)),
  };
}

/** Throws if the marker is missing. */
export function withSectionHues(css: string): string {
  if (!css.includes(PLACE)) throw new Error(`tokens.css has no line "${PLACE}" for the colors of sections.`);
  return css.replace(PLACE, rules().join('\n'));
}

/** One rule for each color. Sections with the same color share it. */
function rules(): string[] {
  const sections = new Map<string, string[]>();
  for (const [key, { hue }] of Object.entries(SECTION_LOOKS))
    if (hue) sections.set(hue, [...(sections.get(hue) ?? []), `[data-section='${key}']`]);
  return [...sections].map(([hue, list]) => `:is(${list.join(', ')}) { --section: var(--hue-${hue}); }`);
}
