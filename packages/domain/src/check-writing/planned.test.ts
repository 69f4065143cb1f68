import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closingProcedures, type StatementDocument } from '../closing-file/index.ts';
import { faultsOf } from '../trace/index.ts';
import type { PlannedDisbursement } from './index.ts';
import { ledger, line } from './ledger.fixture.ts';
import { nothing, proposed, to, withFees } from './proposed.fixture.ts';
import { moneyOf, purchase } from './statement-money.fixture.ts';

const money = moneyOf();
const planned = (
  lines: PlannedDisbursement['lines'],
  more: Partial<PlannedDisbursement> = {},
): PlannedDisbursement => ({
  method: 'check',
  payee: 'Appraisers Inc.',
  party: 'name appraisers inc.',
  memo: null,
  hold: null,
  lines,
  ...more,
});
describe('what is planned', () => {
  const appraisal = (amount: number) => line('fee.fees.id12', amount, 'Appraisal');

  it('stands first, in its order, and what it leaves is proposed besides', () => {
    const plans = [
      planned([appraisal(300_00)], { method: 'ACH out', memo: 'Half', hold: 'W-9 missing' }),
      planned([line('fee.fees.id14', 85_00, 'Survey')], { payee: 'Surveys Co.', party: null }),
    ];
    const all = proposed(purchase, nothing, plans);
    expect(all.slice(0, 2)).toMatchObject([
      { ...plans[0], plan: 0, problem: null, amount: { value: 300_00 } },
      { ...plans[1], plan: 1, problem: null, amount: { value: 85_00 } },
    ]);
    expect(to(all, 'Appraisers Inc.').map(({ plan, amount }) => [plan, amount.value])).toEqual([
      [0, 300_00],
      [null, 55_00],
    ]);
    expect(all.filter(({ lines }) => lines.some(({ key }) => key === 'fee.fees.id14'))).toHaveLength(1);
  });

  it('in parts of one line has keys of its own', () => {
    const keys = proposed(purchase, nothing, [planned([appraisal(5_00)]), planned([appraisal(6_00)])]).map(
      ({ key }) => key,
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each<[string, StatementDocument, PlannedDisbursement, string, string | null]>([
    [
      'more than the statement has',
      purchase,
      planned([appraisal(420_00)]),
      'The statement has 405.00 for Appraisal, 420.00 is planned',
      'fees.1.borrowerAtClosing',
    ],
    [
      'a line that is gone',
      purchase,
      planned([line('fee.fees.id77', 5_00, 'Courier')]),
      'The statement does not have Courier any more, 5.00 is planned',
      null,
    ],
    [
      'a line that is open',
      withFees({ 12: { borrowerAtClosing: null } }),
      planned([appraisal(5_00)]),
      'Open: Appraisal: who pays it, and how much',
      'fees.1.borrowerAtClosing',
    ],
    [
      'a line that goes to somebody else',
      withFees({ 12: { payeeName: 'Others Inc.' } }),
      planned([appraisal(5_00)]),
      'The statement pays Appraisal to Others Inc.',
      'fees.1.borrowerAtClosing',
    ],
    [
      'more of a credit than the statement has',
      purchase,
      planned([appraisal(100_00), line('fee.fees.id15', -60_00, 'Survey credit')]),
      'The statement has (50.00) for Survey credit, (60.00) is planned',
      'fees.4.borrowerAtClosing',
    ],
    [
      'a credit of a line that is none',
      purchase,
      planned([line('fee.fees.id16', -5_00, 'Settlement'), appraisal(50_00)]),
      'The statement has 500.00 for Settlement, (5.00) is planned',
      'fees.5.borrowerAtClosing',
    ],
    [
      'nobody',
      purchase,
      planned([appraisal(5_00)], { payee: ' ' }),
      'Nobody is named who is paid',
      'fees.1.borrowerAtClosing',
    ],
    ['nothing', purchase, planned([]), 'It pays nothing', null],
    [
      'credits alone',
      purchase,
      planned([line('fee.fees.id15', -50_00)]),
      'Its credits are as much as what it pays',
      null,
    ],
  ])('is a problem that pays %s', (_, document, plan, problem, field) => {
    expect(proposed(document, nothing, [plan])[0]).toMatchObject({ plan: 0, problem, field });
  });

  it('is a problem when it was paid otherwise meanwhile, or is planned twice', () => {
    const book = ledger();
    book.pay([appraisal(305_00)]);
    const plans = [planned([appraisal(80_00)]), planned([appraisal(30_00)])];
    const [one, other, rest] = proposed(purchase, book.soFar(), plans);
    expect([one?.problem, other?.problem, rest?.plan]).toEqual([
      null,
      '20.00 of Appraisal is left to pay, 30.00 is planned',
      null,
    ]);
  });

  it('by the statement of another loan is planned of the same rows, and paid by this one', () => {
    expect(proposed(purchase, nothing, [planned([{ ...appraisal(5_00), loanID: 2 }])])).toEqual(
      proposed(purchase, nothing, [planned([appraisal(5_00)])]),
    );
  });
});

const cents = fc.integer({ min: -100_00, max: 500_00 }).filter((amount) => amount !== 0);
const anyLine = fc
  .tuple(fc.constantFrom(11, 12, 14, 15, 16, 77), cents)
  .map(([id, amount]) => line(`fee.fees.id${id}`, amount));
const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 4 });

it('whatever was paid, kept and planned, each figure has its reason, and nothing is paid twice', () => {
  fc.assert(
    fc.property(
      fc.array(anyLines, { maxLength: 4 }),
      anyLines,
      fc.array(anyLines, { maxLength: 4 }),
      (paid, kept, plans) => {
        const book = ledger();
        for (const lines of paid) book.pay(lines);
        book.receipt(5, { kept });
        const all = proposed(
          purchase,
          book.soFar(),
          plans.map((lines) => planned(lines)),
        );
        const left = new Map<string, number>();
        for (const { amount, kind, problem, lines, plan } of all) {
          expect(faultsOf(amount.trace, closingProcedures)).toEqual([]);
          if (kind === 'overpaid' || plan === null) expect(amount.value).toBeGreaterThan(0);
          if (problem === null || plan === null)
            for (const each of lines) left.set(each.key, (left.get(each.key) ?? 0) + each.amount);
        }
        const has = new Map(
          money.parties.flatMap(({ lines }) =>
            lines.flatMap(({ key, amount }) => (amount.kind === 'figure' ? [[key, Number(amount.value)]] : [])),
          ),
        );
        const gone = [...paid.flat(), ...kept];
        for (const [key, amount] of left) {
          const had = has.get(key) ?? 0;
          const already = gone.reduce((sum, each) => (each.key === key ? sum + each.amount : sum), 0);
          const rest = had - already + Math.max(0, already - Math.max(had, 0));
          expect(amount).toBeLessThanOrEqual(Math.max(0, rest));
          expect(amount).toBeGreaterThanOrEqual(Math.min(0, rest));
        }
      },
    ),
    { numRuns: 100 },
  );
});
