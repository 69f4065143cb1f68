import { describe, expect, it } from 'vitest';
import { type InvestmentMove, investmentMoney, isPaidOut } from './index.ts';

const move = (kind: InvestmentMove['kind'], amount: number, more: Partial<InvestmentMove> = {}): InvestmentMove => ({
  ...{ kind, amount, date: '2026-03-02', name: 'Escrow trust', stands: true, ...more },
});
const credited = (amount: number, isGiven: boolean) => ({ date: '2026-03-31', amount, isGiven });
const beneficiary = 'Ada Park';

describe('an investment account', () => {
  it.each<[string, readonly InvestmentMove[], number, [number, number, number], readonly string[]]>([
    ['with nothing', [], 0, [0, 0, 0], []],
    ['that was paid into', [move('sent', 500), move('in', 500)], 500, [500, 0, 0], []],
    ['whose money is on its way', [move('sent', 500)], 0, [0, 500, 0], ['5.00 left trust and has not come in']],
    [
      'that nobody paid into',
      [move('in', 500)],
      500,
      [500, -500, 0],
      ['5.00 came in, and no payment out of trust is named for it'],
    ],
    ['whose payment was voided', [move('sent', 500, { stands: false })], 0, [0, 0, 0], []],
    [
      'whose receipt came back',
      [move('sent', 500), move('in', 500, { stands: false })],
      0,
      [0, 500, 0],
      ['5.00 left trust and has not come in'],
    ],
    [
      'that is on its way back',
      [move('sent', 500), move('in', 500), move('out', 500)],
      0,
      [0, 0, 500],
      ['5.00 left the investment account and is not named as received in trust'],
    ],
    ['that came back', [move('sent', 500), move('in', 500), move('out', 500), move('back', 500)], 0, [0, 0, 0], []],
    [
      'that paid its beneficiary, however it is written',
      [move('sent', 500), move('in', 500), move('out', 500, { name: ' ADA  park' })],
      0,
      [0, 0, 0],
      [],
    ],
    [
      'that came back twice',
      [move('sent', 500), move('in', 500), move('out', 200), move('back', 300)],
      300,
      [300, 0, -100],
      ['1.00 is named as received in trust and did not leave the investment account'],
    ],
    [
      'of which the ledger has more',
      [move('sent', 500), move('in', 500)],
      501,
      [500, 0, 0],
      ['0.01 in the ledger is of none of its moves'],
    ],
    [
      'of which the ledger has less',
      [move('sent', 500), move('in', 500)],
      400,
      [500, 0, 0],
      ['1.00 by its moves is not in the ledger'],
    ],
  ])('%s', (_, moves, ledger, [balance, there, back], differences) => {
    const money = investmentMoney({ beneficiary, moves, interest: [], ledger });
    expect([money.balance.value, money.onWayThere.value, money.onWayBack.value]).toEqual([balance, there, back]);
    expect(money.differences).toEqual(differences);
  });

  it('has the interest that its file was given, and not what waits', () => {
    const money = investmentMoney({
      ...{ beneficiary, moves: [move('sent', 500), move('in', 500)], ledger: 512 },
      interest: [credited(12, true), credited(7, false)],
    });
    expect([money.balance.value, money.interestGiven.value, money.interestWaiting.value]).toEqual([512, 12, 7]);
    expect(money.differences).toEqual([]);
  });

  it('is not paid out to somebody else', () => {
    expect(isPaidOut({ kind: 'out', name: 'Ada Parks' }, beneficiary)).toBe(false);
    expect(isPaidOut({ kind: 'sent', name: beneficiary }, beneficiary)).toBe(false);
  });
});
