import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Case } from './case-parts.ts';

const command = fileURLToPath(new URL('../../../../closing-math/bin/closewright-math.mjs', import.meta.url));

/** What closewright-math answers to a case. */
export interface Answer {
  /** The figure at a path, `cashToClose.deposit`; '' where there is none. */
  text(path: string): string;
  /** The members of a list at a path. */
  items(path: string): Answer[];
}

const answerOf = (value: unknown): Answer => {
  const at = (path: string) =>
    path.split('.').reduce<unknown>((found, step) => Reflect.get(Object(found ?? {}), step), value);
  return {
    text(path) {
      const found = at(path);
      return typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean' ? String(found) : '';
    },
    items(path) {
      const found = at(path);
      return Array.isArray(found) ? found.map(answerOf) : [];
    },
  };
};

/** Asks closewright-math, as it is installed, for all of some cases at once; the answers by the names of the cases. Throws for a case that is refused. */
export function askMath(cases: Readonly<Record<string, Case>>): (name: string) => Answer {
  const input = JSON.stringify(Object.entries(cases).map(([id, each]) => ({ id, ...each })));
  const { stdout } = spawnSync(process.execPath, [command, '-', '--no-trace'], { encoding: 'utf8', input });
  // Reason: the command prints an answer to each case that it was asked.
  const answers = JSON.parse(stdout) as { readonly id: string; readonly result?: unknown; readonly error?: unknown }[];
  for (const { id, error } of answers) if (error) throw new Error(`${id}: ${JSON.stringify(error)}`);
  const byName = new Map(answers.map(({ id, result }) => [id, answerOf(result)]));
  return (name) => byName.get(name) ?? answerOf(null);
}
