import type { OutputConfig } from '@rsbuild/core';

/**
 * Removes comments and white space from server code, and writes ASCII: V8 keeps the text of every loaded script, with two
 * bytes per character if one character is beyond Latin-1. Names stay, so that stack traces are readable.
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
