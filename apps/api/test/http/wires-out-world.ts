import type { DownloadAddress } from '@closewright/contract/kit';
import type { DueWires, WireFile, WireOut } from '@closewright/contract/wires';
import type { AchSetting } from '@closewright/domain/banking';
import { correctionOf, type LedgerEvent, postingOf } from '@closewright/domain/ledger';
import type { SendingMeans, WireOutState } from '@closewright/domain/wires';
import { expect } from 'vitest';
import {
  type AskedPosting,
  type PostedNumber,
  postTransactions,
} from '../../src/modules/ledger/post-transactions.usecases.ts';
import { type Database, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { companyDay } from '../harness/company-day.ts';
import { setControl } from '../harness/set-control.ts';
import { payByBank } from '../ledger/bank-world.ts';
import type { Answer, CalledApi, Sent } from './api-under-test.ts';
import { actorNamed } from './approval-examples.ts';
import { day } from './check-writing-world.ts';
import { exampleAccount } from './example-account.ts';
import { sanctionsCalls, sentList } from './sanctions-world.ts';
import { payeeCalls, setWaiting } from './wire-payees-world.ts';
import { files, users } from './world.ts';

/** The file whose money is sent. */
const file = files.open;
export const amount = 1_250_00;
/** The number of the account that wires leave. */
export const ownNumber = '0044107799';

/**
 * Lets people send wires: the officer posts, the bookkeeper enters instructions, which the administrator confirms, the closer names payees, and the
 * administrator and whoever is trusted release. Nobody is on the list of sanctions, and instructions wait for nothing.
 */
export async function letSendWires(api: () => CalledApi, database: () => Database, tenant = 'alpha'): Promise<void> {
  const rights = (names: readonly (keyof typeof users)[], name: string) =>
    names.map((user) => ({ tenant_id: tenant, users_id: users[user].usersID, name, value: 1 }));
  await database().inTenant(systemActor(tenant, 'test'), (tx) =>
    tx
      .insertInto('user_security_settings')
      .values([
        ...rights(['officer', 'closer', 'elsewhere', 'viewOnly', 'trusted', 'reader'], 'appEscrowAccounting_AppAccess'),
        ...rights(['officer', 'closer', 'bookkeeper', 'elsewhere', 'trusted'], 'appFinancialApprovals_AppAccess'),
      ])
      .execute(),
  );
  await setWaiting(database(), 0, tenant);
  await importList(api, database, tenant);
}

/** Imports a list of today, by which payees are screened anew. */
export async function importList(api: () => CalledApi, database: () => Database, tenant = 'alpha', names?: string) {
  const list = sentList(companyDay(new Date()), names === undefined ? {} : { names });
  await sanctionsCalls(api, database, { tenant }).imported(list);
}

/** From which amount on two release a wire. */
export const setTwoFrom = (database: Database, dollars: number, tenant = 'alpha') =>
  setControl(database, 'wireTwoReleaseFrom', dollars, { tenant });

/** What of a wire is otherwise than usual. */
interface NewWire {
  readonly payee?: string;
  readonly cents?: number;
  readonly date?: string;
  readonly means?: SendingMeans;
  readonly facts?: object;
}

/** How a file is asked for. */
type MadeOf = Sent & { readonly format?: string; readonly digest?: string };

/** A wire of a bank account. */
export interface PostedWire extends PostedNumber {
  readonly bankAccountID: number;
}

/** Calls of wires on their way out, and the ledger that they are of. */
export function wireCalls(api: () => CalledApi, database: () => Database, { tenant = 'alpha' } = {}) {
  const path = '/api/wires-out';
  const send = (method: string, address: string, body?: object, sent: Sent = {}): Promise<Answer> =>
    api().send(method, path + address, { tenant, ...(body && { body }), ...sent });
  const told = async <T = WireOut>(answer: Promise<Answer>): Promise<T> => {
    const { body } = await answer;
    expect(body.errorMessage, JSON.stringify(body)).toBeNull();
    return body.result;
  };
  const payees = payeeCalls(api, { tenant });
  let made = 0;
  const post = async (asked: readonly Omit<AskedPosting, 'key' | 'date'>[], date: string) => {
    made += 1;
    const postings = asked.map((each, at) => ({ ...each, date, key: `wires ${tenant} ${made} ${at}` }));
    return database().inTenant(actorNamed(tenant, 'officer'), (tx) => postTransactions(tx, postings));
  };
  const of = ({ bankAccountID, stripe, number }: PostedWire) => `/${bankAccountID}/${stripe}/${number}`;
  const wireOf = (cents: number, means: SendingMeans = 'wire'): LedgerEvent => ({
    kind: means === 'ACH' ? 'ACH out' : 'wire out',
    parts: [{ file, amount: cents, from: 'available' }],
  });
  const calls = {
    send,
    told,
    payees,
    /** A bank account with money of a file. */
    newAccount: async ({
      ach,
      ...more
    }: {
      readonly ach?: AchSetting;
      readonly [field: string]: unknown;
    } = {}): Promise<number> => {
      made += 1;
      const body = { ...exampleAccount, accountNumber: ownNumber, name: `Wires ${tenant} ${made}`, ...more };
      const { bankAccountID } = await told<{ bankAccountID: number }>(
        api().send('POST', '/api/configuration/bank-accounts', { tenant, as: 'administrator', body }),
      );
      if (ach) await setControl(database(), 'achSetting', ach, { tenant, bankAccountID });
      const receipt: LedgerEvent = { kind: 'receipt', parts: [{ file, amount: 900_000_000_00, isGood: true }] };
      await post([{ bank: bankAccountID, posting: postingOf(receipt), facts: {} }], day);
      return bankAccountID;
    },
    /** Posts wires, as the officer. */
    wires: async (bank: number, count = 1, more: NewWire = {}) => {
      const { payee = 'Maple Street Savings', cents = amount, date = day, means, facts } = more;
      const told = { payee, party: null, memo: null, lines: [], checkNumber: null, reference: null, ...facts };
      const posted = await post(
        Array.from({ length: count }, () => ({ bank, posting: postingOf(wireOf(cents, means)), facts: told })),
        date,
      );
      return posted.map(({ stripe, number }): PostedWire => ({ bankAccountID: bank, stripe, number }));
    },
    /** Posts a wire, as the officer. */
    wire: async (bank: number, more?: NewWire): Promise<PostedWire> => {
      const [one] = await calls.wires(bank, 1, more);
      if (!one) throw new Error('nothing was posted');
      return one;
    },
    void: ({ bankAccountID: bank, stripe, number }: PostedWire, date = day) => {
      const event: LedgerEvent = { kind: 'void', parts: [{ file, amount, to: 'available' }] };
      return post(
        [{ bank, about: { stripe, number }, posting: postingOf(event), facts: { reason: 'It came back' } }],
        date,
      );
    },
    takeBack: ({ bankAccountID: bank, stripe, number }: PostedWire) => {
      const moves = postingOf(wireOf(amount)).moves.map(({ amount: cents, ...way }) => ({
        ...way,
        amount: cents.value,
      }));
      const facts = { reason: 'By mistake' };
      return post([{ bank, reverses: { stripe, number }, posting: correctionOf(moves), facts }], day);
    },
    pay: ({ bankAccountID: bank, ...about }: PostedWire) =>
      payByBank(database(), systemActor(tenant, 'test'), { bank, about, day, parts: [{ file, amount }] }),
    /** A payee whose instructions are good: entered by the bookkeeper and confirmed by the administrator. */
    goodPayee: async (name: string, part?: object): Promise<number> => {
      const wirePayeeID = await payees.made(name, part);
      await payees.told(payees.call(wirePayeeID));
      return wirePayeeID;
    },
    list: (query = '', sent?: Sent) =>
      told<{
        results: WireOut[];
        totalRecords: number;
        totalAmount: number;
        counts: Partial<Record<WireOutState, number>>;
        unreleased: number;
      }>(send('GET', query, undefined, sent)),
    /** A wire as it is listed, in whatever state. */
    get: async (wire: PostedWire, sent?: Sent): Promise<WireOut> => {
      for (const state of ['', '&state=paid', '&state=returned', '&state=ended']) {
        const { results } = await calls.list(`?bankAccountID=${wire.bankAccountID}&take=200${state}`, sent);
        const found = results.find(({ stripe, number }) => stripe === wire.stripe && number === wire.number);
        if (found) return found;
      }
      throw new Error('there is no such wire');
    },
    name: (wire: PostedWire, wirePayeeID: number, sent?: Sent) =>
      send('POST', `${of(wire)}/name`, { wirePayeeID }, { as: 'closer', ...sent }),
    release: (wire: PostedWire, wirePayeeID: number, more: object = {}, sent?: Sent) =>
      send(
        'POST',
        `${of(wire)}/release`,
        { wirePayeeID, instructions: 1, amount, ...more },
        { as: 'administrator', ...sent },
      ),
    hold: (wire: PostedWire, sent?: Sent) =>
      send('POST', `${of(wire)}/hold`, { reason: 'The payee called' }, { as: 'closer', ...sent }),
    sent: (wire: PostedWire, bankReference = '20260302B1Q8', sent?: Sent) =>
      send('POST', `${of(wire)}/sent`, { bankReference }, { as: 'closer', ...sent }),
    unsent: (wire: PostedWire, sent?: Sent) =>
      send('POST', `${of(wire)}/unsent`, { reason: 'The bank refused it' }, { as: 'closer', ...sent }),
    returned: (wire: PostedWire, more: object = {}, sent?: Sent) =>
      send(
        'POST',
        `${of(wire)}/returned`,
        { code: 'R03', returnedOn: day, note: null, ...more },
        { as: 'closer', ...sent },
      ),
    takeBackReturn: (wire: PostedWire, sent?: Sent) =>
      send('POST', `${of(wire)}/returned/take-back`, { reason: 'Of another office' }, { as: 'closer', ...sent }),
    dueOf: async (bank: number, sent: Sent = { as: 'closer' }): Promise<DueWires> => {
      const all = await told<DueWires[]>(send('GET', '/accounts', undefined, sent));
      const one = all.find(({ bankAccountID }) => bankAccountID === bank);
      if (!one) throw new Error('there is no such account');
      return one;
    },
    /** Makes the file of what is due, seen just before, or of what was seen. */
    make: async (bank: number, { format = 'pain.001', digest, ...sent }: MadeOf = {}) => {
      const due = digest === undefined ? await calls.dueOf(bank) : null;
      const seen = digest ?? (format === 'NACHA' ? due?.ach : due)?.digest;
      return send('POST', `/accounts/${bank}/files`, { format, digest: seen }, { as: 'closer', ...sent });
    },
    made: (bank: number, more?: MadeOf) => told<{ file: WireFile; download: DownloadAddress }>(calls.make(bank, more)),
    files: (query = '', sent: Sent = { as: 'closer' }) =>
      told<{ results: WireFile[]; totalRecords: number }>(send('GET', `/files${query}`, undefined, sent)),
    document: (id: number, sent?: Sent) => send('GET', `/files/${id}/document`, undefined, { as: 'closer', ...sent }),
    takeBackFile: (id: number, sent?: Sent) =>
      send('POST', `/files/${id}/take-back`, { reason: 'The bank did not load it' }, { as: 'closer', ...sent }),
    /** A wire that is named, and waits for its release. */
    named: async (bank: number, wirePayeeID: number, more?: NewWire): Promise<PostedWire> => {
      const wire = await calls.wire(bank, more);
      await told(calls.name(wire, wirePayeeID));
      return wire;
    },
    /** A wire that is released. */
    released: async (bank: number, wirePayeeID: number, more?: NewWire) => {
      const wire = await calls.named(bank, wirePayeeID, more);
      await told(calls.release(wire, wirePayeeID, { amount: more?.cents ?? amount }));
      return wire;
    },
  };
  return calls;
}
