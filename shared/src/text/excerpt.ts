import { plainText } from './plain-text.ts';

/**
 * The beginning of a description as plain text, cut after `limit` code points with `...` added if it was longer
 * (specification, section 3). Parsing takes time: call it in a `load`, never in a component.
 */
export function excerptOf(html: string, limit = 200): string {
  const text = plainText(html);
  if (text.length <= limit) return text;
  const characters = Array.from(text);
  return characters.length > limit ? `${characters.slice(0, limit).join('')}...` : text;
}
