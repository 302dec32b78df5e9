/* oxlint-disable oxc/no-this-in-exported-function -- rspack passes a loader its context as `this` */
import path from 'node:path';

/**
 * Keeps `import.meta.dirname` the folder of the source file, so that it finds the data beside it. Writes it relative to
 * the bundle, which goes to `folder`, so that the checkout can be moved. `import.meta.filename` stays that of the bundle,
 * to find programs built beside it.
 */
function sourceFolder(source) {
  const { folder } = this.getOptions();
  const relative = path.relative(folder, path.dirname(this.resourcePath)).split(path.sep).join('/');
  return source.replaceAll(
    'import.meta.dirname',
    `(import.meta.dirname + ${JSON.stringify(`/${relative}`)})`,
  );
}

export { sourceFolder as default };
