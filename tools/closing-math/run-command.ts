import { spawnSync } from 'node:child_process';
import { runCommand } from '../../apps/closing-math/src/command.ts';
import { command, node, root } from '../programs.mjs';

/** What the command printed, read, and how it ended. */
export interface Ran {
  readonly status: number | null;
  readonly text: string;
  readonly json: unknown;
}

const ranWith = (status: number | null, text: string): Ran => {
  const isJson = text.startsWith('{') || text.startsWith('[');
  return { status, text, json: isJson ? JSON.parse(text) : null };
};

/** Runs `closewright-math` in this process. */
export function runHere(given: readonly string[], input = ''): Ran {
  let text = '';
  const status = runCommand(given, {
    readInput: () => input,
    write: (more) => {
      text += more;
    },
  });
  return ranWith(status, text);
}

/** Runs `closewright-math` as it is installed, in the folder of the project. */
export function runInstalled(given: readonly string[], input: string): Ran {
  const script = command('@closewright/closing-math', 'closewright-math');
  const { status, stdout } = spawnSync(node(), [script, ...given], { cwd: root, encoding: 'utf8', input });
  return ranWith(status, stdout);
}
