import base from '@meadowlark/shared/design/global.css?inline';
import tokens from '@meadowlark/shared/design/tokens.css?inline';

/** Style sheets of every page, as text: inlined, they cost no request before the first paint. */
export const FIRST_STYLES = tokens + base;
