import { describe, expect, it } from 'vitest';
import { cents, zeroCents } from '../money/index.ts';
import { entriesOf, type Fee, type FeeCharge, gfeComparison, type ToleranceBucket } from '../settlement/index.ts';
import { sampleFees, samplePurchase } from '../settlement/sample-purchase.ts';
import { faultsOf, fieldsOf } from '../trace/index.ts';
import type { FiguredFee } from './figured-fee.ts';
import { type GfeLine, gfePage } from './gfe-lines.ts';
import { blocksOf } from './hud-figures.ts';
import type { StatementTotal } from './statement-total.ts';

/** The fees of form H-25(B) as its statement has them, by their places; what other pages work out of them is calculated. */
const stored: readonly Fee[] = sampleFees.map((fee, at) => {
  const isWorked = fee.section === 'E' || fee.section === 'G' || fee.kind === 'ownersTitleInsurance';
  return {
    ...fee,
    code: isWorked ? `worked.${at}` : `fees.${at}`,
    source: isWorked ? 'calculated' : 'typed',
    ...(fee.section === 'B' && { bucket: 'zero' }),
  };
});

const pageOf = (
  typed: Readonly<Record<string, number>>,
  fees: readonly Fee[] = stored,
  open: readonly FiguredFee[] = [],
) =>
  gfePage(
    {
      entries: entriesOf({ purchase: samplePurchase, fees, lenderCredits: zeroCents }),
      hud: { blocks: blocksOf(typed) },
    },
    [...fees.map((fee) => ({ kind: 'figure', fee }) as const), ...open],
  );

const shown = (total: StatementTotal | null) => (total?.kind === 'figure' ? total.value : (total?.kind ?? null));
const row = ({ number, label, block, bucket, estimate, final, increase }: GfeLine) => [
  `${number} ${label}`.trim(),
  block,
  bucket,
  ...[estimate, final, increase].map(shown),
];
const all = {
  gfeOrigination: 1397_00,
  gfeRate: 405_00,
  gfeTitle: 2400_00,
  gfeOwnersTitle: 1000_00,
  gfeRecording: 60_00,
  gfeTransferTaxes: 900_00,
  gfeEscrow: 400_00,
  gfeInterest: 200_00,
  gfeInsurance: 1200_00,
};
const told = (amounts: Readonly<Record<string, number>>) =>
  stored.map((fee) => (fee.label in amounts ? { ...fee, estimate: cents(amounts[fee.label] ?? 0) } : fee));
const byKey = (page: ReturnType<typeof pageOf>, key: string) => page.lines.find((line) => line.key === key);

