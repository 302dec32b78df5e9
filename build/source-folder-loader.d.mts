/** An rspack loader, which gets its context as `this`. */
declare function sourceFolder(
  this: { getOptions: () => { folder: string }; resourcePath: string },
  source: string,
): string;
export { sourceFolder as default };
