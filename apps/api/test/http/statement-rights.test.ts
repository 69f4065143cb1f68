import type { RecordKind } from '@closewright/contract/kit';
import { settlementLists } from '@closewright/contract/settlement';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { someRows } from '../records/record-examples.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { statementCalls } from './statement-calls.ts';
import { files, users } from './world.ts';

type ListName = keyof typeof settlementLists;
type Without = 'closer' | 'reader' | 'outsider' | 'trusted';

/** The lists that take a right beside that to their screen, and who has every right of the statement but that one. */
const guarded: Readonly<Record<string, { readonly as: Without; readonly lists: readonly ListName[] }>> = {
  AllowAddEditRates: { as: 'closer', lists: ['rateOrders', 'rateEndorsements', 'outsideParties'] },
  AllowAddEditRecordingFees: { as: 'reader', lists: ['recordingDocuments'] },
  AllowAddEditTransferTaxes: { as: 'outsider', lists: ['transferTaxes'] },
  AllowEditEndorsementSettlementFees: { as: 'trusted', lists: [] },
};
const screens = ['GenericSettlementStatement', 'Payoff', 'Premiums'].map((screen) => `${screen}_ScreenAccess`);

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    // Before anybody signs in: a session that is there learns of other rights later.
    await test.database.inTenant(systemActor('alpha', 'test'), async (tx) => {
      for (const [right, { as }] of Object.entries(guarded)) {
        const own = { tenant_id: 'alpha', users_id: users[as].usersID };
        const held = Object.keys(guarded).filter((each) => each !== right);
        await tx
          .insertInto('user_security_settings')
          .values([
            ...screens.map((name) => ({ ...own, name, value: 2 })),
            ...[...held, 'CanVoidPolicies'].map((name) => ({ ...own, name, value: 1 })),
          ])
          .execute();
      }
    });
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const { path, read, save } = statementCalls(() => api);
  const send = async (changes: object, as: Without) => {
    const body = { version: (await read()).version, changes };
    return (await api.send('PATCH', path.replace(/0$/, `${files.open}`), { as, body })).body;
  };
  const refused = async (changes: object, as: Without, code: string) => {
    const count = await api.auditCount();
    const body = await send(changes, as);
    expect(body.errorCode, JSON.stringify(changes)).toBe(code);
    expect(await api.auditCount()).toBe(count);
    return body;
  };
  const removal = (list: string) => `remove${list.charAt(0).toUpperCase()}${list.slice(1)}`;
  // A statement has rows under the name of each list, and each has its id.
  const rowsOf = (statement: object, list: string) =>
    (statement as Record<string, readonly Record<string, unknown>[]>)[list] ?? [];
  /** Takes away what stands there, and stores rows by every right. Answers the key of the one that the list has then. */
  const storedRow = async (list: ListName, rows: object = someRows(settlementLists, list)) => {
    const statement = await read();
    const gone = Object.entries<{ record: RecordKind; parent?: string }>(settlementLists).flatMap(
      ([name, { record, parent }]) =>
        parent === undefined ? [[removal(name), rowsOf(statement, name).map((row) => row[record.id])]] : [],
    );
    await save(Object.fromEntries(gone));
    const { id } = settlementLists[list].record;
    return { [id]: rowsOf(await save(rows), list)[0]?.[id] };
  };
  const changesOf = (list: ListName, key: object) => [
    someRows(settlementLists, list),
    { [list]: [{ ...key, sequence: 40 }] },
    { [removal(list)]: Object.values(key) },
  ];

  it.each(Object.entries(guarded).flatMap(([right, { as, lists }]) => lists.map((list) => ({ right, as, list }))))(
    '$right is asked for what is added, changed and removed of $list',
    async ({ as, list }) => {
      for (const change of changesOf(list, await storedRow(list))) {
        const { errorMessage } = await refused(change, as, 'FORBIDDEN');
        expect(errorMessage).toMatch(/is not authorized/);
      }
    },
  );

  it.each(Object.values(guarded))(
    '$as, who lacks one of them, changes the lists of the others',
    async ({ as, lists }) => {
      for (const list of [...Object.values(guarded).flatMap((each) => each.lists), 'fees'] as const) {
        if (lists.includes(list)) continue;
        const key = await storedRow(list);
        expect((await send({ [list]: [{ ...key, sequence: 40 }] }, as)).errorCode, list).toBeNull();
      }
    },
  );

  it.each([
    ['AllowAddEditRecordingFees', 'reader', 'Recording', 'Recording fees'],
    ['AllowAddEditTransferTaxes', 'outsider', 'State tax, stamps', 'Transfer taxes'],
  ] as const)('%s is asked for a typed fee of section E, too', async (_, as, kind, label) => {
    const fee = { feeID: -1, label: 'Of the county', section: 'E', kind };
    const key = await storedRow('fees', { fees: [fee] });
    const part = { feePartID: -1, label: 'Deed', amount: 1 };
    for (const change of [
      { fees: [fee] },
      { fees: [{ ...key, borrowerAtClosing: 1 }] },
      // Out of the section is out of the right.
      { fees: [{ ...key, section: 'H' }] },
      { feeParts: [{ ...part, ...key }] },
      { fees: [fee], feeParts: [{ ...part, feeID: -1 }] },
      { removeFees: Object.values(key) },
    ]) {
      const { errorMessage } = await refused(change, as, 'FORBIDDEN');
      expect(errorMessage).toContain(label);
    }
    const elsewhere = await storedRow('fees', { fees: [{ ...fee, section: 'H' }] });
    await refused({ fees: [{ ...elsewhere, section: 'E' }] }, as, 'FORBIDDEN');
    // What does not say which it is takes one of the two.
    expect((await send({ fees: [{ feeID: -1, label: 'Other', section: 'E' }] }, as)).errorCode).toBeNull();
  });

  it('whoever lacks one of them reads all', async () => {
    await storedRow('rateOrders');
    const { body } = await api.send('GET', path, { as: 'closer' });
    expect(body.result).toMatchObject({ leftOut: [] });
    expect(body.result.rateOrders).not.toEqual([]);
  });

  it('AllowEditEndorsementSettlementFees is asked for the own price of an endorsement alone, at its field', async () => {
    const as = 'trusted';
    const order = { rateOrderID: -1, state: 'TX' };
    const endorsement = { rateEndorsementID: -1, rateOrderID: -1, label: 'T-19', amount: 50_00 };
    const key = await storedRow('rateEndorsements', { rateOrders: [order], rateEndorsements: [endorsement] });
    for (const changes of [
      {
        rateEndorsements: [
          { ...key, label: 'T-19.1' },
          { ...key, amount: 1 },
        ],
      },
      { rateEndorsements: [{ ...key, amount: null }] },
      { rateOrders: [order], rateEndorsements: [endorsement] },
    ]) {
      const { errorMessage, result } = await refused(changes, as, 'FIELD_NOT_EDITABLE');
      const at = changes.rateEndorsements.length - 1;
      expect(result.modelState).toEqual({ [`changes.rateEndorsements.${at}.amount`]: [errorMessage] });
      expect(errorMessage).toBe('Changing Own price needs a right you do not have.');
    }
    expect((await send({ rateEndorsements: [{ ...key, label: 'T-19.1' }] }, as)).errorCode).toBeNull();
    const unpriced = { rateOrders: [order], rateEndorsements: [{ ...endorsement, amount: null }] };
    expect((await send(unpriced, as)).errorCode).toBeNull();
  });
});
