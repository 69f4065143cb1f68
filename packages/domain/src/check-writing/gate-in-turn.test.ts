import { describe, expect, it } from 'vitest';
import { closingProcedures } from '../closing-file/index.ts';
import { faultsOf } from '../trace/index.ts';
import { appraisal, availableOf, gated, plan } from './gate.fixture.ts';
import { ledger, line } from './ledger.fixture.ts';
import { purchase } from './statement-money.fixture.ts';

describe('in their turn', () => {
  it('a line paid in halves passes as long as what is left of its party holds its credits', () => {
    const half = plan([{ ...appraisal, amount: 202_50 }]);
    const says = (isPicked: () => boolean) =>
      gated({ plans: [half, half], isPicked })
        .slice(0, 2)
        .map(({ isBlocked, items }) => [isBlocked, items.find(({ check }) => check === 'unchanged')?.words]);
    const fits = [false, 'The statement has what is planned.'];
    expect(says(() => true)).toEqual([
      fits,
      [true, '50.00 of credit to Appraisers Inc. would be left: take it off this payment.'],
    ]);
    expect(says(() => false)).toEqual([fits, fits]);
  });

  it('what was paid before counts: the rest of a payee may not be paid without its credit', () => {
    const document = {
      ...purchase,
      fees: purchase.fees.map((row) => {
        if (row.feeID === 12) return { ...row, payeeName: 'Photos', borrowerAtClosing: 300_00 };
        return row.feeID === 15 ? { ...row, payeeName: 'Photos', borrowerAtClosing: -120_00 } : row;
      }),
    };
    const book = ledger();
    book.pay([line('fee.fees.id12', 100_00)], { payee: 'Photos', party: 'name photos' });
    const rest = { payee: 'Photos', party: 'name photos' } as const;
    const [one] = gated({ document, soFar: book.soFar(), plans: [plan([line('fee.fees.id12', 200_00)], rest)] });
    expect(one?.items.filter(({ state }) => state === 'blocks').map(({ words }) => words)).toEqual([
      '120.00 of credit to Photos would be left: take it off this payment.',
    ]);
    const [all] = gated({ document, soFar: book.soFar() }).filter(({ proposed }) => proposed.payee === 'Photos');
    expect([all?.isBlocked, all?.proposed.amount.value]).toEqual([false, 80_00]);
  });
});

describe('the balance, in order', () => {
  it('is less by those before it that are picked, and by itself', () => {
    const all = gated({ isPicked: ({ payee }) => payee !== 'Maple Street Savings' });
    expect(all.slice(0, 4).map(({ balance }) => balance.value)).toEqual([
      310_000_00, 390_000_00, 398_150_00, 395_072_00,
    ]);
    for (const { balance } of all) expect(faultsOf(balance.trace, closingProcedures)).toEqual([]);
  });

  it('blocks from where the file would be short, and a smaller one after it may go', () => {
    const all = gated({ facts: { available: availableOf(120_363_00) } });
    const short = all.filter(({ items }) =>
      items.some(({ check, state }) => check === 'collected' && state === 'blocks'),
    );
    expect(short.map(({ proposed }) => proposed.payee)).toEqual(['Steve Cole and Amy Doe']);
    expect(short[0]?.items.find(({ check }) => check === 'collected')?.words).toMatch(
      /^The file would be short 183,485\.60\./,
    );
  });

  it('is not moved by what is overpaid, which is blocked', () => {
    const book = ledger();
    book.pay([line('fee.fees.id16', 700_00, 'Settlement')], { payee: 'Epsilon Title Co.', party: 'agent' });
    const all = gated({ soFar: book.soFar() });
    const [over, last] = [all.at(-1), all.at(-2)];
    expect(over?.proposed.kind).toBe('overpaid');
    expect([over?.isBlocked, over?.balance.value, last?.balance.value]).toEqual([
      true,
      last?.balance.value,
      over?.balance.value,
    ]);
    expect(over?.items.map(({ title, words }) => [title, words])).toEqual([
      ['Paid too much', 'The statement has 500.00 for Settlement, 700.00 was paid.'],
    ]);
  });
});
