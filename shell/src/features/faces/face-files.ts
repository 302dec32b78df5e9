import italic from '@meadowlark/shared/design/fonts/newsreader-italic.woff2';
import roman from '@meadowlark/shared/design/fonts/newsreader-roman.woff2';

export const FACES = { roman, italic };

/** Key in local storage: the URL of the roman font that this browser has loaded. */
export const FACES_KEY = 'faces';
