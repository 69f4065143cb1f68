import type { ConsolidatedDetail, ConsolidatedRows } from '@closewright/contract/consolidated-checks';
import { expect } from 'vitest';
import type { Answer, ApiUnderTest, Sent } from './api-under-test.ts';
import type { MoneyFile } from './check-writing-refusals.ts';
import { day, lineOf } from './check-writing-world.ts';

/** Which payment it is, as the address has it. */
type Place = Pick<ConsolidatedDetail, 'bankAccountID' | 'stripe' | 'number'>;

/** What a file pays to the courier, as it is asked for. */
export const partOf = ({ ordersID }: Pick<MoneyFile, 'ordersID'>, more: object = {}) => ({
  ...{ ordersID, loanID: ordersID, party: 'name alpha courier', lines: [lineOf(ordersID, 'courier')] },
  ...more,
});

/** Calls of payments for several files. */
export function consolidatedCalls(api: () => ApiUnderTest, by: Sent = {}) {
  const path = '/api/consolidated-checks';
  const told = async <T>(answer: Promise<Answer>): Promise<T> => {
    const { body } = await answer;
    expect(body.errorMessage, JSON.stringify(body).slice(0, 2000)).toBeNull();
    return body.result;
  };
  const at = ({ bankAccountID, stripe, number }: Place, end = '') =>
    `${path}/${bankAccountID}/${stripe}/${number}${end}`;
  const send = (method: string, where: string, body?: object, sent: Sent = {}) =>
    api().send(method, where, { tenant: 'alpha', ...(body && { body }), ...by, ...sent });
  const pay = (files: readonly object[], more: object = {}, sent?: Sent) =>
    send(
      'POST',
      path,
      {
        ...{ bankAccountID: 1, date: day, method: 'check', payee: 'Alpha Courier', memo: null, reference: null },
        ...{ firstCheckNumber: null, files, ...more },
      },
      sent,
    );
  return {
    told,
    send,
    pay,
    paid: (files: readonly object[], more?: object) => told<ConsolidatedDetail>(pay(files, more)),
    find: (query: string, sent?: Sent) => send('GET', `${path}/proposed?bankAccountID=1&${query}`, undefined, sent),
    found: (query: string, sent?: Sent) =>
      told<ConsolidatedRows>(send('GET', `${path}/proposed?bankAccountID=1&${query}`, undefined, sent)),
    list: (query = '', sent?: Sent) =>
      told<{ results: ConsolidatedDetail[]; totalRecords: number }>(send('GET', `${path}?${query}`, undefined, sent)),
    get: (one: Place, sent?: Sent) => send('GET', at(one), undefined, sent),
    print: (one: Place, more: object = {}, sent?: Sent) =>
      send(
        'POST',
        at(one, '/print'),
        { checkLayoutID: 1, checkPrinterID: 1, coverLetters: true, reason: null, ...more },
        sent,
      ),
    spoil: (one: Place, sent?: Sent) => send('POST', at(one, '/spoil'), { reason: 'Jammed' }, sent),
    end: (one: Place, kind: 'void' | 'stop' = 'void', sent?: Sent) =>
      send('POST', at(one, '/end'), { kind, comment: 'Lost' }, sent),
    takeBack: (one: Place, more: object = {}, sent?: Sent) =>
      send('POST', at(one, '/take-back'), { date: day, reason: 'By mistake', ...more }, sent),
  };
}
