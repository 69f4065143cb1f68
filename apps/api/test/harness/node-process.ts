import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** A server as `npm start` runs it, in a process of its own. */
export interface NodeProcess {
  readonly process: ChildProcess;
  readonly port: number;
  readonly output: () => string;
}

/** Starts a node at a free port and resolves when it is ready; rejects with what it said when it ends before. */
export function startNode(env: Record<string, string>): Promise<NodeProcess> {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', ...env },
    stdio: 'pipe',
  });
  let output = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const port = /http:\/\/epsilon\.localhost:(\d+)/.exec(output)?.[1];
      if (port) resolve({ process: child, port: Number(port), output: () => output });
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
}
