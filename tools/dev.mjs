/**
 * `npm run dev`: api, web app and (with --kit) the kit's Storybook, all reloading on change. One Ctrl+C stops them.
 * The web app's server hands /api, /realms and /ws on to the api, so sign-in works on its address.
 * PORT, WEB_PORT and KIT_PORT choose other ports.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { command, node, quiet, root } from './programs.mjs';

const program = node();
const { PORT: port = '4300', WEB_PORT: webPort = '5173', KIT_PORT: kitPort = '6006' } = process.env;
const parts = [
  { name: 'api', cwd: root, parameters: ['--watch', '--watch-preserve-output', join(root, 'apps/api/src/main.ts')] },
  { name: 'web', cwd: join(root, 'apps/web'), parameters: [command('vite')] },
];
const withKit = process.argv.includes('--kit');
if (withKit) {
  parts.push({ name: 'kit', cwd: root, parameters: [command('storybook'), 'dev', '-p', kitPort, '--no-open', '--ci'] });
}

const windows = process.platform === 'win32';
const children = parts.map(({ name, cwd, parameters }) => {
  const child = spawn(program, parameters, {
    cwd,
    env: { ...process.env, ...quiet, PORT: port, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Each part leads a group of its own, so that what it starts ends with it.
    detached: !windows,
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${name} | ${line}`));
  }
  child.on('exit', (code) => {
    if (stopping) return;
    console.error(`${name} | ended (${code}); stopping the others.`);
    stop(1);
  });
  return child;
});

let stopping = false;
function stop(code) {
  if (stopping) return;
  stopping = true;
  const signal = (name) => {
    for (const child of children) {
      if (child.exitCode !== null || child.signalCode !== null || !child.pid) continue;
      try {
        if (windows) child.kill();
        else process.kill(-child.pid, name);
      } catch {
        // Ended in between.
      }
    }
  };
  signal('SIGTERM');
  setTimeout(() => signal('SIGKILL'), 5_000).unref();
  const waiting = children.filter((child) => child.exitCode === null && child.signalCode === null);
  void Promise.all(waiting.map((child) => new Promise((done) => child.once('exit', done)))).then(() =>
    process.exit(code),
  );
}
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stop(0));

console.log(`
  Closewright, reloading on change
    http://epsilon.localhost:${webPort}
    http://ficus.localhost:${webPort}
    api on port ${port}${withKit ? `\n    kit on http://localhost:${kitPort}` : ''}
  Ctrl+C stops everything.
`);
