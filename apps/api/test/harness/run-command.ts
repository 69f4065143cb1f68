import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Ended, type Followed, follow } from '../../../../tools/follow.ts';

/** Starts `src/cli/NAME.ts` in a process of its own, with this environment and nothing else. */
export function startCommand(
  name: string,
  options: readonly string[],
  env: Record<string, string>,
  program = process.execPath,
): Followed & { readonly process: ChildProcess } {
  const script = fileURLToPath(new URL(`../../src/cli/${name}.ts`, import.meta.url));
  const child = spawn(program, [script, ...options], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { process: child, ...follow(child, name) };
}

/** Runs `src/cli/NAME.ts` to its end. */
export function runCommand(...[name, options, env, program]: Parameters<typeof startCommand>): Promise<Ended> {
  return startCommand(name, options, env, program).ended;
}
