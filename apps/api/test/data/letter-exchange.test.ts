import { createHash } from 'node:crypto';
import { fileRecordLimits } from '@closewright/domain/file-records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../seed/demo.ts';
import { query } from '../../src/platform/db/index.ts';
import { eachDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type Exchange, exchangeOf } from './exchange.ts';
import { rich } from './rich-file.ts';

eachDatabase((_kind, make) => {
  let test: TestDatabase;
  let of: Exchange;
  beforeAll(async () => {
    test = await make();
    of = exchangeOf(test.database);
    await seedDemo(test.database, of.secrets);
    expect(await of.run('epsilon', [rich])).toMatchObject({ stored: 1 });
  });
  afterAll(() => test.close());

  describe('a document or a letter that is not right refuses its file, and names the place', () => {
    const [pdf] = rich.documents;
    const withBytes = (content: Buffer) => ({
      ...pdf,
      content: content.toString('base64'),
      sha256: createHash('sha256').update(content).digest('hex'),
    });
    const most = fileRecordLimits.documentBytes;
    const large = (bytes: number) => withBytes(Buffer.concat([Buffer.from('%PDF-')], bytes));

    it.each<[string, object, string, string]>([
      ['cut off', { ...pdf, content: pdf?.content.slice(0, 12) }, 'sha256', 'the document was changed or cut off'],
      ['another’s hash', { ...pdf, sha256: '0'.repeat(64) }, 'sha256', 'is not the hash of the content'],
      ['no hash', { ...pdf, sha256: null }, 'sha256', 'SHA-256 is required'],
      ['a hash of other digits', { ...pdf, sha256: 'F'.repeat(64) }, 'sha256', 'A SHA-256 has 64 digits 0 to f'],
      ['no base64', { ...pdf, content: 'What is this?' }, 'content', 'is not base64'],
      ['no content', { ...pdf, content: null }, 'content', 'Content is required'],
      ['a page', withBytes(Buffer.from('<html></html>')), 'content', 'is no PDF'],
      ['another type', { ...pdf, mediaType: 'text/html' }, 'mediaType', 'application/pdf'],
      ['a byte too many', large(most + 1), 'content', 'is larger than 10 MB, the most a document may be'],
    ])('%s', async (_name, document, field, why) => {
      const before = [await of.count('epsilon', 'documents'), await of.count('epsilon', 'audit_log')];
      const report = await of.run('epsilon', [{ fileNumber: 'D-1', documents: [pdf, document] }]);
      expect(report).toMatchObject({ stored: 0, refused: 1 });
      expect(report.problems).toContainEqual({
        line: 1,
        column: `document2.${field}`,
        why: expect.stringContaining(why),
      });
      expect(JSON.stringify(report)).not.toContain(String((document as { content: unknown }).content));
      expect([await of.count('epsilon', 'documents'), await of.count('epsilon', 'audit_log')]).toEqual(before);
    });

    it.each<[object, string, string]>([
      [{ letterNumber: null }, 'letterNumber', 'A letter that is issued has a number'],
      [{ documentID: null }, 'documentID', 'A letter that is issued has a document'],
      [{ documentID: 2 }, 'documentID', 'the file has no document 2'],
      [{ state: 'Pending' }, 'issuedAt', 'Only an issued letter has a date of issue'],
      [{ state: 'Voided' }, 'voidedAt', 'A voided letter says when it was voided'],
      [{ voidReason: 'Why' }, 'voidReason', 'Only a voided letter says when, by whom and why'],
      [{ reissuedFromID: 1 }, 'reissuedFromID', 'letter 1 does not come before this one'],
      [{ form: 'Single transaction' }, 'loanNumber', 'A letter for a single transaction names its loan'],
      [{ underwriterCompanyID: 'Nobody' }, 'underwriterCompanyID', '"Nobody" is none of'],
      [{ requestKey: 'twice' }, 'requestKey', 'It is not written as such a value is'],
    ])('%j', async (part, field, why) => {
      const { documents, letter } = issuedLetter();
      const report = await of.run('epsilon', [{ fileNumber: 'L-1', documents, letters: [{ ...letter, ...part }] }]);
      expect(report).toMatchObject({ stored: 0, refused: 1 });
      expect(report.problems).toContainEqual({
        line: 1,
        column: `letter1.${field}`,
        why: expect.stringContaining(why),
      });
      expect(await of.idOf('epsilon', 'L-1')).toBe(0);
    });

    it('the request of a letter that is here, or twice in the file: no letter is doubled, and no document of it stored', async () => {
      const { documents, letter } = issuedLetter();
      const before = [await of.count('epsilon', 'documents'), await of.count('epsilon', 'document_contents')];
      const requestKey = rich.letters[0]?.requestKey.toUpperCase();
      const [one, other] = [{ ...letter, requestKey }, letter];
      for (const [at, letters] of [[one], [other, other]].entries()) {
        const { problems } = await of.run('epsilon', [{ fileNumber: 'L-2', documents, letters }]);
        expect(problems).toEqual([
          { line: 1, column: `letter${at + 1}.requestKey`, why: 'is the request of a letter that is here already' },
        ]);
      }
      expect([await of.count('epsilon', 'documents'), await of.count('epsilon', 'document_contents')]).toEqual(before);
    });

    it('what was written by hand, without key and author, is stored in the name of the import', async () => {
      const { documents, letter } = issuedLetter();
      const { requestKey: _key, requestedBy: _by, ...bare } = letter as Record<string, unknown>;
      const file = { fileNumber: 'L-3', documents: [large(most)], letters: [bare] };
      expect(await of.run('epsilon', [file, { ...file, fileNumber: 'L-4', documents }])).toMatchObject({ stored: 2 });
      const { files } = await of.exported('epsilon', await of.idOf('epsilon', 'L-3'));
      expect(files).toMatchObject([
        { letters: [{ ...bare, requestKey: expect.any(String) }], documents: file.documents },
      ]);
      const letters = query.selectFrom('closing_protection_letters').select(['requested_by', 'requested_at']);
      const ordersID = await of.idOf('epsilon', 'L-4');
      expect(
        await test.database.readInTenant(of.actor('epsilon'), letters.where('orders_id', '=', ordersID)),
      ).toMatchObject([{ requested_by: 'system:import' }]);
    });
  });
});

/** What a file has for a letter in it that is issued. */
const issuedLetter = () => {
  const { documents, letters } = structuredClone(rich);
  const issued: Record<string, unknown> = { ...letters[1], requestKey: crypto.randomUUID() };
  const { reissuedFromID: _, ...letter } = issued;
  return { documents: documents.slice(1, 2), letter: { ...letter, documentID: 1 } };
};
