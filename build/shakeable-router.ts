/**
 * What the router does at the top of its one large file, by what it is for. A minifier must keep a call there, and all that
 * the call refers to, unless a mark says that it is pure; so the data router, the forms and the prefetching of React Router
 * (30 KB after gzip) came along with three functions that have nothing to do with them.
 */
const TOP_LEVEL: readonly { what: string; found: RegExp; instead: string }[] = [
  { what: 'names for development tools', found: /^\w+\.displayName = .*;\n/gm, instead: '' },
  {
    what: 'contexts and wrapped components',
    found: /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm,
    instead: '$1/* @__PURE__ */ ',
  },
  {
    what: 'a class with a context',
    found:
      /^(var (\w+) = )(class extends React\d*\.Component \{\n(?:(?!\};$).*\n)*\});\n\2\.contextType = (\w+);\n/gm,
    instead: '$1/* @__PURE__ */ Object.assign($3, { contextType: $4 });\n',
  },
  {
    what: 'sets, addresses and symbols',
    found: /^(var \w+ = )(?=(?:new (?:Set|URL)|Symbol)\()/gm,
    instead: '$1/* @__PURE__ */ ',
  },
  {
    what: 'names that every object has',
    found: /^(var \w+ = )(Object\.getOwnPropertyNames\(.*\));\n/gm,
    instead: '$1/* @__PURE__ */ (() => $2)();\n',
  },
  {
    what: 'its version, noted on the window',
    found: /^try \{\n(?: .*\n)*?.*__reactRouterVersion(?:.*\n)*?\} catch \(e\) \{\n\}\n/gm,
    instead: '',
  },
];

/**
 * The text of React Router's production file with marks that let a minifier leave out what nobody imports. It does the same
 * as before. Throws when the file does not look as expected: then a new version wants a look at this list.
 */
export function shakeable(router: string): string {
  return TOP_LEVEL.reduce((text, { what, found, instead }) => {
    if (text.search(found) === -1)
      throw new Error(
        `React Router's file no longer has, as expected, ${what} at its top. Compare its new version with the list in build/shakeable-router.ts.`,
      );
    return text.replace(found, instead);
  }, router);
}
