/** What one sample of one contender measured: metric name to value. */
export type Sample = Readonly<Record<string, number>>;

/** One thing that is measured beside others in the same rounds. */
export interface Contender {
  readonly name: string;
  /**
   * Measures once and checks the work it measured; a wrong answer throws, it never counts as fast. What takes long and hardly varies
   * may be left out after some rounds, of which `round` is the number, from 0.
   */
  readonly sample: (round: number) => Promise<Sample>;
}

/** The name under which our own second run of each round is kept: its spread against the first is the noise (A/A). */
export const again = 'ours (again)';

/**
 * Runs every contender once per round, in a rotated order so that none always comes first,
 * and `ours` twice where its noise is asked for, and returns the samples by contender, index = round (design: paired rounds).
 */
export async function pairedRounds(
  contenders: readonly Contender[],
  rounds: number,
  progress: (text: string) => void,
  withNoise = true,
): Promise<Map<string, Sample[]>> {
  const ours = contenders.find((contender) => contender.name === 'ours');
  if (!ours) throw new Error('A bench needs a contender named ours');
  const all = withNoise ? [...contenders, { name: again, sample: ours.sample }] : contenders;
  const samples = new Map<string, Sample[]>(all.map((contender) => [contender.name, []]));
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < all.length; i++) {
      const contender = all[(i + round) % all.length];
      if (!contender) continue;
      samples.get(contender.name)?.push(await contender.sample(round));
      progress(`round ${round + 1} of ${rounds}: ${contender.name}`);
    }
  }
  return samples;
}
