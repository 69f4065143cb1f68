import type { endpoints } from '@closewright/contract';
import type { Database } from '../../src/platform/tenant/in-tenant.ts';
import type { ApiUnderTest } from './api-under-test.ts';
import type { Example } from './example.ts';
import { day } from './statements-world.ts';
import { unclaimedCalls } from './unclaimed-world.ts';
import { files } from './world.ts';

const nothing = { bankAccountID: 0, stripe: 0, number: 0 };
/** What the examples name: known once their world is made, alike in each tenant. */
const made = { claimed: nothing, asked: nothing, wrong: nothing, mistake: nothing, bankItemID: 0, requestID: 0 };

/** Makes money that nobody has claimed, a mistake of the bank, and a request that the bookkeeper asked for. */
export async function makeUnclaimed(api: ApiUnderTest, database: Database, tenant: string): Promise<void> {
  const calls = unclaimedCalls(
    () => api,
    () => database,
    { tenant },
  );
  let accounts = 0;
  const place = async (as?: string) => {
    accounts += 1;
    const bank = await calls.newAccount({ openedOn: null, name: `Of no file ${accounts}` });
    const [item = 0] = await calls.tell(bank, [{ day, amount: 700_00, kind: 'Wire in', text: 'FICUS BANK' }]);
    const sent = { as: 'bookkeeper' } as const;
    await calls.told(calls.record(bank, item, as ?? 'unclaimed receipt', null, sent));
    const [found = nothing] = (await calls.list(bank, sent)).results;
    const { bankAccountID, stripe, number } = found;
    return { bankAccountID, stripe, number };
  };
  made.claimed = await place();
  made.asked = await place();
  made.wrong = await place();
  const bank = made.wrong.bankAccountID;
  const sent = { as: 'bookkeeper' } as const;
  const bankMatchIDs = (await calls.day(bank, day, sent)).matched.map(({ bankMatchID }) => bankMatchID);
  await calls.told(
    calls.send('POST', `/accounts/${bank}/days/${day}/unmatch`, { bankMatchIDs, reason: 'Another item' }, sent),
  );
  made.mistake = await place('bank error');
  const [item = 0] = await calls.tell(made.mistake.bankAccountID, [{ day, amount: -700_00 }]);
  made.bankItemID = item;
  const { requests } = await calls.told<{ requests: { requestID: number }[] }>(
    calls.ask(await place(), {}, { as: 'bookkeeper' }),
  );
  made.requestID = requests.at(-1)?.requestID ?? 0;
}

type Names =
  | 'listUnclaimedMoney'
  | 'claimUnclaimed'
  | 'bankTookUnclaimed'
  | 'takeBackUnclaimed'
  | 'askUnclaimedPayment'
  | 'decideUnclaimedPayment';

/** Calls of money of no file that succeed. */
export const unclaimedExamples: Record<Names & keyof typeof endpoints, () => Example> = {
  listUnclaimedMoney: () => ({ query: `?bankAccountID=${made.claimed.bankAccountID}` }),
  claimUnclaimed: () => {
    const body = {
      ...{ ordersID: files.open, date: day, amount: 700_00, payer: 'Ficus Bank', party: null, memo: null, kept: [] },
    };
    return { path: made.claimed, body, wrongValue: { ...body, payer: ' ' } };
  },
  bankTookUnclaimed: () => ({
    path: made.mistake,
    body: { bankItemID: made.bankItemID, note: 'Its letter says so' },
    wrongValue: { bankItemID: made.bankItemID, note: ' ' },
  }),
  takeBackUnclaimed: () => ({ path: made.wrong, body: { reason: 'Another item' }, wrongValue: { reason: ' ' } }),
  askUnclaimedPayment: () => {
    const { bankAccountID, stripe, number } = made.asked;
    const body = {
      ...{ bankAccountID, kind: 'paid back', about: { stripe, number }, amount: 700_00, payee: 'Ficus Bank' },
      ...{ method: 'check', checkNumber: 900, reference: 'R-1', comment: 'Sent to the wrong company' },
    };
    return { body, wrongValue: { ...body, payee: ' ' } };
  },
  decideUnclaimedPayment: () => ({
    path: { requestID: made.requestID },
    body: { decision: 'approve', comment: null },
    wrongValue: { decision: 'wait', comment: null },
  }),
};
