import type { Remittance, RemittanceDetail, WaitingPolicies } from '@closewright/contract/remittances';
import type { Settlement } from '@closewright/contract/settlement';
import { postingOf } from '@closewright/domain/ledger';
import { expect } from 'vitest';
import { addParts, digestOfParts } from '../../src/modules/check-writing/together/payments.queries.ts';
import { postTransactions } from '../../src/modules/ledger/post-transactions.usecases.ts';
import { type Database, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { companyDay } from '../harness/company-day.ts';
import type { Answer, ApiUnderTest, Sent } from './api-under-test.ts';
import { exampleAccount } from './example-account.ts';
import { users } from './world.ts';

/** Switches both kinds of remittances on, and lets somebody unlock and void policies. */
export const letRemit = (database: Database, tenant = 'alpha', user: 'officer' | 'administrator' = 'officer') =>
  database.inTenant(systemActor(tenant, 'test'), async (tx) => {
    const flags = ['eRemit', 'eRemitFragment'].map((name) => ({ tenant_id: tenant, name, is_on: true }));
    await tx.insertInto('feature_flags').values(flags).execute();
    const settings = ['CanUnlockPolicyRemitDates', 'CanVoidPolicies'].map((name) => ({ name, value: 1 }));
    await tx
      .insertInto('user_security_settings')
      .values(
        [
          ...settings,
          { name: 'appEscrowAccounting_AppAccess', value: 1 },
          { name: 'Policy_ScreenAccess', value: 2 },
        ].map((each) => ({
          ...{ tenant_id: tenant, users_id: users[user].usersID, ...each },
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });

const order = {
  ...{ rateOrderID: -1, state: 'TX', effectiveDate: '2026-03-02', policies: 'Owner and loan, together' },
  ...{ ownerLiability: 300_000_00, loanLiability: 240_000_00, ownerBorrowerPart: '0', loanBorrowerPart: '100' },
  ...{ loanSection: 'C', payeeName: 'Epsilon Title Co.' },
};

let made = 0;

/** Policies with their numbers, what is remitted of them, and payments to underwriters. */
export function remitCalls(
  api: () => ApiUnderTest,
  database: () => Database,
  { tenant = 'alpha', as = 'officer' as 'officer' | 'administrator' } = {},
) {
  const path = '/api/remittances';
  const send = (method: string, at: string, body?: object, sent: Sent = {}): Promise<Answer> =>
    api().send(method, at, { tenant, as, ...(body && { body }), ...sent });
  const told = async <T>(answer: Promise<Answer>): Promise<T> => {
    const { body } = await answer;
    expect(body.errorMessage, JSON.stringify(body).slice(0, 2000)).toBeNull();
    return body.result;
  };
  const statement = (ordersID: number) => `/api/orders/${ordersID}/settlements/0`;
  const read = (ordersID: number) => told<Settlement>(send('GET', statement(ordersID)));
  const change = async (ordersID: number, changes: object, sent?: Sent) =>
    send('PATCH', statement(ordersID), { version: (await read(ordersID)).version, changes }, sent);
  const create = (body: object, sent?: Sent) => send('POST', path, body, sent);
  const act = ({ remittanceID }: { readonly remittanceID: number }, body: object, sent?: Sent) =>
    send('POST', `${path}/${remittanceID}/acts`, { act: body }, sent);
  const waiting = (
    key: string,
    { period = '2026-03-15', kind = 'period', sent = {} }: { period?: string; kind?: string; sent?: Sent } = {},
  ) =>
    told<WaitingPolicies>(
      send(
        'GET',
        `${path}/waiting?kind=${kind}&underwriterKey=${encodeURIComponent(key)}&period=${period}`,
        undefined,
        sent,
      ),
    );
  const draft = async (key: string, { kind = 'period', of }: { kind?: string; of?: readonly number[] } = {}) => {
    const { policies } = await waiting(key, { kind });
    const titlePolicyIDs = of ?? policies.map(({ titlePolicyID }) => titlePolicyID);
    return told<RemittanceDetail>(create({ kind, underwriterKey: key, period: '2026-03-15', titlePolicyIDs }));
  };
  const approve = (of: RemittanceDetail, sent: Sent = { as: 'bookkeeper' }) =>
    act(of, { kind: 'approve', linesDigest: of.linesDigest }, sent);
  const pay = async (bank: number, file: number, amount: number, payee: string) => {
    made += 1;
    const facts = { payee, party: null, memo: null, lines: [], checkNumber: 8000 + made, reference: null };
    const posting = postingOf({ kind: 'check', parts: [{ file, amount, from: 'available' }] });
    const [posted] = await database().inTenant(systemActor(tenant, 'test'), (tx) =>
      postTransactions(tx, [{ bank, date: '2026-03-20', key: `remit ${made}`, posting, facts }]),
    );
    if (!posted) throw new Error('nothing was posted');
    return { bankAccountID: bank, stripe: posted.stripe, number: posted.number };
  };
  /** One check to an underwriter for several files. */
  const payTogether = (
    bank: number,
    of: readonly { readonly file: number; readonly amount: number }[],
    payee: string,
  ) =>
    database().inTenant(systemActor(tenant, 'test'), async (tx) => {
      made += 1;
      const parts = of.map(({ file, amount }) => ({
        ...{ ordersID: file, party: null, amount },
        lines: [{ loanID: 0, key: `R:${file}`, label: 'Title insurance', amount }],
      }));
      const amount = of.reduce((sum, each) => sum + each.amount, 0);
      const together = { files: of.length, amount, digest: await digestOfParts(tx, parts) };
      const facts = { payee, party: null, memo: null, lines: [], checkNumber: 8000 + made, reference: null, together };
      const posting = postingOf({
        ...{ kind: 'check', parts: of.map((part) => ({ ...part, from: 'available' as const })) },
      });
      const [posted] = await postTransactions(tx, [{ bank, date: '2026-03-20', key: `remit ${made}`, posting, facts }]);
      if (!posted) throw new Error('nothing was posted');
      const place = { bankAccountID: bank, stripe: posted.stripe, number: posted.number };
      await addParts(tx, tenant, place, parts);
      return place;
    });
  return {
    ...{ path, send, told, read, change, create, act, waiting, draft, approve, pay, payTogether },
    /** An underwriter of its own. */
    underwriter: () => {
      made += 1;
      return `Omega ${made} Insurance`;
    },
    /** A file with the policies O-… and L-… of an underwriter. */
    newFile: async (
      underwriter: string,
      more: object = {},
      policy: object = {},
      regionID = 1,
      maker: Sent['as'] = as,
    ) => {
      made += 1;
      const body = { fileNumber: null, regionID, branchID: 1, settlementStatementType: 1 };
      const { ordersID } = await told<{ ordersID: number }>(send('POST', '/api/orders', body, { as: maker }));
      const rows = (['Owner', 'Loan'] as const).map((kind, at) => ({
        ...{ titlePolicyID: -1 - at, rateOrderID: -1, policy: kind, number: `${kind.charAt(0)}-${1000 + made}` },
        ...policy,
      }));
      const changes = { rateOrders: [{ ...order, underwriter, ...more }], titlePolicies: rows };
      const stored = await told<Settlement>(send('PATCH', statement(ordersID), { version: 0, changes }, { as: maker }));
      return { ordersID, stored, policies: stored.titlePolicies };
    },
    /** A trust account in which files have money. */
    newAccount: async (...of: number[]): Promise<number> => {
      made += 1;
      const body = { ...exampleAccount, accountNumber: `00${88_000_000 + made}`, name: `Remit ${made}` };
      const { bankAccountID } = await told<{ bankAccountID: number }>(
        send('POST', '/api/configuration/bank-accounts', body, { as: 'administrator' }),
      );
      const parts = of.map((file) => ({ file, amount: 5_000_00, isGood: true }));
      await database().inTenant(systemActor(tenant, 'test'), (tx) =>
        postTransactions(tx, [
          {
            bank: bankAccountID,
            date: '2026-03-02',
            key: `remit money ${made}`,
            posting: postingOf({ kind: 'receipt', parts }),
            facts: {},
          },
        ]),
      );
      return bankAccountID;
    },
    voidOf: (payment: { bankAccountID: number; stripe: number; number: number }, file: number, amount: number) =>
      database().inTenant(systemActor(tenant, 'test'), (tx) => {
        made += 1;
        const posting = postingOf({ kind: 'void', parts: [{ file, amount, to: 'available' }] });
        return postTransactions(tx, [
          {
            bank: payment.bankAccountID,
            date: '2026-03-21',
            key: `remit ${made}`,
            about: payment,
            posting,
            facts: { reason: 'Lost' },
          },
        ]);
      }),
    one: (of: { readonly remittanceID: number }, sent?: Sent) =>
      told<RemittanceDetail>(send('GET', `${path}/${of.remittanceID}`, undefined, sent)),
    listed: (kind: string, sent?: Sent) =>
      told<{ results: Remittance[] }>(send('GET', `${path}?kind=${kind}&take=200`, undefined, sent)),
    /** Draft, approved and sent. */
    sent: async (key: string, given: Parameters<typeof draft>[1] = {}) => {
      const approved = await told<RemittanceDetail>(approve(await draft(key, given)));
      return told<RemittanceDetail>(act(approved, { kind: 'send', on: companyDay(new Date()), how: 'Portal' }));
    },
  };
}
