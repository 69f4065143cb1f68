import type { ConsolidatedDetail } from '@closewright/contract/consolidated-checks';
import { describe, expect, it } from 'vitest';
import { serverDatabase } from '../harness/each-database.ts';
import { setControl } from '../harness/set-control.ts';
import { signatureCalls } from './check-signatures-world.ts';
import { type MoneyFile, useMoneyWorld } from './check-writing-refusals.ts';
import { consolidatedCalls, partOf } from './consolidated-world.ts';
import { users } from './world.ts';

const { officer, closer, administrator, bookkeeper } = users;
const part = 50_00;

serverDatabase((make) => {
  const world = useMoneyWorld(make);
  const { api, database, newFile } = world;
  const calls = consolidatedCalls(api);
  const signatures = signatureCalls(api);
  const above = (cents: number | null) => setControl(database(), 'twoSignaturesAbove', cents, { bankAccountID: 1 });
  const paid = async () => {
    const files = [await newFile(), await newFile()] as [MoneyFile, MoneyFile];
    for (const file of files) await file.fund();
    const payment = await calls.paid(
      files.map((file) => partOf(file)),
      { firstCheckNumber: world.checkNumber() },
    );
    return { files, payment };
  };
  /** How many images the paper has, and whose signatures are recorded. */
  const printed = async (payment: ConsolidatedDetail, signers: readonly number[], reason: string | null = null) => {
    const answer = await calls.told<{ download: { url: string }; payment: ConsolidatedDetail }>(
      calls.print(payment, { signers, reason }),
    );
    const pdf = await api().send('GET', answer.download.url, { as: null });
    expect(pdf.status).toBe(200);
    const drawn = Buffer.from(pdf.bytes).toString('latin1');
    return {
      images: drawn.match(/\/Subtype\s*\/Image\b/g)?.length ?? 0,
      signers: answer.payment.prints.at(-1)?.signers.map(({ usersID }) => usersID),
    };
  };

  describe('a printed signature on a check for several files', () => {
    it('stands on it as the total allows it, and is recorded for all its files', async () => {
      await signatures.holds(officer.usersID, 2 * part);
      await signatures.holds(bookkeeper.usersID, 2 * part - 1);
      const { files, payment } = await paid();
      // The limit is beyond what each file pays, and below what all of them do.
      expect(await printed(payment, [bookkeeper.usersID])).toEqual({ images: 0, signers: [] });
      expect(await printed(payment, [bookkeeper.usersID, officer.usersID], 'Signed')).toEqual({
        images: 1,
        signers: [officer.usersID],
      });
      for (const file of files)
        expect((await file.read()).prints.map(({ signers }) => signers.map(({ name }) => name))).toEqual([
          [],
          ['The officer'],
        ]);
      const { body } = await calls.print(payment, { signers: [closer.usersID], reason: 'Again' });
      expect(body.result.modelState).toEqual({
        'signers.0': ['This signature may not be printed on checks of this bank account'],
      });
    });

    it('is one of two or none where the total needs two', async () => {
      await above(2 * part - 1);
      await signatures.holds(administrator.usersID, null);
      const { payment } = await paid();
      expect(await printed(payment, [officer.usersID])).toEqual({ images: 0, signers: [] });
      const both = [officer.usersID, administrator.usersID];
      expect(await printed(payment, both, 'By two')).toEqual({ images: 2, signers: both });
      await above(null);
    });

    it('is not given any more once its paper was spoiled while the PDF waited', async () => {
      const { payment } = await paid();
      const { download } = await calls.told<{ download: { url: string } }>(
        calls.print(payment, { signers: [officer.usersID] }),
      );
      await calls.told(calls.spoil(payment));
      expect((await api().send('GET', download.url, { as: null })).status).toBe(404);
      expect(await printed(payment, [officer.usersID])).toEqual({ images: 1, signers: [officer.usersID] });
    });
  });
});
