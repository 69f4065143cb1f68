import { describe, expect, it } from 'vitest';
import { closingProcedures, type StatementDocument } from '../closing-file/index.ts';
import { faultsOf } from '../trace/index.ts';
import { type PaidLine, type PlannedDisbursement, proposedDisbursements } from './index.ts';
import { ledger, line } from './ledger.fixture.ts';
import { moneyOf, purchase } from './statement-money.fixture.ts';

const without = (list: 'fees' | 'feeParts' | 'commissionPayees', ...ids: readonly number[]): StatementDocument => ({
  ...purchase,
  // Each of them is a list of rows with an id.
  [list]: (purchase[list] as readonly object[]).filter((row) => !Object.values(row).some((id) => ids.includes(id))),
});
const withFee = (feeID: number, values: object, of = purchase): StatementDocument => ({
  ...of,
  fees: of.fees.map((row) => (row.feeID === feeID ? { ...row, ...values } : row)),
});
const whole = without('feeParts', 81, 82);
const unshared = without('commissionPayees', 63);

type Paid = readonly [payee: string, party: string | null, lines: readonly PaidLine[]];

const anyInspectors = ['Any Inspectors', 'name any inspectors'] as const;
const roofers = ['Roofers Inc.', 'name roofers inc.'] as const;
const appraisers = ['Appraisers Inc.', 'name appraisers inc.'] as const;
const appraisal = line('fee.fees.id12', 405_00, 'Appraisal');
const credit = line('fee.fees.id15', -50_00, 'Survey credit');

/** What is proposed to some payees, in short. */
function shown(
  document: StatementDocument,
  paid: readonly Paid[],
  payees: RegExp,
  plans: readonly PlannedDisbursement[] = [],
) {
  const book = ledger();
  for (const [payee, party, lines] of paid) book.pay(lines, { payee, party });
  const all = proposedDisbursements(moneyOf(document), book.soFar(), plans);
  for (const { amount } of all) expect(faultsOf(amount.trace, closingProcedures)).toEqual([]);
  return all
    .filter(({ payee }) => payees.test(payee))
    .map(({ kind, payee, amount, lines, problem }) => [
      `${kind} ${payee} ${amount.value}`,
      lines.map((each) => `${each.key} ${each.amount}`).join(', '),
      problem,
    ]);
}

describe('what was paid counts to its row', () => {
  it.each<[string, StatementDocument, readonly Paid[], RegExp, ReturnType<typeof shown>]>([
    [
      'whichever loan it was posted with',
      purchase,
      [['Maple Street Savings', null, [{ ...line('payoffs.id31', 90_000_00), loanID: 0 }]]],
      /Maple/,
      [['pay Maple Street Savings 1000000', 'payoffs.id32 1000000', null]],
    ],
    [
      'the cash of a side once for the file',
      purchase,
      [['Steve Cole and Amy Doe', 'seller', [{ ...line('cashToSeller', 185_702_20), loanID: 2 }]]],
      /Cole/,
      [['pay Steve Cole and Amy Doe 300', 'cashToSeller 300', null]],
    ],
    [
      'that was paid whole and has parts now: to another of them that is too much to who was paid',
      purchase,
      [[...anyInspectors, [line('fee.fees.id13', 100_00, 'Inspections')]]],
      /Inspectors|Roofers/,
      [
        ['pay Roofers Inc. 40000', 'adjustments.id42 40000', null],
        [
          'overpaid Any Inspectors 6000',
          '',
          '60.00 of Inspections: Roof was paid to Any Inspectors, the statement pays it to Roofers Inc.',
        ],
      ],
    ],
    [
      'that was paid in part and has parts now: first to who was paid',
      purchase,
      [[...anyInspectors, [line('fee.fees.id13', 30_00)]]],
      /Inspectors|Roofers/,
      [
        ['pay Roofers Inc. 46000', 'adjustments.id42 40000, fee.fees.id13.parts.id81 6000', null],
        ['pay Any Inspectors 1000', 'fee.fees.id13.parts.id82 1000', null],
      ],
    ],
    [
      'whose parts were paid and are gone',
      withFee(13, { borrowerAtClosing: 110_00 }, whole),
      [
        [...roofers, [line('fee.fees.id13.parts.id81', 60_00, 'Roof')]],
        [...anyInspectors, [line('fee.fees.id13.parts.id82', 40_00, 'Pests')]],
      ],
      /Inspectors|Roofers/,
      [
        [
          'pay Roofers Inc. 40000',
          'adjustments.id42 40000',
          'Roofers Inc. was paid 60.00 too much: 60.00 of Inspections was paid to Roofers Inc., the statement pays it to Any Inspectors',
        ],
        ['pay Any Inspectors 1000', 'fee.fees.id13 1000', null],
        [
          'overpaid Roofers Inc. 6000',
          '',
          '60.00 of Inspections was paid to Roofers Inc., the statement pays it to Any Inspectors',
        ],
      ],
    ],
    [
      'that has less by now: the rest is too much',
      withFee(13, { borrowerAtClosing: 70_00 }, whole),
      [
        [...anyInspectors, [line('fee.fees.id13.parts.id82', 40_00, 'Pests')]],
        [...anyInspectors, [line('fee.fees.id13.parts.id83', 45_00, 'Mold')]],
      ],
      /Inspectors/,
      [['overpaid Any Inspectors 1500', '', 'The statement does not have Mold any more, 15.00 was paid']],
    ],
    [
      'a commission that was not shared out then',
      purchase,
      [['Omega Real Estate Broker Inc.', null, [line('fee.commission.id52', 5700_00)]]],
      /Omega/,
      [],
    ],
    [
      'a commission that is not shared out any more',
      unshared,
      [
        [
          'Omega Real Estate Broker Inc.',
          'name omega real estate broker inc.',
          [line('fee.commission.id52.payees.id63', 5700_00)],
        ],
      ],
      /^$|Omega/,
      shown(unshared, [['Omega Real Estate Broker Inc.', null, [line('fee.commission.id52', 5700_00)]]], /^$|Omega/),
    ],
    [
      'of two lines of one row, what is too much of one counts to the other',
      {
        ...purchase,
        feeParts: (purchase.feeParts ?? []).map((row) => ({ ...row, payee: 'Roofers Inc.' })),
      },
      [[...roofers, [line('fee.fees.id13.parts.id81', 70_00)]]],
      /Roofers/,
      [['pay Roofers Inc. 43000', 'adjustments.id42 40000, fee.fees.id13.parts.id82 3000', null]],
    ],
    [
      'a commission that one payee was paid whole and that is shared with another now',
      {
        ...unshared,
        commissionPayees: [
          ...unshared.commissionPayees,
          { commissionPayeeID: 63, commissionID: 52, payee: 'Omega Real Estate Broker Inc.', part: '70' },
          { commissionPayeeID: 64, commissionID: 52, payee: 'Omega Agents LLC', part: '30' },
        ] as StatementDocument['commissionPayees'],
      },
      [
        [
          'Omega Real Estate Broker Inc.',
          'name omega real estate broker inc.',
          [line('fee.commission.id52.payees.id63', 5700_00)],
        ],
      ],
      /Omega/,
      [
        [
          'overpaid Omega Real Estate Broker Inc. 171000',
          '',
          '1,710.00 of Real estate commission, Buyer’s broker was paid to Omega Real Estate Broker Inc., the statement pays it to Omega Agents LLC',
        ],
      ],
    ],
  ])('%s', (_, document, paid, payees, expected) => {
    expect(shown(document, paid, payees)).toEqual(expected);
  });
});

