/* oxlint-disable oxc/no-this-in-exported-function -- the build tool hands a loader its context as `this` */
import path from 'node:path';

/**
 * Keeps `import.meta.dirname` what it is in the source: the folder of the file that says it, where the data beside it
 * lies. Written as the way from the bundle, which will lie in `folder`, so that a checkout can be moved as a whole.
 * `import.meta.filename` stays that of the bundle, for programs that are built beside it.
 */
function sourceFolder(source) {
  const { folder } = this.getOptions();
  const way = path.relative(folder, path.dirname(this.resourcePath)).split(path.sep).join('/');
  return source.replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${way}`)})`);
}

export { sourceFolder as default };
