/** Control characters, and marks that turn the direction of the text around them. White space stays. */
const UNSEEN = /[^\P{Cc}\s]|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
/** Half of a character. It would break JSON and addresses further on. */
const LONE_SURROGATE = /\p{Surrogate}/gu;
/** No writing puts more marks on one letter. A tower of them would stand in the lines above and below. */
const TOWER = /(\p{M}{6})\p{M}+/gu;

/** A text of the platform without the characters that could disturb what stands around it. */
export function calmText(text: string): string {
  return text.replace(UNSEEN, '').replace(LONE_SURROGATE, '\uFFFD').replace(TOWER, '$1');
}
