import type { WireOut } from '@closewright/contract/wires';
import { releaseObstacle, togetherObstacle, wireKey } from './wire-out-words.ts';

/** Why wires were not released, by their keys. */
export type Problems = ReadonlyMap<string, string>;

/** Which of several can be sent for release, and why the others cannot. */
export function ableOf(wires: readonly WireOut[]): { readonly able: readonly WireOut[]; readonly problems: Problems } {
  const problems = new Map<string, string>();
  const able = wires.filter((wire) => {
    const obstacle = wires.length > 1 ? togetherObstacle(wire) : releaseObstacle(wire, null);
    if (obstacle !== null) problems.set(wireKey(wire), obstacle);
    return obstacle === null;
  });
  return { able, problems };
}

interface Releasing {
  release(wire: WireOut): Promise<unknown>;
  /** Told before each but the first how many are behind. */
  onStep(done: number): void;
  /** Why one was not released, in words. */
  failure(error: unknown): string;
}

/** Releases wires one by one, each as it was seen. The failure of one says why it stays as it is and keeps none of the others; a single one fails as it does. */
export async function releaseEach(
  wires: readonly WireOut[],
  { release, onStep, failure }: Releasing,
): Promise<{ readonly done: readonly WireOut[]; readonly problems: Problems }> {
  const done: WireOut[] = [];
  const problems = new Map<string, string>();
  for (const [at, wire] of wires.entries()) {
    if (at > 0) onStep(at);
    try {
      await release(wire);
      done.push(wire);
    } catch (error) {
      if (wires.length === 1) throw error;
      problems.set(wireKey(wire), failure(error));
    }
  }
  return { done, problems };
}
