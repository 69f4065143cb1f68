import type { StatementVersion } from '@closewright/contract/settlement';
import { maxCents } from '@closewright/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eachDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { statementCalls } from './statement-calls.ts';
import { files } from './world.ts';

eachDatabase((_kind, make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const open = statementCalls(() => api);
  const printed = async (path: string) => {
    const { result, errorMessage } = (await api.send('GET', path)).body;
    expect(errorMessage, path).toBeNull();
    return (await api.send('GET', result.url, { as: null })).body;
  };
  const paper = (path: string, { statementVersionID }: StatementVersion) =>
    printed(`${path}/versions/${statementVersionID}/document`);
  /** As somebody with the rights of the owner of the database would. */
  const asOwner = (sql: string, values: readonly unknown[]) =>
    test.asOwner(async (owner) => {
      await owner.query(
        `select set_config('app.tenant', 'alpha', false), set_config('app.actor', 'system:test', false)`,
      );
      return (await owner.query(sql, [...values])).rows;
    });

  describe('what was printed of a version', () => {
    it('is not shown where it is the paper of another file, was changed, or is gone', async () => {
      const version: StatementVersion = (await open.keep('Sent to lender')).result;
      const [own] = await asOwner('select document_id as id from version_papers where statement_version_id = $1', [
        version.statementVersionID,
      ]);
      const of = 'update documents set orders_id = $1 where document_id = $2';
      const gone = { errorCode: 'INTERNAL', errorMessage: 'What was printed of this version is gone or was changed.' };
      await asOwner(of, [files.locked, own?.id]);
      expect(await paper(open.path, version)).toMatchObject(gone);
      await asOwner(of, [files.open, own?.id]);
      await asOwner("update document_contents set content = 'x'::bytea where document_id = $1", [own?.id]);
      expect(await paper(open.path, version)).toMatchObject({
        errorCode: 'INTERNAL',
        errorMessage: expect.stringContaining('was changed since it was stored'),
      });
      await asOwner('delete from document_contents where document_id = $1', [own?.id]);
      expect(await paper(open.path, version)).toMatchObject(gone);
    });

    it('is not shown where its hash was changed with it, or another version’s paper was put in its place', async () => {
      const credit = (label: string) =>
        open.save({ adjustments: [{ adjustmentID: -1, kind: 'Lender credit', label, buyerAmount: 1_00 }] });
      await credit('First');
      const version: StatementVersion = (await open.keep('Sent to lender')).result;
      await credit('Second');
      const other: StatementVersion = (await open.keep('Sent to lender')).result;
      const ids = await asOwner(
        'select document_id as id from version_papers where statement_version_id = any($1) order by statement_version_id',
        [[version.statementVersionID, other.statementVersionID]],
      );
      const [first, second] = ids.map(({ id }) => Number(id));
      // A PDF is no answer in JSON.
      expect(await paper(open.path, version)).toBeNull();
      const move = 'update version_papers set document_id = $1 where document_id = $2';
      const swap = async (from: number | undefined, to: number | undefined) => {
        // Its own number is free only once the other paper has none.
        await asOwner('delete from version_papers where document_id = $1', [to]);
        await asOwner(move, [to, from]);
      };
      await swap(first, second);
      expect(await paper(open.path, version)).toMatchObject({
        errorCode: 'INTERNAL',
        errorMessage: 'What was printed of this version is gone or was changed.',
      });
      await asOwner(move, [first, second]);
      await asOwner(
        "with new as (select 'forged'::bytea as content) update documents set sha256 = encode(sha256(new.content), 'hex') from new where document_id = $1",
        [first],
      );
      await asOwner("update document_contents set content = 'forged'::bytea where document_id = $1", [first]);
      expect(await paper(open.path, version)).toMatchObject({
        errorCode: 'INTERNAL',
        errorMessage: expect.stringContaining('was changed since it was stored'),
      });
    });
  });

  describe('amounts whose sum is beyond all that is reckoned with', () => {
    it('are told where a form of them is printed, and where they are exported', async () => {
      const credit = { kind: 'Lender credit', label: 'Credit' };
      await open.save({
        adjustments: [
          { adjustmentID: -1, ...credit, buyerAmount: maxCents },
          { adjustmentID: -2, ...credit, buyerAmount: maxCents },
        ],
      });
      const refused = {
        errorCode: 'VALIDATION_FAILED',
        errorMessage: expect.stringMatching(/^Not an amount of money/),
      };
      expect((await api.send('GET', `${open.path}/disclosure?format=UCD`)).body).toMatchObject(refused);
      const deed = { label: 'Deed', kind: 'Deed', fee: maxCents, borrowerPart: '100' };
      await open.save({
        recordingDocuments: [
          { recordingDocumentID: -1, ...deed },
          { recordingDocumentID: -2, ...deed },
        ],
      });
      expect(await printed(`${open.path}/forms/closingDisclosure/document`)).toMatchObject(refused);
    });
  });
});
