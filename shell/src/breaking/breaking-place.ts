/**
 * The place of breaking news in the HTML of every page, first of all. Servers write the banner into the finished page, so
 * this text is a promise of the shell to servers (`shell/server/front/dress`). Polite: read out when something comes later.
 */
export const BREAKING_PLACE = '<div data-frame="breaking" role="status"></div>';
