/** Control characters and bidirectional overrides. White space stays. */
const INVISIBLE = /[^\P{Cc}\s]|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
/** Half of a surrogate pair would break JSON and URLs. */
const LONE_SURROGATE = /\p{Surrogate}/gu;
/**
 * More than six combining marks on one letter. No script needs more, and stacks of them cover the lines above and
 * below.
 */
const STACKED_MARKS = /(\p{M}{6})\p{M}+/gu;

/** Removes characters that could disturb the surrounding page. */
export function cleanText(text: string): string {
  return text.replace(INVISIBLE, '').replace(LONE_SURROGATE, '\uFFFD').replace(STACKED_MARKS, '$1');
}
