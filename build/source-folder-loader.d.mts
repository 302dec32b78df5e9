/** A loader of the build tool, which hands itself in as `this`. */
declare function sourceFolder(
  this: { getOptions: () => { folder: string }; resourcePath: string },
  source: string,
): string;
export { sourceFolder as default };
