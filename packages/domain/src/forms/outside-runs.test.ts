import { expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import type { Fee, FeeCharge } from '../settlement/index.ts';
import { outsideRuns } from './outside-runs.ts';

const all = ['borrowerBeforeClosing', 'sellerBeforeClosing', 'others'] as const;
const of = (paidBy: FeeCharge['paidBy'], payer?: FeeCharge['payer'], dollars = 1): FeeCharge => ({
  paidBy,
  when: paidBy === 'other' ? 'atClosing' : 'beforeClosing',
  amount: cents(dollars * 100),
  ...(payer && { payer }),
});

it.each<[string, FeeCharge[], string[]]>([
  ['the borrower', [of('borrower')], ['(P.O.C. $1.00 by borrower)']],
  ['both sides', [of('seller'), of('borrower')], ['(P.O.C. $1.00 by borrower)', '(P.O.C. $1.00 by seller)']],
  ['the lender', [of('other', 'lender')], ['(P.O.C. $1.00 by lender)']],
  ['others of whom nobody said who', [of('other')], ['(P.O.C. $1.00 by others)']],
  ['two others', [of('other', 'builder'), of('other', 'another')], ['(P.O.C. $2.00 by builder and others)']],
  ['nobody', [of('other', 'lender', 0)], []],
])('what %s paid outside of closing', (_, charges, expected) => {
  const fee: Fee = { label: 'Survey', section: 'C', charges };
  const words = outsideRuns('fees.0', fee, all, () => undefined).map((runs) => runs.map(({ text }) => text).join(''));
  expect(words).toEqual(expected);
});
