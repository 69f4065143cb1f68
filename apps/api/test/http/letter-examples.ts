import { createHash, randomUUID } from 'node:crypto';
import { type Database, nextIDs, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { files } from './world.ts';

/** The underwriter of letters in the test tenants, an item of the lookup set. */
export const underwriterID = 5;

/** A request for a letter of the open file. */
export const letter = {
  underwriterCompanyID: underwriterID,
  form: 'Single transaction',
  propertyState: 'AZ',
  loanID: files.open as number | null,
  lenderName: 'Ficus Bank',
  clause: 'its successors and/or assigns',
  attention: null,
  address1: '4321 Random Blvd.',
  address2: null,
  city: 'Somecity',
  addressState: 'ST',
  zip: '12340',
  loanNumber: '123456789',
  loanAmount: 16_200_000 as number | null,
};

/** The letters that are there from the start: without an answer, issued, issued with its document. */
export const storedLetters = { pending: 1, issued: 2, withDocument: 3 } as const;

const onFile = { path: { ordersID: files.open } };
const onLetter = (letterID: number) => ({ path: { ordersID: files.open, letterID } });

/** Examples of the calls of closing protection letters. */
export const letterExamples = {
  listLetters: () => onFile,
  requestLetter: () => ({
    ...onFile,
    body: { requestKey: randomUUID(), reissuedFromID: null, letter },
  }),
  retryLetter: () => onLetter(storedLetters.pending),
  voidLetter: () => ({
    ...onLetter(storedLetters.issued),
    body: { version: 1, reason: 'The loan was cancelled' },
  }),
  getLetterDocument: () => onLetter(storedLetters.withDocument),
};

/** Sets up an underwriter of letters, on the open and the locked file, with the feature on, and the stored letters. */
export async function makeLetters(database: Database, tenant: string): Promise<void> {
  const key = { tenant_id: tenant };
  await database.inTenant(systemActor(tenant, 'test'), async (tx) => {
    await tx
      .insertInto('feature_flags')
      .values({ ...key, name: 'cpl', is_on: true })
      .execute();
    await tx
      .insertInto('lookups')
      .values({ ...key, set_name: 'underwriters', id: underwriterID, name: 'Beta Title Insurance Co.' })
      .execute();
    await tx
      .insertInto('system_settings')
      .values({ ...key, name: 'cplUnderwriterCompanyID', value: String(underwriterID) })
      .execute();
    await tx
      .updateTable('orders')
      .set({ underwriter_company_id: underwriterID })
      .where('tenant_id', '=', tenant)
      .where('orders_id', 'in', [files.open, files.locked])
      .execute();
    const content = Buffer.from('%PDF-1.7 a letter');
    const documentID = await nextIDs(tx, 'document_id');
    await tx
      .insertInto('documents')
      .values({
        ...key,
        document_id: documentID,
        orders_id: files.open,
        name: 'Letter',
        media_type: 'application/pdf',
        size: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
      })
      .execute();
    await tx
      .insertInto('document_contents')
      .values({ ...key, document_id: documentID, content })
      .execute();
    for (const letterID of Object.values(storedLetters)) {
      const isIssued = letterID !== storedLetters.pending;
      await tx
        .insertInto('closing_protection_letters')
        .values({
          ...key,
          letter_id: await nextIDs(tx, 'letter_id'),
          orders_id: files.open,
          request_key: randomUUID(),
          state: isIssued ? 'Issued' : 'Pending',
          underwriter_company_id: underwriterID,
          form: letter.form,
          property_state: letter.propertyState,
          lender_name: letter.lenderName,
          address_1: letter.address1,
          city: letter.city,
          address_state: letter.addressState,
          zip: letter.zip,
          loan_number: letter.loanNumber,
          requested_at: '2026-05-01T12:00:00Z',
          ...(isIssued
            ? { letter_number: `CPL-${letterID}`, document_id: documentID, issued_at: '2026-05-01T12:00:01Z' }
            : {}),
        })
        .execute();
    }
  });
}
