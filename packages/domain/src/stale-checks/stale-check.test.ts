import { describe, expect, it } from 'vitest';
import { judgeCheck, type StaleAct } from './index.ts';
import { act, addressIn, takenBack } from './stale-checks.fixture.ts';

const judge = (date: string, today: string, acts: readonly StaleAct[] = [], state: string | null = 'TX') =>
  judgeCheck({ date, acts, mail: state === null ? null : addressIn(state) }, [], today);

const letter = (on: string) => act('wrote', on, { letter: 'due diligence' });
const reported = (on: string) => act('reported', on, { report: { state: 'TX', year: 2026 } });

describe('a check that nobody cashes', () => {
  // Written on 03/01/2023 in Texas it is dormant on 03/01/2026 and reported by 11/01/2026; letters from 07/04 to 09/02.
  it.each<[string, string, string, StaleAct[], string | null, string]>([
    ['on day 90', '2026-03-01', '2026-05-30', [], 'call', 'Call the payee'],
    ['on day 179', '2026-03-01', '2026-08-27', [], 'call', 'Call the payee'],
    [
      'that was called about',
      '2026-03-01',
      '2026-08-27',
      [act('called', '2026-06-01')],
      'call',
      'Called on 06/01/2026: stale from 08/28/2026',
    ],
    ['on day 180', '2026-03-01', '2026-08-28', [], 'stale', 'Stop and reissue, or hold'],
    ['that is held', '2026-03-01', '2026-08-28', [act('held', '2026-08-28')], 'held', 'Held: For the owner'],
    [
      'whose hold was taken back',
      '2026-03-01',
      '2026-08-28',
      [takenBack(act('held', '2026-08-28'))],
      'stale',
      'Stop and reissue, or hold',
    ],
    [
      'whose owner answered',
      '2026-03-01',
      '2026-08-28',
      [act('answered', '2026-07-01')],
      'stale',
      'The owner answered on 07/01/2026: stop and reissue',
    ],
    ['that is dormant, before its letters', '2023-03-01', '2026-07-03', [], 'stale', 'Stop and reissue, or hold'],
    ['on the first day of its letters', '2023-03-01', '2026-07-04', [], 'letters', 'Write to the owner by 09/02/2026'],
    [
      'that is held, on that day',
      '2023-03-01',
      '2026-07-04',
      [act('held', '2024-01-01')],
      'letters',
      'Write to the owner by 09/02/2026',
    ],
    [
      'that was written about too early',
      '2023-03-01',
      '2026-07-04',
      [letter('2026-07-03')],
      'letters',
      'Write to the owner by 09/02/2026',
    ],
    [
      'that was written about',
      '2023-03-01',
      '2026-09-02',
      [letter('2026-07-04')],
      'letters',
      'Written on 07/04/2026: report by 11/01/2026',
    ],
    [
      'whose owner got a letter that says nothing of a report',
      '2023-03-01',
      '2026-07-04',
      [act('wrote', '2026-07-04', { letter: 'stale' })],
      'letters',
      'Write to the owner by 09/02/2026',
    ],
    [
      'whose owner got such a letter after the one before the report',
      '2023-03-01',
      '2026-07-05',
      [letter('2026-07-04'), act('wrote', '2026-07-05', { letter: 'stale' })],
      'letters',
      'Written on 07/04/2026: report by 11/01/2026',
    ],
    [
      'that was written about too late',
      '2023-03-01',
      '2026-09-03',
      [letter('2026-09-03')],
      'report',
      'Nobody wrote in time. Report to Texas by 11/01/2026',
    ],
    [
      'after its letters',
      '2023-03-01',
      '2026-09-03',
      [letter('2026-07-04')],
      'report',
      'Report to Texas by 11/01/2026',
    ],
    [
      'that nobody wrote about',
      '2023-03-01',
      '2026-09-03',
      [],
      'report',
      'Nobody wrote in time. Report to Texas by 11/01/2026',
    ],
    [
      'on the day of its report',
      '2023-03-01',
      '2026-11-01',
      [letter('2026-07-04')],
      'report',
      'Report to Texas by 11/01/2026',
    ],
    ['a day later', '2023-03-01', '2026-11-02', [], 'overdue', 'Was due to Texas on 11/01/2026'],
    [
      'that was reported',
      '2023-03-01',
      '2026-11-02',
      [reported('2026-10-20')],
      'reported',
      'Reported to Texas 2026: void it and pay the state',
    ],
    [
      'whose report was taken back',
      '2023-03-01',
      '2026-11-02',
      [takenBack(reported('2026-10-20'))],
      'overdue',
      'Was due to Texas on 11/01/2026',
    ],
    [
      'whose owner answered in the third year',
      '2023-03-01',
      '2026-11-02',
      [act('answered', '2025-05-01')],
      'stale',
      'The owner answered on 05/01/2025: stop and reissue',
    ],
  ])('%s', (_what, date, today, acts, stage, next) => {
    expect(judge(date, today, acts)).toMatchObject({ stage, next });
  });

  it('is not looked at before day 90', () => {
    expect(judge('2026-03-01', '2026-05-29')).toBeNull();
  });

  it('of an owner whose state nobody knows is never due, and says so', () => {
    const unknown = { state: null, rule: null, dormancy: null, stage: 'stale' };
    const next = 'Find the address of the owner: its state says when it is reported';
    for (const state of [null, 'PR'])
      expect(judge('2010-03-01', '2026-11-02', [], state)).toMatchObject({ ...unknown, next });
  });
});

describe('the address of an owner', () => {
  const typed = (state: string, on: string) => act('address', on, { address: addressIn(state) });
  it.each<[string, StaleAct[], string, string]>([
    ['is that of the file', [], 'TX', 'file'],
    ['is the one that was typed', [typed('FL', '2026-06-01')], 'FL', 'typed'],
    [
      'is the one that was typed last, whichever day it was said for',
      [typed('FL', '2026-06-01'), typed('OH', '2026-05-01')],
      'OH',
      'typed',
    ],
    [
      'is that before one that was taken back',
      [typed('FL', '2026-06-01'), takenBack(typed('OH', '2026-06-02'))],
      'FL',
      'typed',
    ],
    [
      'is not that of a letter',
      [act('wrote', '2026-06-01', { letter: 'stale', address: addressIn('FL') })],
      'TX',
      'file',
    ],
  ])('%s', (_what, acts, state, addressFrom) => {
    expect(judge('2026-01-01', '2026-08-28', acts)).toMatchObject({ state, addressFrom, rule: { state } });
  });

  it('says its state in small letters, too', () => {
    expect(judge('2026-01-01', '2026-08-28', [], 'tx')).toMatchObject({ state: 'TX' });
  });
});
