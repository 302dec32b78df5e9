/** A text that is read aloud: the headline and the texts that a unit marks with `data-read`. */
const TEXTS = '#main [data-read]';
/** Parts of such a text that are read one after the other. */
const PARTS = ':scope > :is(p, h2, h3, h4, ul, ol, blockquote)';
/** Cut at the end of a word if possible: browsers stop in the middle of long texts. */
const PIECES = /.{1,999}( |$)|.{1,999}/g;

/**
 * A voice on the reader's device for the language of the page, which a translator changes; null if there is none. Remote
 * voices send the text to a server.
 */
export function localVoice(): SpeechSynthesisVoice | null {
  const { lang } = document.documentElement;
  const voices = globalThis.speechSynthesis?.getVoices() ?? [];
  const own = voices.filter((voice) => voice.localService && voice.lang.startsWith(lang.slice(0, 2)));
  return own.find((voice) => voice.lang.replace('_', '-') === lang) ?? own[0] ?? null;
}

/** Reads the article aloud. Returns a function that ends it; `ended` is called once in any case. */
export function readAloud(ended: () => void): () => void {
  const voice = localVoice();
  const texts = voice ? articleTexts() : [];
  let open = true;
  const end = () => {
    if (!open) return;
    open = false;
    speechSynthesis.cancel();
    ended();
  };
  texts.forEach((text, index) => {
    const utterance = new SpeechSynthesisUtterance(text);
    Object.assign(utterance, { voice, lang: voice?.lang });
    utterance.addEventListener('error', end);
    if (index === texts.length - 1) utterance.addEventListener('end', end);
    speechSynthesis.speak(utterance);
  });
  if (texts.length === 0) queueMicrotask(end);
  return end;
}

export function articleTexts(): string[] {
  return [...document.querySelectorAll(TEXTS)]
    .flatMap((text) => {
      const parts = [...text.querySelectorAll(PARTS)];
      return parts.length > 0 ? parts : [text];
    })
    .flatMap((part) => part.textContent.replaceAll(/\s+/g, ' ').trim().match(PIECES) ?? []);
}
