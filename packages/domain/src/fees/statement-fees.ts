import type { Fee } from '../settlement/index.ts';
import { partOf } from '../trace/index.ts';

/** A fee of a statement, which has its code by its place in the list, and traces that name its fields by that: `fees.3.amount`. */
export function feeInStatement(fee: Fee, at: number): Fee {
  const code = `fees.${at}`;
  const charges = fee.charges.map((charge) =>
    charge.trace ? { ...charge, trace: partOf(code, charge.trace) } : charge,
  );
  return { ...fee, code, charges };
}
