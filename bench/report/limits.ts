/**
 * What keeps the site from a target that it has missed, by the target's name: what was tried, how far it got, and why no
 * further. Written by hand, from measurements.
 */
export const LIMITS: Readonly<Record<string, string>> = {};
