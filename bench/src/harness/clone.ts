import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../apps/web/e2e/arrange/free-port.ts';
import { root } from '../../../tools/programs.mjs';

/** Seconds from `git clone` to a sign-in page, and from `npm start` to it when everything is there. One run, no ratio. */
export async function firstStart(ending: AsyncDisposableStack): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-clone-'));
  ending.defer(() => rmSync(folder, { recursive: true, force: true }));
  const began = performance.now();
  execFileSync('git', ['clone', '--quiet', root, folder]);
  const cold = await startUntilReady(folder, began, ending);
  const warm = await startUntilReady(folder, performance.now(), ending);
  return `From clone to sign-in (clone, npm ci, build, new database, demo data): ${cold.toFixed(0)} s. Warm npm start: ${warm.toFixed(1)} s.`;
}

async function startUntilReady(folder: string, began: number, ending: AsyncDisposableStack): Promise<number> {
  const port = await freePort();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, '.data'), NODE_ENV: 'development' },
    stdio: 'ignore',
    detached: true,
  });
  ending.defer(() => end(child));
  try {
    while (!(await answers(port))) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return (performance.now() - began) / 1000;
  } finally {
    await end(child);
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: '/api/health' }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).on('error', () => resolve(false));
  });
}

/** Ends npm and all it started. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  if (child.pid) process.kill(-child.pid, 'SIGTERM');
  await gone;
}
