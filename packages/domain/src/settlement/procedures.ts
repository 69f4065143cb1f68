import { allocate, cents } from '../money/index.ts';
import { numberOf, type Procedure } from '../trace/index.ts';
import { percentShares } from './percent-shares.ts';

/**
 * What the traces of settlements do that is no arithmetic. `allocated`: the first term shared over all after the second, of which it is the one the second
 * says, counted from 0. `percentShare`: the same by percentages, which may leave a rest.
 */
export const settlementProcedures: Readonly<Record<string, Procedure>> = {
  allocated: (whole = '0', at = '0', ...parts) => {
    const weights = parts.map((part) => numberOf(part).toNumber());
    const shares = allocate(cents(numberOf(whole).toNumber()), weights);
    return String(shares[numberOf(at).toNumber()]);
  },
  percentShare: (whole = '0', at = '0', ...percents) => {
    const shares = percentShares(
      cents(numberOf(whole).toNumber()),
      percents.map((percent) => numberOf(percent).toFixed()),
    );
    return String(shares[numberOf(at).toNumber()]);
  },
};
