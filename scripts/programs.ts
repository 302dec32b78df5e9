/** The five programs that make the site, by the name of their releases. */
export const PROGRAMS = ['shell', 'news', 'blog', 'media', 'static'] as const;
