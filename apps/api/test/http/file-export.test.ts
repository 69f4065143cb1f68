import { randomUUID } from 'node:crypto';
import type { Letter } from '@closewright/contract/closing-protection';
import type { FileDocument } from '@closewright/contract/file-export';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { query } from '../../src/platform/db/index.ts';
import { databaseDocuments } from '../../src/platform/documents/index.ts';
import { createSecretBox } from '../../src/platform/secrets/secret-box.ts';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { importText } from '../harness/import-text.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { letter, makeLetters } from './letter-examples.ts';
import { files, type UserName } from './world.ts';

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const taxID = '123-45-6789';
  const path = `/api/orders/${files.open}`;
  const take = (as: UserName, withTaxIDs: boolean) => api.send('POST', `${path}/export`, { as, body: { withTaxIDs } });

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    const { order } = (await api.send('GET', path)).body.result;
    const changes = { contacts: [{ rolesID: files.open, taxID }] };
    expect((await api.send('PATCH', path, { body: { version: order.version, changes } })).status).toBe(200);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const newest = async () => {
    const { result } = (await api.send('GET', `${path}/audit?take=5`, { as: 'administrator' })).body;
    return result as { table: string; actor: string; changes: { field: string; after: unknown }[] }[];
  };

  it('gives a number to who may see it and asks for it, and keeps in the audit who took what', async () => {
    const { body, text } = await take('officer', true);
    expect(body.result).toMatchObject({ taxIDs: 'clear', files: [{ parties: [{ taxID }, {}] }] });
    // Nothing of the tenant's own numbers: loans are counted within the file.
    expect(body.result.files[0]).toMatchObject({ defaultLoanID: 1, branchID: 'Branch 1', regionID: 'R1' });
    expect(text).not.toContain('ordersID');
    const [reveal, taken] = await newest();
    expect([reveal?.table, taken?.table]).toEqual(['tax_id_reveals', 'file_exports']);
    expect(taken?.changes).toContainEqual(expect.objectContaining({ after: true }));
    expect(JSON.stringify([reveal, taken])).not.toContain(taxID);
  });

  it.each<[UserName, boolean]>([
    ['officer', false],
    ['reader', true],
    ['viewOnly', true],
  ])('masks it for %s with asking %s', async (as, asks) => {
    const { body, text } = await take(as, asks);
    expect(body.result).toMatchObject({ taxIDs: 'masked', files: [{ parties: [{ taxID: '***-**-6789' }, {}] }] });
    expect(text).not.toContain(taxID);
    expect((await newest())[0]?.table).toBe('file_exports');
  });

  it('leaves out what the caller may not see on its own screen, and says what', async () => {
    const note = {
      noteTypeID: null,
      noteCategoryID: null,
      isCritical: false,
      isPinned: false,
      isVisibleToClient: false,
    };
    const added = { ...note, body: 'For those with File Notes', supersedesID: null };
    expect((await api.send('POST', `${path}/notes`, { body: added })).status).toBe(200);
    const { body: seen } = await take('officer', false);
    expect(seen.result).toMatchObject({ leftOut: ['custom'], files: [{ notes: [{ body: added.body }] }] });
    const { body, text } = await take('closer', false);
    expect(body.result.leftOut).toEqual(['notes', 'tasks', 'settlements', 'commercialStatements', 'custom']);
    expect(text).not.toContain(added.body);
  });

  it('takes the letters of a file with it: issued, voided, reissued, without an answer; another tenant has their PDFs', async () => {
    for (const tenant of ['alpha', 'beta']) await makeLetters(test.database, tenant);
    const ask = async (reissuedFromID: number | null): Promise<Letter> => {
      const body = { requestKey: randomUUID(), reissuedFromID, letter };
      return (await api.send('POST', `${path}/letters`, { body })).body.result;
    };
    // The api knows what was set behind it once it is told; until then it refuses, and stores nothing.
    const first = await vi.waitUntil(
      async () => {
        const letter = await ask(null);
        return letter.letterID === undefined ? null : letter;
      },
      { timeout: 20_000 },
    );
    const second = await ask(first.letterID);
    const body = { version: second.version, reason: 'The loan was cancelled' };
    expect((await api.send('POST', `${path}/letters/${second.letterID}/void`, { body })).status).toBe(200);
    await ask(second.letterID);
    const { letters } = await lettersOf('alpha', path);
    expect(letters.map(({ state }) => state)).toEqual(['Issued', 'Voided', 'Replaced', 'Issued', 'Issued', 'Pending']);

    const document: FileDocument = (await take('officer', true)).body.result;
    const [file] = document.files as object[];
    const copy = { ...document, leftOut: [], files: [{ ...file, fileNumber: 'FROM-ALPHA' }] };
    const secrets = createSecretBox(() => [{ id: 'k1', key: Buffer.alloc(32, 1) }]);
    const deps = { database: test.database, secrets, documents: databaseDocuments(test.database) };
    const actor = systemActor('beta', 'import');
    const report = await importText(deps, actor, { format: 'json', text: JSON.stringify(copy) });
    expect(report).toMatchObject({ stored: 1, problems: [] });
    const ids = query.selectFrom('orders').select('orders_id').where('file_number', '=', 'FROM-ALPHA');
    const [stored] = await test.database.readInTenant(actor, ids);
    const there = await lettersOf('beta', `/api/orders/${stored?.orders_id}`);
    // The system is another one there: of it no login goes along.
    const name = (by: string) => (by.startsWith('system:') ? 'system' : by);
    const facts = ({ requestedBy, ...each }: Letter) => ({
      ...each,
      ...{ letterID: 0, loanID: 0, reissuedFromID: 0, version: 0 },
      requestedBy: name(requestedBy),
    });
    expect(there.letters.map(facts)).toEqual(letters.map(facts));
    expect(there.letters.map(({ reissuedFromID }) => reissuedFromID !== null)).toEqual([
      true,
      true,
      ...Array(4).fill(false),
    ]);
    expect(there.pdfs).toEqual((await lettersOf('alpha', path)).pdfs);
    expect(there.pdfs[0]).toMatch(/^%PDF-1\.7/);
  });

  /** The letters of a file, and the PDFs of those that have one. */
  async function lettersOf(tenant: string, file: string): Promise<{ letters: Letter[]; pdfs: string[] }> {
    const letters: Letter[] = (await api.send('GET', `${file}/letters`, { tenant })).body.result;
    const pdfs: string[] = [];
    for (const { letterID, letterNumber } of letters) {
      if (letterNumber === null) continue;
      const { url } = (await api.send('GET', `${file}/letters/${letterID}/document`, { tenant })).body.result;
      pdfs.push((await api.send('GET', url, { as: null, tenant })).text);
    }
    return { letters, pdfs };
  }
});
