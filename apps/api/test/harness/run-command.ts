import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** How a command of the operator ended and what it said, apart and together. */
export interface RanCommand {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
  readonly output: string;
}

/** A command that runs. */
export interface RunningCommand {
  readonly process: ChildProcess;
  readonly ended: Promise<RanCommand>;
  /** Resolves when it has said this; rejects when it ends before. */
  hears(text: string): Promise<void>;
}

/** Starts `src/cli/NAME.ts` in a process of its own, with this environment and nothing else. */
export function startCommand(name: string, options: readonly string[], env: Record<string, string>): RunningCommand {
  const script = fileURLToPath(new URL(`../../src/cli/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [script, ...options], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '', output: '' };
  const listeners = new Set<() => void>();
  for (const [stream, name] of [
    [child.stdout, 'out'],
    [child.stderr, 'err'],
  ] as const) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said[name] += text;
      said.output += text;
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<RanCommand>((done) => {
    child.on('close', (code, signal) => done({ code, signal, ...said }));
  });
  return {
    process: child,
    ended,
    async hears(text) {
      const heard = Promise.withResolvers<void>();
      const look = () => {
        if (said.output.includes(text)) heard.resolve();
      };
      listeners.add(look);
      look();
      void ended.then(({ code }) => heard.reject(new Error(`${name} ended with ${code}: ${said.output}`)));
      await heard.promise.finally(() => listeners.delete(look));
    },
  };
}

/** Runs `src/cli/NAME.ts` to its end. */
export function runCommand(name: string, options: readonly string[], env: Record<string, string>): Promise<RanCommand> {
  return startCommand(name, options, env).ended;
}
