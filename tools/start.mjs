/** `npm start`: builds the web app when its sources changed, then becomes the server. */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { command, node, quiet, root } from './programs.mjs';

const fail = (text) => {
  console.error(text);
  process.exit(1);
};

let program;
try {
  program = node();
} catch (error) {
  fail(error.message);
}

const started = Date.now();
console.log('Web app: building what changed ...');
const build = spawnSync(
  program,
  [command('turbo'), 'run', 'build', '--filter=@closewright/web', '--output-logs=errors-only', '--ui=stream'],
  { cwd: root, env: { ...process.env, ...quiet }, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
);
if (build.status !== 0) {
  process.stderr.write(`${build.stdout ?? ''}${build.stderr ?? ''}`);
  fail('Web app: the build failed, so nothing was started. The reason stands above.');
}
console.log(`Web app: ready after ${((Date.now() - started) / 1000).toFixed(1)} s. Server: starting ...`);

const main = join(root, 'apps', 'api', 'src', 'main.ts');
const parameters = [main, ...process.argv.slice(2)];

// Where the system allows it this process turns into the server, so that signals reach it without a go-between.
if (typeof process.execve === 'function' && process.platform !== 'win32') {
  process.execve(program, [program, ...parameters], process.env);
}

const server = spawn(program, parameters, { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('error', (error) => fail(`Server: could not be started (${error.message}).`));
server.on('exit', (code, signal) => {
  if (signal) process.exit(1);
  process.exit(code ?? 1);
});
