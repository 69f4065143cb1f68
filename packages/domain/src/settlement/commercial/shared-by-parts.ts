import { allocate, type Cents } from '../../money/index.ts';
import { count, type Explained, explainedMoney, given } from '../../trace/index.ts';

/** Somebody who bears a part of an amount. */
export interface Sharer {
  readonly name: string;
  /** A whole number: units, percent or square feet. */
  readonly part: number;
  /** The field that says the part. */
  readonly field?: string;
}

/** Shares an amount by parts, to the cent, in the order of the sharers: cents left over go to the largest remainders. Throws an InputError where no part is above zero. */
export function sharedByParts(whole: Explained<Cents>, label: string, sharers: readonly Sharer[]): Explained<Cents>[] {
  const parts = allocate(
    whole.value,
    sharers.map(({ part }) => part),
  );
  return parts.map((amount, at) =>
    explainedMoney(amount, {
      label,
      formula: 'The party’s part of what its side owes; cents left over go to the largest remainders',
      math: 'allocated(all)',
      rounding: 'to the cent, so that the parts are the whole',
      inputs: [
        whole.trace,
        given('Party', count(at), sharers[at]?.name),
        ...sharers.map(({ name, part, field }) => given(`Part of ${name}`, count(part), field ?? name)),
      ],
    }),
  );
}
