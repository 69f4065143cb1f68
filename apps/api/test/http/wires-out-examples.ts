import type { endpoints } from '@closewright/contract';
import { achReturnFile } from '../../../../packages/domain/src/ach/ach.fixture.ts';
import { storeNaming } from '../../src/modules/wires/out/wire-rows.queries.ts';
import type { Database } from '../../src/platform/tenant/in-tenant.ts';
import type { ApiUnderTest } from './api-under-test.ts';
import { actorNamed } from './approval-examples.ts';
import { day } from './check-writing-world.ts';
import type { Example } from './example.ts';
import { setWaiting } from './wire-payees-world.ts';
import { amount, type PostedWire, wireCalls } from './wires-out-world.ts';

/** What the examples name, which is the same in every tenant. */
interface Made {
  wirePayeeID: number;
  wires: Record<'posted' | 'named' | 'released' | 'leaving' | 'sent' | 'achSent' | 'achReturned', PostedWire>;
  files: Record<'kept' | 'takenBack', number>;
  due: { bankAccountID: number; digest: string };
  returns: { fileName: string; content: string; digest: string };
}
let made: Made;
const as = 'administrator';

/** Makes wires in each state, files of wires, and an account of which a file is due. After a list of sanctions was imported. */
export async function makeWiresOut(api: ApiUnderTest, database: Database, tenant: string): Promise<void> {
  const calls = wireCalls(
    () => api,
    () => database,
    { tenant },
  );
  await setWaiting(database, 0, tenant);
  const wirePayeeID = await calls.goodPayee('Maple Street Savings');
  const bank = await calls.newAccount();
  const named = async (bankAccountID = bank) => {
    const wire = await calls.wire(bankAccountID);
    await database.inTenant(actorNamed(tenant, 'closer'), (tx) => storeNaming(tx, tenant, { ...wire, wirePayeeID }));
    return wire;
  };
  const released = async (bankAccountID?: number) => {
    const wire = await named(bankAccountID);
    await calls.told(calls.release(wire, wirePayeeID));
    return wire;
  };
  const ofFile = async () => {
    await released();
    const { digest } = await calls.dueOf(bank, { as });
    return (await calls.made(bank, { as, digest })).file.wireFileID;
  };
  const files = { kept: await ofFile(), takenBack: await ofFile() };
  const sent = await released();
  await calls.told(calls.sent(sent, 'B1Q8', { as }));
  const achPayee = await calls.goodPayee('Elm Street Brokers', { accountType: 'Checking', secCode: 'CCD' });
  const ach = async () => {
    const payment = await calls.wire(bank, { means: 'ACH' });
    await database.inTenant(actorNamed(tenant, 'closer'), (tx) =>
      storeNaming(tx, tenant, { ...payment, wirePayeeID: achPayee }),
    );
    await calls.told(calls.release(payment, achPayee));
    await calls.told(calls.sent(payment, 'ACH-1', { as }));
    return payment;
  };
  /** A file that gives back a payment that was sent in a file. */
  const comesBack = async () => {
    const ach = {
      ...{ achDestination: '123456780', achOrigin: '1990000017', achCompanyID: '1990000017' },
      ...{ achCompanyName: 'Epsilon Title', achBalanced: false },
    };
    const account = await calls.newAccount({ ach });
    const payment = await calls.wire(account, { means: 'ACH' });
    await database.inTenant(actorNamed(tenant, 'closer'), (tx) =>
      storeNaming(tx, tenant, { ...payment, wirePayeeID: achPayee }),
    );
    await calls.told(calls.release(payment, achPayee));
    const { digest: dueDigest } = (await calls.dueOf(account, { as })).ach;
    await calls.made(account, { as, format: 'NACHA', digest: dueDigest });
    const { sent: inFile, date } = await calls.get(payment, { as });
    const text = achReturnFile({ originalTrace: inFile?.trace ?? '', amount }).replace(
      '261124',
      date.slice(2).replaceAll('-', ''),
    );
    const file = { fileName: 'returns.ach', content: Buffer.from(text).toString('base64') };
    const { digest: returnsDigest } = await calls.told<{ digest: string }>(
      api.send('POST', '/api/wires-out/ach-returns/preview', { tenant, as, body: file }),
    );
    return { ...file, digest: returnsDigest };
  };
  const achReturned = await ach();
  await calls.told(calls.returned(achReturned, {}, { as }));
  const wires = {
    achSent: await ach(),
    achReturned,
    posted: await calls.wire(bank),
    named: await named(),
    released: await released(),
    leaving: await released(),
    sent,
  };
  const bankAccountID = await calls.newAccount();
  await released(bankAccountID);
  const returns = await comesBack();
  const { digest } = await calls.dueOf(bankAccountID, { as });
  made = { wirePayeeID, wires, files, due: { bankAccountID, digest }, returns };
}

type Names =
  | 'listWiresOut'
  | `${'name' | 'release' | 'hold' | 'sent' | 'unsent' | 'make'}Wire${'' | 'File'}`
  | 'listDueWires'
  | 'listWireFiles'
  | 'getWireFileDocument'
  | 'takeBackWireFile'
  | 'returnedWire'
  | 'previewAchReturns'
  | 'takeAchReturns'
  | 'takeBackReturn';

const onWire = (wire: keyof Made['wires']) => ({ path: { ...made.wires[wire] } });

const sentReturns = () => ({ fileName: made.returns.fileName, content: made.returns.content });

/** Calls of wires on their way out that succeed. */
export const wiresOutExamples: Record<Names & keyof typeof endpoints, () => Example> = {
  listWiresOut: () => ({}),
  nameWire: () => ({ ...onWire('posted'), body: { wirePayeeID: made.wirePayeeID }, wrongValue: { wirePayeeID: 0 } }),
  releaseWire: () => ({
    ...onWire('named'),
    body: { wirePayeeID: made.wirePayeeID, instructions: 1, amount },
    wrongValue: { wirePayeeID: made.wirePayeeID, instructions: 0, amount },
  }),
  holdWire: () => ({ ...onWire('released'), body: { reason: 'The payee called' }, wrongValue: { reason: ' ' } }),
  sentWire: () => ({ ...onWire('leaving'), body: { bankReference: 'B1Q9' }, wrongValue: { bankReference: '' } }),
  unsentWire: () => ({ ...onWire('sent'), body: { reason: 'The bank refused it' }, wrongValue: { reason: ' ' } }),
  returnedWire: () => ({
    ...onWire('achSent'),
    body: { code: 'R03', returnedOn: day, note: null },
    wrongValue: { code: 'C01', returnedOn: day, note: null },
  }),
  takeBackReturn: () => ({
    ...onWire('achReturned'),
    body: { reason: 'Of another office' },
    wrongValue: { reason: ' ' },
  }),
  previewAchReturns: () => ({ body: sentReturns(), wrongValue: { ...sentReturns(), content: 'not base64' } }),
  takeAchReturns: () => ({ body: made.returns, wrongValue: { ...made.returns, digest: '1' } }),
  listDueWires: () => ({}),
  makeWireFile: () => ({
    path: { bankAccountID: made.due.bankAccountID },
    body: { format: 'CSV', digest: made.due.digest },
    wrongValue: { format: 'CSV', digest: '1' },
  }),
  listWireFiles: () => ({}),
  getWireFileDocument: () => ({ path: { wireFileID: made.files.kept } }),
  takeBackWireFile: () => ({
    path: { wireFileID: made.files.takenBack },
    body: { reason: 'The bank did not load it' },
    wrongValue: { reason: ' ' },
  }),
};
