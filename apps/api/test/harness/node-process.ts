import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { follow } from '../../../../tools/follow.ts';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** A server as `npm start` runs it, in a process of its own. */
export interface NodeProcess {
  readonly process: ChildProcess;
  readonly port: number;
  readonly output: () => string;
}

/**
 * Starts a node at a free port and resolves when it is ready; rejects with what it said when it ends before.
 * @param program another one that starts the server, and is sent messages
 */
export async function startNode(env: Record<string, string>, program?: string): Promise<NodeProcess> {
  const child = spawn(process.execPath, [program ?? main], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', ...env },
    stdio: ['pipe', 'pipe', 'pipe', ...(program ? (['ipc'] as const) : [])],
  });
  const { hears, output } = follow(child, 'The server');
  const address = /http:\/\/epsilon\.localhost:(\d+)/;
  await hears(address);
  return { process: child, port: Number(address.exec(output())?.[1]), output };
}
