import { endpoints } from '@closewright/contract';
import type { Endpoint } from '@closewright/contract/kit';
import { beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../../src/platform/db/index.ts';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { makeTestDatabase, type TestDatabase } from '../harness/each-database.ts';
import { tellOfBank } from '../ledger/bank-world.ts';
import { faultsIn } from '../ledger/ledger-world.ts';
import { accountingCalls, accountingRoles } from './accounting-roles.ts';
import type { Answer } from './api-under-test.ts';
import { useMoneyWorld } from './check-writing-refusals.ts';
import { day, ending, payment, transfer } from './check-writing-world.ts';
import { useMapWorld } from './endpoint-map-world.ts';

/** A database with more connections than the others of the tests, so that callers meet there and not before it. */
async function makeWide(): Promise<TestDatabase> {
  const test = await makeTestDatabase('server');
  const database = await createDatabase({ ...test.options, poolSize: 24 });
  const close = async () => {
    await database.close();
    await test.close();
  };
  return { ...test, database, close };
}

const atOnce = 12;
const codeOf = ({ status, body }: Answer) => `${status} ${body?.errorCode}`;

type Call = keyof typeof endpoints;
/** What may be done again, or is the same when it is. */
const again: readonly Call[] = [
  ...(['createReceipt', 'recoverMoney', 'getPositivePayFileDocument', 'getPositivePayAnswerFileDocument'] as const),
  ...(['getBankFileDocument', 'getWireFileDocument', 'saveBankBalance', 'runMatchRules', 'noteItem'] as const),
  ...(['createExpectedWire', 'nameWire', 'noteStaleChecks', 'writeOwnerLetters', 'addWireInstructions'] as const),
  ...(['recordCallBack', 'importBankAccounts', 'importCheckLayouts', 'importCheckPrinters'] as const),
  ...(['createInvoice', 'payInvoice', 'creditInvoice', 'noteInvoiceSent', 'payInvoiceFromClosing'] as const),
  'previewAchReturns',
];
/** What says of each that was named what became of it, and posts it once. */
const told: readonly Call[] = ['decideApprovals', 'verifyReceipts', 'depositTogether'];

describe('a call of accounting that many make at once', () => {
  const { api, database, example } = useMapWorld(makeWide, ['alpha']);
  const tokens: string[] = [];
  beforeAll(async () => {
    await database().inTenant(systemActor('alpha', 'test'), async (tx) => {
      for (const at of [0, 1, 2]) {
        const user = { tenant_id: 'alpha', users_id: 100 + at };
        const own = { login: `many-${at}`, display_name: `Many ${at}`, branch_id: 1, group_users_id: 1 };
        await tx
          .insertInto('users')
          .values({ ...user, ...own })
          .execute();
        await tx
          .insertInto('user_regions')
          .values({ ...user, region_id: 1 })
          .execute();
        const rights = Object.entries(accountingRoles['all rights']);
        await tx
          .insertInto('user_security_settings')
          .values(rights.map(([name, value]) => ({ ...user, name, value })))
          .execute();
        tokens.push(await api().issuer.token('alpha', own.login));
      }
    });
  });

  const names = accountingCalls.flatMap(({ writes }) => writes).filter((name) => name !== 'withdrawApproval');
  it.each(names)('%s: is done once, and who comes later is told so', async (name) => {
    const endpoint: Endpoint = endpoints[name];
    const given = await example(name);
    const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => String(given.path?.[key]));
    const posted = await api().postedCount();
    const answers = await Promise.all(
      Array.from({ length: atOnce }, (_, at) =>
        api().send(endpoint.method, path, { as: { token: tokens[at % 3] ?? '' }, body: given.body }),
      ),
    );
    const codes = answers.map(codeOf);
    expect(codes.filter((code) => /^(404 |5)/.test(code) && !/^(discardInvoice|unnamePrincipal)$/.test(name))).toEqual(
      [],
    );
    const done = codes.filter((code) => code === '200 null');
    if (told.includes(name)) expect((await api().postedCount()) - posted).toBe(1);
    else if (again.includes(name)) expect(done.length).toBeGreaterThan(0);
    else expect(done, codes.join('; ')).toHaveLength(1);
  });

  it('leaves a ledger that is whole', async () => {
    expect(await faultsIn(database(), systemActor('alpha', 'test'))).toEqual([]);
  });
});

describe('people who do different things with the same money at once', () => {
  const { api, database, newFile, checkOf, letDecideByRegion } = useMoneyWorld(makeWide);
  beforeAll(letDecideByRegion);
  const problemOf = ({ body }: Answer): string | null => body.result.decided[0].problem;
  const many = <T>(work: (at: number) => Promise<T>) =>
    Promise.all(Array.from({ length: atOnce }, (_, at) => work(at)));

  it('approve and withdraw: one of both, posted where it was approved', async () => {
    const file = await newFile();
    await file.fund();
    const asked = await file.asked(payment(20_00, 'wire out'));
    const posted = await api().postedCount();
    const answers = await many((at) => (at % 2 ? file.decide([asked]) : file.withdraw(asked)));
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const [request] = (await file.read()).approvals;
    expect((await api().postedCount()) - posted).toBe(request?.state === 'approved' ? 1 : 0);
    expect(['approved', 'withdrawn']).toContain(request?.state);
  });

  it('void a check, and match it with what the bank paid: it has one end', async () => {
    const file = await newFile();
    const check = await checkOf(file);
    const asked = await file.asked(ending('void', check));
    const items = await tellOfBank(database(), systemActor('alpha', 'test'), 1, [{ day, amount: -50_00 }]);
    const body = { bankItemIDs: items, bookItems: [check], note: 'The same' };
    const as = 'administrator' as const;
    const matching = () => api().send('POST', `/api/reconciliations/accounts/1/days/${day}/matches`, { as, body });
    const answers = await many((at) =>
      at % 2 ? file.decide([asked], {}, { as: at % 4 === 1 ? 'closer' : as }) : matching(),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const { transactions } = await file.read();
    const ends = transactions.filter(({ kind, reverses }) => reverses === null && ['paid', 'void'].includes(kind));
    expect(ends).toHaveLength(1);
  });

  it('give money from file to file in both directions: nobody waits in a circle, and no file gives what it has not', async () => {
    const files = [await newFile(), await newFile()];
    const [one, other] = files;
    if (!one || !other) throw new Error('there are two');
    for (const file of files) await file.fund();
    const toOther = { from: one, to: `26-${other.ordersID}` };
    const toOne = { from: other, to: `26-${one.ordersID}` };
    const asked: number[] = [];
    for (const { from, to } of [toOther, toOne, toOther, toOne, toOther, toOne])
      asked.push(await from.asked(transfer(to, 10_00)));
    const decided = await Promise.all(asked.map((id) => one.decide([id])));
    expect(decided.map(problemOf)).toEqual(asked.map(() => null));
    // Both are good for what there is, each alone.
    const greedy = [
      await one.asked(transfer(toOther.to, 100_000_00)),
      await one.asked(transfer(toOther.to, 100_000_00)),
    ];
    const problems = (await Promise.all(greedy.map((id) => one.decide([id])))).map(problemOf);
    expect(problems.filter((problem) => problem === null)).toHaveLength(1);
  });
});