describe('page 3 of form H-25(B) as a HUD-1 of 2010', () => {
  it('before anything is entered: the amounts of the HUD-1 on their lines, compared with nothing', () => {
    const page = pageOf({});
    expect(page.lines.map(row)).toEqual([
      ['801 Our origination charge', '1', 'zero', null, 1397_00, null],
      ['802 Your credit or charge (points) for the specific interest rate chosen', '2', 'zero', null, 405_00, null],
      ['803 Your adjusted origination charges', 'A', 'zero', null, 1802_00, null],
      ['804 Appraisal fee', '3', 'tenPercent', null, 0, null],
      ['805 Credit report fee', '3', 'tenPercent', null, 29_80, null],
      ['806 Tax monitoring fee', '3', 'tenPercent', null, 75_00, null],
      ['807 Flood determination fee', '3', 'tenPercent', null, 20_00, null],
      ['808 Flood monitoring fee', '3', 'tenPercent', null, 31_75, null],
      ['809 Tax status research fee', '3', 'tenPercent', null, 80_00, null],
      ['901 Prepaid interest', '10', 'canChange', null, 279_04, null],
      ['903 Homeowner’s insurance premium', '11', 'canChange', null, 1209_96, null],
      ['1001 Initial deposit for your escrow account', '9', 'canChange', null, 412_25, null],
      ['1101 Title services and lender’s title insurance', '4', 'canChange', null, 2450_00, null],
      ['1103 Title - Owner’s title insurance (optional)', '5', 'canChange', null, 1000_00, null],
      ['1201 Government recording charges', '7', 'tenPercent', null, 85_00, null],
      ['1203 Transfer taxes', '8', 'zero', null, 0, null],
      ['1301 Required services that you can shop for', '6', 'canChange', null, 205_50, null],
      ['1302 Pest inspection fee', '6', 'canChange', null, 120_50, null],
      ['1303 Survey fee', '6', 'canChange', null, 85_00, null],
    ]);
    expect([page.tenPercent, page.cure, page.missing]).toEqual([null, null, []]);
  });

  it('with every block and service entered: what it rose by, and what of it is given back', () => {
    const fees = told({ 'Credit report fee': 20_00, 'Tax monitoring fee': 75_00, 'Flood determination fee': 20_00 });
    const page = pageOf(all, fees);
    expect(row(byKey(page, 'gfeRecording') as GfeLine)).toEqual([
      '1201 Government recording charges',
      '7',
      'tenPercent',
      60_00,
      85_00,
      25_00,
    ]);
    expect(shown(page.tenPercent?.estimate ?? null)).toBe(175_00);
    expect(shown(page.tenPercent?.final ?? null)).toBe(321_55);
    expect(page.tenPercent?.percent?.value).toBe('83.74');
    // 321.55 − 175.00 × 1.1, and of the transfer tax that the seller pays for the borrower 950.00 − 900.00.
    expect(byKey(page, 'gfeTransferTaxes')).toMatchObject({ final: { value: 950_00 }, increase: { value: 50_00 } });
    expect(shown(page.cure)).toBe(129_05 + 50_00);
    expect(page.missing).toEqual([]);
    if (page.cure?.kind !== 'figure') throw new Error('The cure is known');
    expect(faultsOf(page.cure.trace)).toEqual([]);
    expect(fieldsOf(page.cure.trace)).toEqual(
      expect.arrayContaining(['gfeRecording', expect.stringMatching(/^fees.*estimate$/)]),
    );
  });

  it('the figures are those of the comparison', () => {
    const fees = told({ 'Tax monitoring fee': 75_00 });
    const page = pageOf({ ...all, gfeRate: 300_00 }, fees);
    const entries = entriesOf({ purchase: samplePurchase, fees, lenderCredits: zeroCents });
    expect(gfeComparison(entries)?.tenPercent.final).toBe(tenWithoutRecording(page));
    expect(byKey(page, 'gfeRate')).toMatchObject({ finding: 'It may not rise' });
    expect(byKey(page, '803')).toMatchObject({ estimate: { value: 1697_00 }, increase: { value: 105_00 } });
  });
});

/** Without line 1201, which only its block compares. */
const tenWithoutRecording = ({ tenPercent }: ReturnType<typeof pageOf>) =>
  tenPercent?.final.kind === 'figure' ? tenPercent.final.value - 85_00 : null;

