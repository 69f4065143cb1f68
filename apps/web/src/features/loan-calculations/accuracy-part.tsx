import type { DisclosedAccuracy } from '@closewright/domain/closing-file';
import { ComputedPart } from '../../records/settlement/computed/computed-part.tsx';
import { FindingBadge } from '../../records/settlement/finding-badge.tsx';

/** Words of each, accurate and not. */
const words = {
  rate: [
    'The APR that was disclosed is within 1/8 of a percentage point, 12 CFR 1026.22(a)(2).',
    'The APR that was disclosed is off by more than 1/8 of a percentage point: if it does not follow from an accurate finance charge, three business days pass anew, 12 CFR 1026.19(f)(2)(ii).',
  ],
  financeCharge: [
    'The finance charge that was disclosed is not understated by more than 100.00, 12 CFR 1026.38(o)(2).',
    'The finance charge that was disclosed is understated by more than 100.00, 12 CFR 1026.38(o)(2).',
  ],
} as const satisfies Record<keyof DisclosedAccuracy, readonly [accurate: string, not: string]>;

/** Whether what was disclosed before is still accurate; nothing where nothing was. */
export function AccuracyPart({ accuracy: { rate, financeCharge } }: { accuracy: DisclosedAccuracy }) {
  if (rate === null && financeCharge === null) return null;
  return (
    <ComputedPart title="Accuracy of what was disclosed">
      <div className="flex flex-col gap-1 px-cell text-body">
        <Sentence isAccurate={rate} words={words.rate} />
        <Sentence isAccurate={financeCharge} words={words.financeCharge} />
      </div>
    </ComputedPart>
  );
}

function Sentence({ isAccurate, words: [accurate, not] }: { isAccurate: boolean | null; words: readonly string[] }) {
  if (isAccurate === null) return null;
  return isAccurate ? <p>{accurate}</p> : <FindingBadge>{not}</FindingBadge>;
}
