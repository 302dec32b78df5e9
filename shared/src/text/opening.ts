import { plainText } from './plain-text.ts';

/** Code points: about 100 words. The rest of a story belongs to its publisher's page. */
const MAX_LENGTH = 600;

/**
 * The end of a sentence: its mark and closing quotes, before the end of the text or a space. Not three dots, and not before
 * a number: `Dec. 5`, `No. 3`.
 */
const SENTENCE_END = /(?<!\.)[.!?](?!\.)["'”’)\]]*(?=\s\D|$)/g;
/** A period after these does not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:(?:[A-Z]\.)*[A-Z]|Mrs?|Ms|Dr|St|Sens?|Reps?|Gov|Gen|Col|Capt|Lt|Sgt|Rev|Jr|Sr|vs?|Neb|[ap]\.m)\.$/;

/** What WordPress adds for sites that copy a feed: "The post <headline> appeared first on <site>." */
const SIGN_OFF = /^The post .+ (?:appeared first|first appeared) on /;

/**
 * A description as plain text, up to its last complete sentence. Without one, it is shown in full, or if it is too long, up
 * to its last complete word. Parsing takes time: call it in a `load`, never in a component.
 */
export function openingOf(html: string): string {
  const text = withoutSignOff(plainText(html));
  const beginning = Array.from(text.slice(0, 2 * MAX_LENGTH))
    .slice(0, MAX_LENGTH)
    .join('');
  // With the next two characters, which distinguish the end of a sentence from an abbreviation and a decimal point.
  const seen = text.slice(0, beginning.length + 2);
  const ends = Array.from(seen.matchAll(SENTENCE_END), ({ 0: { length }, index }) => index + length);
  const end = ends.findLast((at) => at <= beginning.length && isEnd(text, beginning.slice(0, at)));
  if (end !== undefined) return beginning.slice(0, end);
  return beginning.length === text.length ? text : `${beginning.replace(/\s\S*$/, '')}…`;
}

function withoutSignOff(text: string): string {
  const start = text.lastIndexOf('The post ');
  return start >= 0 && SIGN_OFF.test(text.slice(start)) ? text.slice(0, start).trimEnd() : text;
}

/** An abbreviation may end the last sentence of a text as well. */
function isEnd(text: string, sentence: string): boolean {
  return sentence.length === text.length || !ABBREVIATION.test(sentence.slice(-8));
}
