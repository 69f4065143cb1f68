import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type NodeProcess, startNode } from '../node-process.ts';

const program = fileURLToPath(new URL('./fault-node.ts', import.meta.url));

/** A node of a stage, which is killed and started again, and whose clock is set. */
export class StageNode {
  readonly #env: Record<string, string>;
  #process: NodeProcess | null = null;
  #ahead = 0;
  /** How often it was killed. */
  kills = 0;
  /** How often its clock was set. */
  jumps = 0;

  constructor(env: Record<string, string>) {
    this.#env = env;
  }

  /** Where it listens; 0 while it does not. */
  get port(): number {
    return this.#process?.port ?? 0;
  }

  async start(): Promise<void> {
    const started = await startNode(this.#env, program);
    this.#process = started;
    if (this.#ahead !== 0) started.process.send({ ahead: this.#ahead });
  }

  /** Kills it as a machine that goes off does. */
  kill(): void {
    const { process: child } = this.#process ?? {};
    this.#process = null;
    this.kills += 1;
    child?.kill('SIGKILL');
  }

  /** Kills it, and resolves when it is gone. */
  async end(): Promise<void> {
    const { process: child } = this.#process ?? {};
    const gone = child && child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
    this.kill();
    await gone;
  }

  /** Sets its clock so many milliseconds ahead of this machine's; below 0 behind it. */
  setClock(ahead: number): void {
    this.#ahead = ahead;
    this.jumps += 1;
    this.#process?.process.send({ ahead });
  }

  /** What is wrong with it: it ended by itself, or complained of what nobody caught. */
  faults(): readonly string[] {
    if (this.#process === null) return [];
    const { process: child, output } = this.#process;
    const ended = child.exitCode ?? child.signalCode;
    const said = /.*(unhandled|uncaught).*/i.exec(output())?.[0];
    return [
      ...(ended === null ? [] : [`a node ended with ${ended}: ${output().slice(-500)}`]),
      ...(said === undefined ? [] : [`a node says: ${said.slice(0, 500)}`]),
    ];
  }

  /** What it logged as errors, but what passes by itself, its last first: to be shown beside what is wrong. */
  errors(): readonly string[] {
    const lines = this.#process?.output().split('\n') ?? [];
    return lines.filter((line) => /"level":[56]0/.test(line) && !line.includes('"UNAVAILABLE"')).toReversed();
  }
}
