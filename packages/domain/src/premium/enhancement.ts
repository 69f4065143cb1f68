import { InputError } from '../errors/index.ts';
import { type Cents, multiplyRate } from '../money/index.ts';
import { cited, type Explained, explainedMoney, rate, roundedMath } from '../trace/index.ts';
import type { RateManual } from './rate-manual.ts';

/** What a homeowner's or expanded policy costs besides. Throws an InputError where the manual has no such policy. */
export function enhancement(basic: Explained<Cents>, { enhanced, label, basic: table }: RateManual): Explained<Cents> {
  if (!enhanced) throw new InputError('NO_TABLE', 'isEnhanced', `${label} have no enhanced policies`);
  return explainedMoney(multiplyRate(basic.value, enhanced.percent, table.rounding, table.roundsTo), {
    label: 'Enhanced coverage',
    formula: 'Share of the basic premium',
    math: roundedMath('a * b / 100', table.rounding, table.roundsTo),
    rule: enhanced.source,
    inputs: [basic.trace, cited('Share', rate(enhanced.percent), enhanced.source)],
  });
}
