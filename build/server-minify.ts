import type { OutputConfig } from '@rsbuild/core';

/**
 * Server code without comments and white space, and in ASCII. A running process keeps the text of every script that it
 * loaded; one character beyond Latin-1 makes V8 store all of a script with two bytes per character. Names stay, so that
 * a stack trace can be read.
 */
export function serverMinify(): NonNullable<OutputConfig['minify']> {
  return {
    js: true,
    jsOptions: {
      extractComments: false,
      minimizerOptions: { mangle: false, compress: true, format: { asciiOnly: true, comments: false } },
    },
  };
}
