import { describe, expect, it } from 'vitest';
import { judgeCheck, type StaleAct } from '../stale-checks/index.ts';
import { columnPlain, holderReportColumns, isOfReport, type ListedStaleCheck, staleCheckColumns } from './index.ts';

const act = (kind: StaleAct['kind'], on: string, more: Partial<StaleAct> = {}): StaleAct => ({
  ...{
    staleActID: 1,
    kind,
    on,
    note: null,
    address: null,
    letter: null,
    report: null,
    by: 'Ann',
    at: on,
    takenBack: null,
  },
  ...more,
});

function listed(date: string, acts: readonly StaleAct[] = []): ListedStaleCheck {
  const mail = { address1: '12 Elm St', address2: null, city: 'Anytown', state: 'TX', zip: '78701' };
  const judged = judgeCheck({ date, acts, mail }, [], '2026-08-01');
  if (judged === null) throw new Error('too young');
  return {
    ...{ stripe: 1, number: 1, bankAccountID: 1, bankAccount: 'Trust', ordersID: 1, fileNumber: 'F-1', date, acts },
    ...{ checkNumber: 1001, payee: '=Owner', amount: 1234_56, memo: null, ...judged },
  };
}

describe('a stale check in a list', () => {
  it('says what there is to do and what was done last', () => {
    const row = listed('2023-03-01', [
      act('called', '2026-05-01'),
      act('wrote', '2026-07-05', { letter: 'due diligence' }),
    ]);
    const told = Object.fromEntries(staleCheckColumns.map((column) => [column.header, columnPlain(column, row)]));
    expect(told).toMatchObject({
      ...{ Check: '1001', Date: '03/01/2023', Days: '1249', Amount: '1234.56', Stage: 'Write', State: 'TX' },
      ...{ Dormant: '03/01/2026', 'Report due': '11/01/2026', 'Last done': 'Wrote', On: '07/05/2026' },
      ...{ 'Last address': '12 Elm St, Anytown, TX 78701', 'Terms of': 'Product, to be verified' },
    });
  });

  it('says for a report whose it is and where that was last known', () => {
    const told = Object.fromEntries(
      holderReportColumns.map((column) => [column.header, columnPlain(column, listed('2023-03-01'))]),
    );
    expect(told).toMatchObject({
      Owner: '=Owner',
      City: 'Anytown',
      ZIP: '78701',
      'Last contact': '03/01/2023',
      Letter: '',
      Reported: '',
    });
  });
});

describe('the report of a state and year', () => {
  const report = (year: number) => act('reported', '2026-07-31', { report: { state: 'TX', year } });
  it.each<[string, ListedStaleCheck, number, boolean]>([
    ['has what is due that year', listed('2023-03-01'), 2026, true],
    ['has what was due before and is not reported', listed('2022-03-01'), 2026, true],
    ['has nothing that is due later', listed('2024-03-01'), 2026, false],
    ['has what was reported so', listed('2022-03-01', [report(2026)]), 2026, true],
    ['has nothing that was reported with another year', listed('2022-03-01', [report(2025)]), 2026, false],
  ])('%s', (_what, row, year, isIn) => {
    expect(isOfReport(row, { state: 'TX', year })).toBe(isIn);
    expect(isOfReport(row, { state: 'OH', year })).toBe(false);
  });
});
