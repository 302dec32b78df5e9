export function say(text: string): void;
export function note(text: string): void;
export function giveUp(message: string): never;
