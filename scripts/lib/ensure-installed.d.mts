export const ROOT: string;
export function ensureInstalled(log?: (text: string) => void): Promise<void>;
export function install(log?: (text: string) => void): Promise<void>;
