import type { ChildProcess } from 'node:child_process';

/** How a process ended and what it said, apart and together. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
  readonly output: string;
}

/** A process whose words are kept. */
export interface Followed {
  /** Rejects when it could not be started. */
  readonly ended: Promise<Ended>;
  /** What it has said so far. */
  output(): string;
  /** Resolves once it has said this; rejects, with all it said, when it ends before. */
  hears(text: string | RegExp): Promise<void>;
}

/**
 * Keeps what a process says on its two pipes until it ends.
 * @param name what it is called when it ends too early
 */
export function follow(child: ChildProcess, name: string): Followed {
  const said = { out: '', err: '', output: '' };
  const listeners = new Set<() => void>();
  for (const [stream, which] of [
    [child.stdout, 'out'],
    [child.stderr, 'err'],
  ] as const)
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said[which] += text;
      said.output += text;
      for (const listener of listeners) listener();
    });
  const ended = new Promise<Ended>((done, fail) => {
    child.on('error', fail);
    child.on('close', (code, signal) => done({ code, signal, ...said }));
  });
  return {
    ended,
    output: () => said.output,
    async hears(text) {
      const heard = Promise.withResolvers<void>();
      const look = () => {
        if (typeof text === 'string' ? said.output.includes(text) : text.test(said.output)) heard.resolve();
      };
      listeners.add(look);
      look();
      ended.then(
        ({ code, signal }) => heard.reject(new Error(`${name} ended with ${signal ?? code}: ${said.output}`)),
        heard.reject,
      );
      return heard.promise.finally(() => listeners.delete(look));
    },
  };
}
