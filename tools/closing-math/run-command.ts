import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { command, node, root } from '../programs.mjs';

/** What the command printed, read, and how it ended. */
export interface Ran {
  readonly status: number | null;
  readonly text: string;
  readonly json: unknown;
}

/** Runs `closewright-math` as it is installed, in the folder of the project. */
export function runCommand(given: readonly string[], input?: string): Ran {
  const script = command('@closewright/closing-math', 'closewright-math');
  const { status, stdout } = spawnSync(node(), [script, ...given], {
    cwd: join(root),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    ...(input !== undefined && { input }),
  });
  const isJson = stdout.startsWith('{') || stdout.startsWith('[');
  return { status, text: stdout, json: isJson ? JSON.parse(stdout) : null };
}