describe('what is not known', () => {
  it('a block that is not entered is not zero: its total and the cure are open, and lead to it', () => {
    const { gfeRecording: _, ...rest } = all;
    const page = pageOf(rest);
    const gap = { field: 'gfeRecording', words: 'GFE 7, government recording charges' };
    expect(page.missing).toMatchObject([gap]);
    expect(page.cure).toMatchObject({ kind: 'open', missing: [gap] });
    expect(page.tenPercent).toMatchObject({ estimate: { kind: 'open' }, percent: null });
    expect(byKey(page, 'gfeRecording')).toMatchObject({
      estimate: null,
      increase: null,
      finding: 'GFE 7 is not entered',
    });
    const { gfeRate: __, ...without } = all;
    expect(byKey(pageOf(without), '803')).toMatchObject({ estimate: null, increase: null });
    expect(pageOf(without).tenPercent).toMatchObject({ estimate: { kind: 'figure' } });
  });

  it('a service without an estimate was estimated as zero, and says so', () => {
    const page = pageOf(all);
    expect(page.lines.find(({ number }) => number === '806')).toMatchObject({
      estimate: null,
      increase: { value: 75_00 },
      finding: 'Held to zero',
    });
    // Nothing is held to a credit that was not told of, or a service that can change.
    expect(byKey(page, '1301 canChange')).toMatchObject({ field: null, increase: null, finding: null });
  });

  it('a line that can change is shown whole, also where only a part of it was estimated', () => {
    const page = pageOf(all, told({ 'Survey fee': 90_00 }));
    expect(byKey(page, '1301 canChange')).toMatchObject({ estimate: { value: 90_00 }, final: { value: 205_50 } });
  });

  it('what is not obtained is left out on both sides, though its estimate stands', () => {
    const owner = stored.filter(({ kind }) => kind !== 'ownersTitleInsurance');
    expect(byKey(pageOf(all, owner), 'gfeOwnersTitle')).toMatchObject({
      label: 'Owner’s title insurance',
      estimate: { value: 1000_00 },
      final: { value: 0 },
      increase: null,
    });
  });

  it.each([
    ['a document to record', { section: 'E' }, ['1201', '1203'], 'open'],
    ['a fee of section A', { section: 'A', bucket: 'zero' }, ['801', '803'], 'open'],
    ['points', { section: 'A', bucket: 'zero', feeKind: 'ratePoints' }, ['802', '803'], 'open'],
    ['a premium', { section: null, movesSides: true }, ['1101', '1103'], 'open'],
    ['the escrow account', { section: 'G' }, ['1001'], 'figure'],
    ['prepaid interest', { section: 'F', isPrepaidInterest: true }, ['901'], 'figure'],
    ['a service of section B', { section: 'B', bucket: 'tenPercent' }, [], 'open'],
    ['a commission', { section: 'H' }, [], 'figure'],
    ['a commission by its kind', { section: 'H', bucket: 'canChange', feeKind: 'commission' }, [], 'figure'],
    ['a title service', { section: 'C', bucket: 'canChange', feeKind: 'titleSearch' }, ['1101'], 'figure'],
    [
      'one of section B that is held',
      { section: 'B', bucket: 'tenPercent', feeKind: 'settlementFee' },
      ['1101'],
      'open',
    ],
    ['one that nobody holds yet', { section: 'B', bucket: null, feeKind: 'settlementFee' }, ['1101'], 'open'],
    ['the lender’s premium by a rate', { section: 'B', feeKind: 'lendersTitleInsurance' }, ['1101'], 'open'],
    ['one of the borrower’s own choice', { section: 'H', bucket: 'canChange', feeKind: 'titleSearch' }, [], 'figure'],
    ['the owner’s premium', { section: 'H', bucket: 'canChange', feeKind: 'ownersTitleInsurance' }, ['1103'], 'figure'],
    ['a service that is shopped for', { section: 'C', bucket: 'canChange', feeKind: 'survey' }, ['1301'], 'figure'],
    ['one that is held, beside those that are not', { section: 'C', bucket: 'tenPercent' }, [], 'open'],
    ['insurance', { section: 'F', bucket: 'canChange', feeKind: 'homeownersInsurance' }, ['903'], 'figure'],
  ] as const)('%s that is open keeps open what hangs on it', (_, open, lines, cure) => {
    const missing = [{ field: 'x', words: 'It' }];
    const page = pageOf(all, stored, [{ kind: 'open', missing, ...open }]);
    expect(page.lines.flatMap(({ number, final }) => (final.kind === 'open' ? number : []))).toEqual(lines);
    expect(page.cure?.kind).toBe(cure);
  });

  it('a title service that is open keeps open only those of its bucket, unless a block tells of all', () => {
    const held = stored.map((fee) => (fee.kind === 'titleSearch' ? { ...fee, bucket: 'tenPercent' as const } : fee));
    const missing = [{ field: 'x', words: 'It' }];
    const open = (bucket: ToleranceBucket) =>
      [{ kind: 'open', missing, section: 'C', feeKind: 'settlementFee', bucket }] as const;
    const opened = (page: ReturnType<typeof pageOf>) =>
      page.lines.flatMap(({ number, bucket, isItem, final }) =>
        number === '1101' && !isItem ? [[bucket, final.kind]] : [],
      );
    const { gfeTitle: _, ...rest } = all;
    expect(opened(pageOf(rest, held, open('canChange')))).toEqual([
      ['canChange', 'open'],
      ['tenPercent', 'figure'],
    ]);
    expect(pageOf(rest, held, open('canChange')).missing).not.toContainEqual(missing[0]);
    expect(opened(pageOf(rest, held, open('tenPercent')))).toEqual([
      ['canChange', 'figure'],
      ['tenPercent', 'open'],
    ]);
    expect(opened(pageOf(all, held, open('canChange')))).toEqual([['tenPercent', 'open']]);
    expect(pageOf(all, held, open('canChange')).missing).toContainEqual(missing[0]);
  });

  it('a credit that the estimate told of and is not given is a rise of line 802', () => {
    const charge = (amount: number): FeeCharge => ({ paidBy: 'borrower', when: 'atClosing', amount: cents(amount) });
    const fees: Fee[] = [
      { code: 'fees.0', label: 'Fee', section: 'A', bucket: 'zero', source: 'typed', charges: [charge(500_00)] },
    ];
    const page = pageOf({ gfeOrigination: 500_00, gfeRate: -200_00 }, fees);
    expect(byKey(page, 'gfeRate')).toMatchObject({ final: { value: 0 }, increase: { value: 200_00 } });
    expect(shown(page.cure)).toBe(200_00);
  });
});
