import type { Settlement } from '@closewright/contract/settlement';
import { reckonedDocument } from '@closewright/domain/closing-file';
import { type CostColumn, costColumns } from '@closewright/domain/settlement';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eachDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { files } from './world.ts';

type Shares = Partial<Record<CostColumn, number>>;

const cents = fc.integer({ min: 0, max: 5_000_00 });
const columns = fc.subarray([...costColumns], { minLength: 1 });

/** A fee by what each payer bears, and what its columns hold. */
const byAmounts = fc.tuple(columns, fc.array(cents, { minLength: 5, maxLength: 5 })).map(([paid, amounts]) => {
  const shares: Shares = Object.fromEntries(paid.map((column, at) => [column, amounts[at] ?? 0]));
  return { fee: shares, whole: Object.values(shares).reduce((sum, each) => sum + each, 0), shares };
});
/** A fee of an amount that payers share by percentages, which leave cents over. */
const byPercent = fc.tuple(columns, cents).map(([paid, whole]) => {
  const each = Math.floor(1_000_000 / paid.length) / 10_000;
  const last = Math.round((100 - each * (paid.length - 1)) * 10_000) / 10_000;
  const percents = paid.map((column, at) => [`${column}Percent`, String(at === paid.length - 1 ? last : each)]);
  return { fee: { amount: whole, ...Object.fromEntries(percents) }, whole, shares: null };
});
const anyFee = fc.tuple(fc.oneof(byAmounts, byPercent), fc.constantFrom('A', 'B', 'C', 'F', 'H'));
const proration = fc.record({
  amount: fc.integer({ min: 0, max: 20_000_00 }),
  isPaid: fc.boolean(),
  dayCount: fc.constantFrom('actual/365', '30/360'),
  closingDayBelongsTo: fc.constantFrom('Buyer', 'Seller'),
});
const credit = fc.record({ kind: fc.constantFrom('Seller credit', 'Lender credit'), buyerAmount: cents });
const statement = fc.record({
  fees: fc.array(anyFee, { maxLength: 12 }),
  prorations: fc.array(proration, { maxLength: 4 }),
  credits: fc.array(credit, { maxLength: 3 }),
  payoffs: fc.array(fc.integer({ min: 0, max: 90_000_00 }), { maxLength: 2 }),
});

eachDatabase((_kind, make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    const { order } = (await api.send('GET', `/api/orders/${files.open}`)).body.result;
    const changes = { order: { earnestMoney: 10_000_00 } };
    await api.send('PATCH', `/api/orders/${files.open}`, { body: { version: order.version, changes } });
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const path = `/api/orders/${files.open}/settlements/${files.open}`;
  const read = async (): Promise<Settlement> => (await api.send('GET', path)).body.result;

  it('any fees, splits and prorations are stored as sent and come to a statement in balance, each cent of which has its payer', async () => {
    await fc.assert(
      fc.asyncProperty(statement, async (made) => {
        const before = await read();
        const { body } = await api.send('PATCH', path, {
          body: {
            version: before.version,
            changes: {
              removeFees: before.fees.map(({ feeID }) => feeID),
              removeProrations: before.prorations.map(({ prorationID }) => prorationID),
              removeAdjustments: before.adjustments.map(({ adjustmentID }) => adjustmentID),
              removePayoffs: before.payoffs.map(({ payoffID }) => payoffID),
              fees: made.fees.map(([{ fee }, section], at) => ({
                feeID: -1 - at,
                label: `Fee ${at}`,
                section,
                bucket: 'None',
                otherPayer: 'Lender',
                ...fee,
              })),
              prorations: made.prorations.map((row, at) => ({
                prorationID: -1 - at,
                label: `Proration ${at}`,
                period: 'Annual',
                periodFrom: '2013-01-01',
                periodTo: '2013-12-31',
                dailyDecimals: 'Exact',
                ...row,
              })),
              adjustments: made.credits.map((row, at) => ({ adjustmentID: -1 - at, ...row })),
              payoffs: made.payoffs.map((principal, at) => ({
                payoffID: -1 - at,
                lenderName: `Bank ${at}`,
                principal,
                interest: 0,
                interestTo: '2013-04-15',
                perDiem: 0,
              })),
            },
          },
        });
        expect(body.isSuccessful, JSON.stringify(body)).toBe(true);
        const stored = await read();
        expect(stored).toEqual(body.result);
        const { fees, figures } = reckonedDocument(stored, true);
        expect(figures.missing).toEqual([]);
        expect(figures.balance.kind).toBe('balanced');
        if (figures.balance.kind !== 'balanced') return;
        expect(figures.balance.state.receipts.value).toBe(figures.balance.state.disbursements.value);

        const charged = fees.flatMap((each) => (each.kind === 'figure' ? [each.fee.charges] : []));
        const sumOf = (charges: readonly { amount: number }[]) => charges.reduce((sum, { amount }) => sum + amount, 0);
        expect(charged.map(sumOf)).toEqual(made.fees.map(([{ whole }]) => whole));

        const value = (name: keyof typeof figures.totals) => {
          const total = figures.totals[name];
          return total?.kind === 'figure' ? total.value : Number.NaN;
        };
        const of = (kind: string) =>
          made.credits.filter((each) => each.kind === kind).reduce((sum, { buyerAmount }) => sum + buyerAmount, 0);
        const shared = (place: 'due' | 'paid') =>
          figures.parts
            .filter((part) => part.kind === 'proration' && part.place === place)
            .reduce((sum, { amounts: { buyer } }) => sum + (buyer?.value.kind === 'money' ? buyer.value.cents : 0), 0);
        // Cash of both sides, by a sum of its own.
        const price = stored.salePrice ?? 0;
        const loan = stored.loans.find(({ loanID }) => loanID === stored.loanID)?.amount ?? 0;
        expect(value('cashFromBorrower')).toBe(
          price + value('borrowerAtClosing') + shared('due') - 10_000_00 - loan - of('Seller credit') - shared('paid'),
        );
        const paidOff = made.payoffs.reduce((sum, each) => sum + each, 0);
        expect(value('cashToSeller')).toBe(
          price + shared('due') - value('sellerAtClosing') - paidOff - of('Seller credit') - shared('paid'),
        );
        const known = made.fees.flatMap(([{ shares }]) => (shares ? [shares] : []));
        if (known.length === made.fees.length) {
          const inColumn = (column: CostColumn) => known.reduce((sum, shares) => sum + (shares[column] ?? 0), 0);
          expect(value('sellerAtClosing')).toBe(inColumn('sellerAtClosing'));
          expect(value('borrowerAtClosing')).toBe(inColumn('borrowerAtClosing') - of('Lender credit'));
        }
      }),
      { numRuns: 25 },
    );
  });
});
