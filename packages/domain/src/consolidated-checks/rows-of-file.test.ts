import { expect, it } from 'vitest';
import { appraisal, availableOf, plan } from '../check-writing/gate.fixture.ts';
import { type GateFacts, proposedDisbursements } from '../check-writing/index.ts';
import { ledger, line } from '../check-writing/ledger.fixture.ts';
import { moneyOf, purchase } from '../check-writing/statement-money.fixture.ts';
import { rowsOfFile } from './rows-of-file.ts';

const facts = (more: Partial<GateFacts> = {}): GateFacts => ({
  ...{ money: moneyOf(purchase), isSettlementLocked: true, soFar: ledger().soFar(), on: '2026-11-23' },
  ...{ propertyState: 'TX', state: 'TX', recordedOn: null, available: availableOf(400_000_00) },
  ...more,
});
const amounts = (rows: ReturnType<typeof rowsOfFile>) => rows.map(({ proposed }) => proposed.amount.value);

it('each payment is judged as if it were the only one: money for one of them is enough for each', () => {
  const all = rowsOfFile(facts(), []);
  const most = Math.max(...amounts(all));
  expect(amounts(all).reduce((sum, each) => sum + each, 0)).toBeGreaterThan(most);
  const isShort = ({ blocked }: (typeof all)[number]) => blocked?.includes('would be short') === true;
  expect(rowsOfFile(facts({ available: availableOf(most) }), []).filter(isShort)).toEqual([]);
  const short = rowsOfFile(facts({ available: availableOf(most - 1) }), []).filter(isShort);
  expect(amounts(short)).toEqual([most]);
  expect(short[0]?.blocked).toMatch(/^[A-Z].*\. The file would be short 0\.01\./);
});

it('two halves of a payment do not stand in each other’s way', () => {
  const half = plan([{ ...appraisal, amount: 202_50 }]);
  const halves = rowsOfFile(facts(), [half, half]).filter(({ proposed }) => proposed.plan !== null);
  expect(halves.map(({ proposed, blocked }) => [proposed.amount.value, blocked])).toEqual([
    [202_50, null],
    [202_50, null],
  ]);
});

it('the first check that blocks it is told, with its title', () => {
  const held = plan([appraisal, line('fee.fees.id15', -50_00, 'Survey credit')], { hold: 'Survey is late' });
  const blocked = (isSettlementLocked: boolean) =>
    rowsOfFile(facts({ isSettlementLocked }), [held]).find(({ proposed }) => proposed.plan === 0)?.blocked;
  expect(blocked(true)).toContain('Survey is late');
  expect(blocked(false)).toMatch(/^Settlement is not locked\. /);
});

it('what is overpaid is no row', () => {
  const book = ledger();
  book.pay([line('fee.fees.id16', 700_00, 'Settlement')], { payee: 'Epsilon Title Co.', party: 'agent' });
  const over = facts({ soFar: book.soFar() });
  const proposed = proposedDisbursements(over.money, over.soFar, []);
  expect(proposed.filter(({ kind }) => kind === 'overpaid')).toHaveLength(1);
  expect(rowsOfFile(over, []).map((row) => row.proposed.key)).toEqual(
    proposed.filter(({ kind }) => kind === 'pay').map(({ key }) => key),
  );
});
