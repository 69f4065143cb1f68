/**
 * Runs before `npm start`, `npm run dev` and `npm test`: installs when node_modules is not what the lockfile says.
 * Plain JavaScript for Node 20 without any package, because nothing may be installed yet.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const fitsHere = (entry) => {
  const fits = (list, value) =>
    !list || (list.includes(value) ? true : list.some((name) => name.startsWith('!')) && !list.includes(`!${value}`));
  return fits(entry.os, process.platform) && fits(entry.cpu, process.arch);
};

/** Says what differs between the lockfile and the installed tree, or undefined when nothing does. */
export function difference(folder) {
  const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined);
  const wanted = read(join(folder, 'package-lock.json'));
  const present = read(join(folder, 'node_modules', '.package-lock.json'));
  if (!wanted) return undefined;
  if (!present) return 'nothing is installed yet';
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '') continue;
    const found = present[path];
    if (!found) {
      // Packages for other systems are optional and absent by design.
      if (entry.optional || entry.devOptional || entry.peer || !path.includes('node_modules/')) continue;
      return `${path} is missing`;
    }
    if (found.version !== entry.version || found.integrity !== entry.integrity)
      return `${path} is not ${entry.version}`;
    if (!fitsHere(found)) return `${path} was installed for another system`;
    if (!entry.link && !existsSync(join(folder, path))) return `${path} was removed`;
  }
  for (const path of Object.keys(present)) {
    if (!wanted[path]) return `${path} is no longer wanted`;
  }
  return undefined;
}

function install() {
  // npm names its own program and its own Node: those survive the removal of node_modules, where ours may live.
  const npm = process.env.npm_execpath;
  const node = process.env.npm_node_execpath ?? process.execPath;
  const wanted = ['ci', '--ignore-scripts'];
  const [program, parameters] = npm?.endsWith('js') ? [node, [npm, ...wanted]] : ['npm', wanted];
  const { status, error } = spawnSync(program, parameters, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32' && program === 'npm',
  });
  if (error) console.error(error.message);
  return status === 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const why = difference(root);
  if (why) {
    const started = Date.now();
    console.log(`Packages: ${why}; running npm ci ...`);
    if (!install()) {
      console.error('Packages: npm ci failed (see above). Mend the cause and start again.');
      process.exit(1);
    }
    console.log(`Packages: installed in ${((Date.now() - started) / 1000).toFixed(0)} s.`);
  } else {
    console.log('Packages: as the lockfile says.');
  }
}
