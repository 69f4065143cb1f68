import type { endpoints } from '@closewright/contract';
import { storeDecision } from '../../src/modules/positive-pay/exceptions/exception-rows.queries.ts';
import type { Database } from '../../src/platform/tenant/in-tenant.ts';
import type { ApiUnderTest } from './api-under-test.ts';
import { actorNamed } from './approval-examples.ts';
import type { Example } from './example.ts';
import { exceptionCalls, mapping, presented } from './positive-pay-exceptions-world.ts';

/** What the examples name, which is the same in every tenant. */
interface Made {
  bankAccountID: number;
  /** Of which a file is due. */
  dueAccountID: number;
  exceptions: Record<'open' | 'against' | 'decided' | 'wrong' | 'due', number>;
  files: Record<'kept' | 'takenBack', number>;
}
let made: Made;
const as = 'administrator';

/** Makes checks that the bank asks about in each state, files of decisions, and an account of which a file is due. */
export async function makeExceptions(api: ApiUnderTest, database: Database, tenant: string): Promise<void> {
  const calls = exceptionCalls(
    () => api,
    () => database,
    { tenant },
  );
  const bankAccountID = await calls.newAccount({ name: 'Exceptions' });
  await calls.checks(bankAccountID, 1001);
  const asks = async (checkNumber: number, bank = bankAccountID) => calls.asks(bank, { checkNumber }, { as });
  const returned = async (checkNumber: number, bank = bankAccountID) => {
    const exception = await asks(checkNumber, bank);
    await calls.told(calls.decide(exception, 'return', { as }));
    return exception.positivePayExceptionID;
  };
  const ofFile = async (checkNumber: number) => {
    await returned(checkNumber);
    const { file } = await calls.told<{ file: { positivePayAnswerFileID: number } }>(
      calls.answer(bankAccountID, { as }),
    );
    return file.positivePayAnswerFileID;
  };
  const files = { kept: await ofFile(9001), takenBack: await ofFile(9002) };
  const against = (await asks(9003)).positivePayExceptionID;
  await database.inTenant(actorNamed(tenant, 'closer'), (tx) =>
    storeDecision(tx, tenant, against, { decision: 'pay', found: 'unknown', reason: 'Ours, of the former program' }),
  );
  const exceptions = {
    ...{ open: (await asks(1001)).positivePayExceptionID, against, decided: await returned(9004) },
    wrong: (await asks(9005)).positivePayExceptionID,
  };
  const dueAccountID = await calls.newAccount({ name: 'Exceptions due' });
  made = { bankAccountID, dueAccountID, exceptions: { ...exceptions, due: await returned(9001, dueAccountID) }, files };
}

type Names =
  | 'listPositivePayExceptions'
  | `${'create' | 'decide' | 'confirm' | 'takeOff'}PositivePayException`
  | 'importPositivePayExceptions'
  | 'getPositivePayMapping'
  | 'takeBackPositivePayDecision'
  | `${'make' | 'takeBack'}PositivePayAnswerFile`
  | 'listPositivePayAnswerFiles'
  | 'getPositivePayAnswerFileDocument';

const onAccount = () => ({ path: { bankAccountID: made.bankAccountID } });
const onException = (name: keyof Made['exceptions']) => ({ path: { positivePayExceptionID: made.exceptions[name] } });
const onFile = (name: keyof Made['files']) => ({ path: { positivePayAnswerFileID: made.files[name] } });
const reasoned = { body: { reason: 'By mistake' }, wrongValue: { reason: ' ' } };

/** Calls of checks that banks ask about that succeed. */
export const positivePayExceptionExamples: Record<Names & keyof typeof endpoints, () => Example> = {
  listPositivePayExceptions: () => ({}),
  createPositivePayException: () => ({
    ...onAccount(),
    body: { ...presented, checkNumber: 7001 },
    wrongValue: { ...presented, checkNumber: 0 },
  }),
  importPositivePayExceptions: () => {
    const list = {
      ...{ fileName: 'Exceptions.csv', content: Buffer.from('Serial,Amount\n8001,1.00\n').toString('base64') },
      mapping: {
        ...mapping,
        columns: { ...mapping.columns, payee: null, bankReason: null, presentedOn: null, account: null },
      },
      ...{ presentedOn: '2026-03-06', decideOn: '2026-03-07', decideTime: '14:00' },
    };
    return { ...onAccount(), body: list, wrongValue: { ...list, decideTime: '2 pm' } };
  },
  getPositivePayMapping: onAccount,
  takeOffPositivePayException: () => ({ ...onException('wrong'), ...reasoned }),
  decidePositivePayException: () => ({
    ...onException('open'),
    body: { decision: 'pay', found: 'agrees', reason: 'On the list of the bank' },
    wrongValue: { decision: 'refer', found: 'agrees', reason: null },
  }),
  confirmPositivePayException: () => ({
    ...onException('against'),
    body: { found: 'unknown' },
    wrongValue: { found: 'odd' },
  }),
  takeBackPositivePayDecision: () => ({ ...onException('decided'), ...reasoned }),
  makePositivePayAnswerFile: () => ({
    path: { bankAccountID: made.dueAccountID },
    body: { exceptions: [{ positivePayExceptionID: made.exceptions.due, decision: 'return' }] },
    wrongValue: { exceptions: [] },
  }),
  listPositivePayAnswerFiles: () => ({}),
  getPositivePayAnswerFileDocument: () => onFile('kept'),
  takeBackPositivePayAnswerFile: () => ({ ...onFile('takenBack'), ...reasoned }),
};
