export const ROOT: string;
export function checkNode(): void;
export function ensureInstalled(): Promise<void>;
export function install(): Promise<void>;
