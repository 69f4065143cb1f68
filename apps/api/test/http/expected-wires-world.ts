import type { ArrivedWire, ExpectedWire, ExpectedWirePage, NewExpectedWire } from '@closewright/contract/wires';
import { expect } from 'vitest';
import { type Database, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { type ToldItem, tellOfBank } from '../ledger/bank-world.ts';
import type { Answer, ApiUnderTest, Sent } from './api-under-test.ts';
import { exampleAccount } from './example-account.ts';
import { files, type UserName } from './world.ts';

/** The day on which most wires are expected, and come. */
export const wireDay = '2026-03-02';

let accounts = 0;

interface From {
  readonly tenant?: string;
  readonly as?: UserName;
}

/** Calls of expected wires, and the bank that tells of those that came. */
export function wireCalls(api: () => ApiUnderTest, database: () => Database, { tenant = 'alpha', as }: From = {}) {
  const send = (method: string, path: string, body?: object, sent: Sent = {}): Promise<Answer> =>
    api().send(method, path, { tenant, ...(as && { as }), ...(body && { body }), ...sent });
  const told = async <T>(answer: Promise<Answer>): Promise<T> => {
    const { body } = await answer;
    expect(body.errorMessage, JSON.stringify(body).slice(0, 2000)).toBeNull();
    return body.result;
  };
  const path = '/api/expected-wires';
  const create = (more: Partial<NewExpectedWire>, sent?: Sent) =>
    send(
      'POST',
      path,
      {
        ...{ ordersID: files.open, bankAccountID: 1, expectedOn: wireDay, amount: 700_00, sender: 'Ficus Bank' },
        ...{ party: null, reference: null, note: null, ...more },
      },
      sent,
    );
  return {
    send,
    told,
    /** A trust account, and its id. */
    newAccount: async (more: object = {}): Promise<number> => {
      accounts += 1;
      const body = {
        ...{ ...exampleAccount, openedOn: null, accountNumber: `00${66_000_000 + accounts}` },
        ...{ name: `Wires ${accounts}`, ...more },
      };
      const sent = { as: 'administrator' } as const;
      const { bankAccountID } = await told<{ bankAccountID: number }>(
        send('POST', '/api/configuration/bank-accounts', body, sent),
      );
      return bankAccountID;
    },
    tell: (bank: number, items: readonly ToldItem[]) =>
      tellOfBank(database(), systemActor(tenant, 'test'), bank, items),
    create,
    expected: (more: Partial<NewExpectedWire>, sent?: Sent) => told<ExpectedWire>(create(more, sent)),
    save: (id: number, version: number, changes: object, sent?: Sent) =>
      send('PATCH', `${path}/${id}`, { version, changes }, sent),
    callOff: (id: number, sent?: Sent) =>
      send('POST', `${path}/${id}/call-off`, { reason: 'It came as a check' }, sent),
    receive: (id: number, bankItemID: number, differs = false, sent?: Sent) =>
      send('POST', `${path}/${id}/receive`, { bankItemID, differs }, sent),
    list: (query = '', sent?: Sent) => told<ExpectedWirePage>(send('GET', `${path}?take=200${query}`, undefined, sent)),
    one: async (id: number): Promise<ExpectedWire> => {
      const { results } = await told<ExpectedWirePage>(
        send('GET', `${path}?take=200`, undefined, { as: 'administrator' }),
      );
      const found = results.find(({ expectedWireID }) => expectedWireID === id);
      if (!found) throw new Error(`There is no expected wire ${id}`);
      return found;
    },
    arrived: (bankAccountID: number, sent?: Sent) =>
      told<ArrivedWire[]>(send('GET', `${path}/arrived?bankAccountID=${bankAccountID}`, undefined, sent)),
  };
}