describe('a credit that was taken off and is gone', () => {
  const paid: Paid = [...appraisers, [appraisal, credit]];
  const gone = without('fees', 15);

  it('is owed on a line that its payee is still paid by, and once that is paid no more', () => {
    expect(shown(gone, [paid], /Appraisers/)).toEqual([['pay Appraisers Inc. 5000', 'fee.fees.id12 5000', null]]);
    expect(shown(gone, [paid, [...appraisers, [line('fee.fees.id12', 50_00)]]], /Appraisers/)).toEqual([]);
  });

  it('is too much again where it comes back', () => {
    expect(shown(purchase, [paid, [...appraisers, [line('fee.fees.id12', 50_00)]]], /Appraisers/)).toEqual([
      ['overpaid Appraisers Inc. 5000', '', 'The statement has 405.00 for Appraisal, 455.00 was paid'],
    ]);
  });

  it('is nothing where what it was taken off is less by as much', () => {
    expect(shown(withFee(12, { borrowerAtClosing: 355_00 }, gone), [paid], /Appraisers/)).toEqual([]);
  });

  it('is a problem where its payee is paid nothing else', () => {
    expect(shown(without('fees', 12, 15), [paid], /Appraisers/)).toEqual([
      [
        'pay Appraisers Inc. 5000',
        'fee.fees.id15 5000',
        'The statement does not have Survey credit any more, 50.00 less was paid for it',
      ],
      ['overpaid Appraisers Inc. 40500', '', 'The statement does not have Appraisal any more, 405.00 was paid'],
    ]);
  });
});

describe('what is planned by a key that is gone', () => {
  const plan = (hold: string | null, amount = 100_00): PlannedDisbursement => ({
    ...{ method: 'check', payee: 'Any Inspectors', party: 'name any inspectors', memo: null, hold },
    lines: [line('fee.fees.id13', amount, 'Inspections')],
  });
  const stale = [
    'pay Any Inspectors 10000',
    'fee.fees.id13 10000',
    'The statement does not have Inspections any more, 100.00 is planned',
  ];

  it.each([[null], ['No invoice']])('takes from the lines of its row: held %s', (hold) => {
    expect(shown(purchase, [], /Inspectors|Roofers/, [plan(hold)])).toEqual([
      stale,
      ['pay Roofers Inc. 40000', 'adjustments.id42 40000', null],
    ]);
  });

  it('and held holds what else its row has, and what else is planned of it', () => {
    const held = 'Inspections is held: No invoice';
    const roof = { ...plan(null), payee: 'Roofers Inc.', party: 'name roofers inc.' };
    const all = shown(purchase, [], /Inspectors|Roofers/, [
      { ...roof, lines: [line('fee.fees.id13.parts.id81', 10_00)] },
      plan('No invoice', 60_00),
    ]);
    expect(all).toEqual([
      ['pay Roofers Inc. 1000', 'fee.fees.id13.parts.id81 1000', held],
      [
        'pay Any Inspectors 6000',
        'fee.fees.id13 6000',
        'The statement does not have Inspections any more, 60.00 is planned',
      ],
      ['pay Roofers Inc. 40000', 'adjustments.id42 40000', null],
      ['pay Any Inspectors 3000', 'fee.fees.id13.parts.id82 3000', held],
    ]);
  });
});
