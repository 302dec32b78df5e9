/**
 * The place of breaking news in the HTML of every page, before everything else. Servers insert the banner into the finished
 * page, so this text is a contract with servers (`shell/server/front/variants`). A polite live region: later news is
 * announced.
 */
export const BREAKING_PLACE = '<div data-frame="breaking" role="status"></div>';
