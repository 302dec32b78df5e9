// Every command imports this first, so that it runs before code that older versions of Node cannot run. It imports
// nothing, and the commands' other imports use only syntax that Node 18 parses (see check-node.test.ts).

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `\nThis site needs Node 20.19 or later, and this is Node ${process.versions.node}. Install a newer one and try again.\n`,
  );
  process.exit(1);
}
