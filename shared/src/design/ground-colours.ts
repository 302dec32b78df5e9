/** The ground of the page as tokens.css has it, for where CSS does not reach: the browser's own bars, the home screen. */
export const GROUND = { light: '#fffefb', dark: '#10161f' } as const;
