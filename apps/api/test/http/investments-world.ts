import type { InterestYear, Investment, InvestmentMoveRow, InvestmentPage } from '@closewright/contract/investments';
import { type LedgerEvent, postingOf } from '@closewright/domain/ledger';
import { expect } from 'vitest';
import {
  type AskedPosting,
  type PostedNumber,
  postTransactions,
} from '../../src/modules/ledger/post-transactions.usecases.ts';
import { type Database, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { payByBank } from '../ledger/bank-world.ts';
import type { Answer, ApiUnderTest, Sent } from './api-under-test.ts';
import { exampleAccount } from './example-account.ts';
import { files, type UserName, users } from './world.ts';

/** The file whose money is invested, in region 1. */
export const investedFile = files.open;
/** The days of what is posted here. */
export const investedOn = { principal: '2026-03-02', interest: '2026-03-31' } as const;

/** Gives the screen to the officer and whoever is trusted, to the administrator, whoever is elsewhere, and who may only look. */
export async function letInvest(database: Database, tenant = 'alpha'): Promise<void> {
  const of = (name: UserName, value: number) => ({
    ...{ tenant_id: tenant, users_id: users[name].usersID, name: 'InvestmentAccountIndividual_ScreenAccess', value },
  });
  await database.inTenant(systemActor(tenant, 'test'), (tx) =>
    tx
      .insertInto('user_security_settings')
      .values([
        ...(['officer', 'trusted', 'administrator', 'frozenAdministrator', 'elsewhere', 'viewOnly'] as const).map(
          (name) => of(name, 2),
        ),
        of('reader', 1),
      ])
      .execute(),
  );
}

interface From {
  readonly tenant?: string;
  readonly as?: UserName;
  /** Who approves. */
  readonly by?: UserName;
}

let accounts = 0;

/** Calls of investment accounts, and the ledger they stand in. */
export function investmentCalls(
  api: () => ApiUnderTest,
  database: () => Database,
  { tenant = 'alpha', as = 'officer', by = 'trusted' }: From = {},
) {
  const send = (method: string, path: string, body?: object, sent: Sent = {}): Promise<Answer> =>
    api().send(method, path, { tenant, as, ...(body && { body }), ...sent });
  const told = async <T>(answer: Promise<Answer>): Promise<T> => {
    const { body } = await answer;
    expect(body.errorMessage, JSON.stringify(body).slice(0, 2000)).toBeNull();
    return body.result;
  };
  const path = '/api/investment-accounts';
  const newBank = async (more: object = {}): Promise<number> => {
    accounts += 1;
    const body = {
      ...{ ...exampleAccount, openedOn: null, accountNumber: `00${77_000_000 + accounts}`, kind: 'Investment' },
      ...{ name: `Invested ${accounts}`, ...more },
    };
    const { bankAccountID } = await told<{ bankAccountID: number }>(
      send('POST', '/api/configuration/bank-accounts', body, { as: 'administrator' }),
    );
    return bankAccountID;
  };
  const ask = (more: object, sent?: Sent) =>
    send(
      'POST',
      path,
      {
        ...{ ordersID: investedFile, beneficiary: 'Ada Park', taxID: '123-45-6789', w9On: investedOn.principal },
        ...{ instructedOn: investedOn.principal, rate: '4.25', street: '1 Elm St', city: 'Ames', state: 'IA' },
        ...{ zip: '50010', reportedBy: null, note: null, ...more },
      },
      sent,
    );
  const asked = (more: object, sent?: Sent) => told<Investment>(ask(more, sent));
  const decide = (id: number, decision = 'approve', sent: Sent = { as: by }, reason: string | null = null) =>
    send('POST', `${path}/${id}/decision`, { decision, reason }, sent);
  const open = async (more: object = {}): Promise<Investment> => {
    const { investmentID } = await asked({ bankAccountID: await newBank(), ...more });
    return told(decide(investmentID));
  };
  let posts = 0;
  const post = async (bank: number, event: LedgerEvent, more: Partial<AskedPosting> = {}): Promise<PostedNumber> => {
    posts += 1;
    const key = `investment ${bank} ${posts} ${Math.random()}`;
    const [posted] = await database().inTenant(systemActor(tenant, 'test'), (tx) =>
      postTransactions(tx, [{ bank, key, date: investedOn.principal, posting: postingOf(event), facts: {}, ...more }]),
    );
    if (!posted) throw new Error('nothing was posted');
    return { stripe: posted.stripe, number: posted.number };
  };
  const receive = async (bank: number, amount: number, payer = 'Escrow trust', file: number = investedFile) => {
    const parts = [{ file, amount, isGood: true }];
    const facts = {
      receipt: 900 + posts,
      instrument: 'Wire',
      payer,
      party: null,
      reference: null,
      memo: null,
      kept: [],
    };
    const about = await post(bank, { kind: 'receipt', parts }, { facts });
    await post(bank, { kind: 'deposit', parts }, { about, facts: { slip: null } });
    return about;
  };
  const pay = (
    bank: number,
    amount: number,
    payee = 'Investment',
    { file = investedFile as number, date = investedOn.principal as string } = {},
  ) =>
    post(
      bank,
      { kind: 'wire out', parts: [{ file, amount, from: 'available' }] },
      { date, facts: { payee, party: null, memo: null, lines: [], reference: null, checkNumber: null } },
    );
  const credit = (bank: number, amount: number, date: string = investedOn.interest) =>
    post(bank, { kind: 'interest', parts: [{ amount }] }, { date, facts: { memo: 'INTEREST' } });
  const paid = (bank: number, about: PostedNumber, amount: number, day: string = investedOn.principal) =>
    payByBank(database(), systemActor(tenant, 'test'), { bank, about, day, parts: [{ file: investedFile, amount }] });
  return {
    ...{ paid, send, told, path, newBank, ask, asked, decide, open, post, receive, pay, credit },
    one: (id: number, sent?: Sent) => told<Investment>(send('GET', `${path}/${id}`, undefined, sent)),
    list: (query = '', sent?: Sent) => told<InvestmentPage>(send('GET', `${path}?take=200${query}`, undefined, sent)),
    save: (id: number, version: number, changes: object, sent?: Sent) =>
      send('PATCH', `${path}/${id}`, { version, changes }, sent),
    close: (id: number, sent?: Sent) => send('POST', `${path}/${id}/close`, { reason: 'The sale has closed' }, sent),
    toName: (id: number) => told<InvestmentMoveRow[]>(send('GET', `${path}/${id}/to-name`)),
    name: (id: number, move: object, sent?: Sent) => send('POST', `${path}/${id}/moves`, move, sent),
    unname: (id: number, move: object, sent?: Sent) => send('POST', `${path}/${id}/moves/take-back`, move, sent),
    give: (id: number, credits: readonly PostedNumber[], sent?: Sent) =>
      send('POST', `${path}/${id}/interest`, { credits }, sent),
    takeBack: (id: number, of: PostedNumber, sent?: Sent) =>
      send('POST', `${path}/${id}/interest/take-back`, { ...of, reason: 'Of another account' }, sent),
    year: (year = 2026, sent?: Sent) => told<InterestYear>(send('GET', `/api/interest-years/${year}`, undefined, sent)),
    take: (withTaxIDs: boolean, sent?: Sent) => send('POST', '/api/interest-years/2026/export', { withTaxIDs }, sent),
  };
}
