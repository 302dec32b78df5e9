export function say(text: string): void;
export function note(text: string): void;
export function giveUp(sentence: string): never;
