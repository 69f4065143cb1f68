import type { UnclaimedList, UnclaimedMoney } from '@closewright/contract/unclaimed';
import type { Database } from '../../src/platform/tenant/in-tenant.ts';
import type { Answer, ApiUnderTest, Sent } from './api-under-test.ts';
import { wireCalls } from './expected-wires-world.ts';
import { day, statementCalls } from './statements-world.ts';
import { files } from './world.ts';

/** Where one of them was posted. */
export type Place = Pick<UnclaimedMoney, 'bankAccountID' | 'stripe' | 'number'>;

/** Calls of money of no file, and the bank that tells of it. */
export function unclaimedCalls(api: () => ApiUnderTest, database: () => Database, { tenant = 'alpha' } = {}) {
  const calls = statementCalls(api, database, { tenant });
  const { tell, expected } = wireCalls(api, database, { tenant, as: 'administrator' });
  const path = '/api/unclaimed-money';
  const send = (method: string, end: string, body?: object, sent: Sent = {}): Promise<Answer> =>
    api().send(method, `${path}${end}`, { tenant, as: 'officer', ...(body && { body }), ...sent });
  const on = ({ bankAccountID, stripe, number }: Place, what: string, body: object, sent?: Sent) =>
    send('POST', `/${bankAccountID}/${stripe}/${number}/${what}`, body, sent);
  const list = (bank: number, sent?: Sent) =>
    calls.told<UnclaimedList>(send('GET', `?bankAccountID=${bank}`, undefined, sent));
  const record = (bank: number, bankItemID: number, as: string, note: string | null = null, sent?: Sent) =>
    calls.send('POST', `/accounts/${bank}/days/${day}/post`, { bankItemID, as, note }, sent);
  const claim = (of: Place, more: object = {}, sent?: Sent) =>
    on(
      of,
      'claim',
      {
        ...{ ordersID: files.open, date: day, amount: 700_00, payer: 'Ficus Bank', party: null, memo: null, kept: [] },
        ...more,
      },
      sent,
    );
  let checks = 700;
  const ask = (of: Place, more: object = {}, sent?: Sent) => {
    checks += 1;
    return send(
      'POST',
      '/requests',
      {
        ...{ bankAccountID: of.bankAccountID, kind: 'paid back', about: { stripe: of.stripe, number: of.number } },
        ...{ amount: 700_00, payee: 'Ficus Bank', method: 'check', checkNumber: checks, reference: 'R-1' },
        ...{ comment: 'Sent to the wrong company', ...more },
      },
      sent,
    );
  };
  /** Asks to void a payment of no file. */
  const askVoid = (
    { bankAccountID }: Pick<Place, 'bankAccountID'>,
    about: object | null | undefined,
    more: object = {},
  ) => send('POST', '/requests', { bankAccountID, kind: 'void', about, comment: 'Another payee', ...more });
  /** Says by which item the bank took it back. */
  const taken = (of: Place, bankItemID: number | undefined, note: string | null = null) =>
    on(of, 'taken-by-bank', { bankItemID, note });
  const decide = (
    requestID: number,
    decision: string,
    comment: string | null = null,
    sent: Sent = { as: 'administrator' },
  ) => send('POST', `/requests/${requestID}/decision`, { decision, comment }, sent);
  /** A wire comes in that nobody has claimed, of a new account or of one that there is. */
  const unclaimed = async ({
    bank: into,
    as = 'unclaimed receipt',
    amount = 700_00,
    sent,
  }: {
    bank?: number;
    as?: string;
    amount?: number;
    sent?: Sent;
  } = {}) => {
    const bank = into ?? (await calls.newAccount({ openedOn: null }));
    const [item = 0] = await tell(bank, [
      { day, amount, kind: 'Wire in', bank_reference: `F${amount}`, text: 'FICUS BANK' },
    ]);
    await calls.told(record(bank, item, as, null, sent));
    const found = (await list(bank, sent)).results.at(-1);
    if (!found) throw new Error('nothing is unclaimed');
    return { bank, of: found };
  };
  return {
    ...calls,
    tell,
    expected,
    sendUnclaimed: send,
    on,
    list,
    record,
    claim,
    ask,
    askVoid,
    taken,
    decide,
    unclaimed,
  };
}
