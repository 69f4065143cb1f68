import type { WireInstructionsBody, WirePayee, WirePayeeRow } from '@closewright/contract/wires';
import { expect } from 'vitest';
import type { Database } from '../../src/platform/tenant/in-tenant.ts';
import { setControl } from '../harness/set-control.ts';
import type { Answer, CalledApi, Sent } from './api-under-test.ts';

export const hourMilliseconds = 3_600_000;

/** Instructions as they are typed. */
export const newInstructions: WireInstructionsBody = {
  beneficiary: 'Maple Street Savings',
  address: {
    ...{ street: '12 Maple Street', building: null, postcode: '75001', town: 'Addison', state: 'TX', country: 'US' },
  },
  bankName: 'First Bank of Addison',
  routingNumber: '021000021',
  accountNumber: '0031445566',
  intermediaryName: null,
  intermediaryRouting: null,
  furtherCredit: null,
  accountType: null,
  secCode: null,
  source: 'E-mail',
  receivedOn: '2026-01-05',
  phoneGiven: '(214) 555-0190',
  note: null,
};

/** A call that confirms them. */
export const confirming = {
  result: 'Confirmed',
  numberCalled: '(214) 555-0111',
  numberSource: 'Known from an earlier file',
  spokeTo: 'Ms. Reed',
  accountNumber: newInstructions.accountNumber,
  note: null,
} as const;

/** How long instructions wait in a tenant from now on. */
export const setWaiting = (database: Database, hours: number, tenant = 'alpha'): Promise<void> =>
  setControl(database, 'wireWaitingHours', hours, { tenant });

/** Calls of the registry of payees: the bookkeeper enters, the administrator confirms. */
export function payeeCalls(api: () => CalledApi, { tenant = 'alpha' } = {}) {
  const path = '/api/wire-payees';
  const send = (method: string, address: string, body?: object, sent: Sent = {}): Promise<Answer> =>
    api().send(method, path + address, { tenant, as: 'bookkeeper', ...(body && { body }), ...sent });
  const told = async <T = WirePayee>(answer: Promise<Answer>): Promise<T> => {
    const { body } = await answer;
    expect(body.errorMessage, JSON.stringify(body)).toBeNull();
    return body.result;
  };
  const create = (name: string, part: object = {}, more: object = {}, sent?: Sent) =>
    send('POST', '', { name, companyID: null, instructions: { ...newInstructions, ...part }, ...more }, sent);
  const call = (wirePayeeID: number, part: object = {}, number = 1, sent: Sent = {}) =>
    send(
      'POST',
      `/${wirePayeeID}/instructions/${number}/call-backs`,
      { ...confirming, ...part },
      { as: 'administrator', ...sent },
    );
  return {
    told,
    create,
    call,
    /** Adds a payee; answers its id. */
    made: async (name: string, part: object = {}, sent?: Sent): Promise<number> =>
      (await told(create(name, part, {}, sent))).wirePayeeID,
    list: (query = '', sent?: Sent) =>
      told<{ results: WirePayeeRow[]; totalRecords: number }>(send('GET', query, undefined, sent)),
    get: (wirePayeeID: number) => told(send('GET', `/${wirePayeeID}`)),
    save: (wirePayeeID: number, version: number, changes: object, sent?: Sent) =>
      send('PATCH', `/${wirePayeeID}`, { version, changes }, sent),
    add: (wirePayeeID: number, part: object = {}, sent?: Sent) =>
      send('POST', `/${wirePayeeID}/instructions`, { ...newInstructions, ...part }, sent),
    stop: (wirePayeeID: number, number = 1, reason = 'The payee says it never wrote', sent?: Sent) =>
      send('POST', `/${wirePayeeID}/instructions/${number}/stop`, { reason }, sent),
    send,
  };
}
