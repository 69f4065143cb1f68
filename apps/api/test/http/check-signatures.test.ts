import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { serverDatabase } from '../harness/each-database.ts';
import { setControl } from '../harness/set-control.ts';
import { png, signatureCalls } from './check-signatures-world.ts';
import { courier } from './check-writing-examples.ts';
import { type MoneyFile, useMoneyWorld } from './check-writing-refusals.ts';
import { users } from './world.ts';

const { officer, closer, administrator, bookkeeper, elsewhere } = users;
/** A JPEG that begins as one. */
const jpegHead = Buffer.from([0xff, 0xd8]);

serverDatabase((make) => {
  const { api, database, inAlpha, newFile, checkOf } = useMoneyWorld(make);
  const calls = signatureCalls(api);
  const { image, account, decide, list, told } = calls;

  const code = async (answer: Promise<{ body: { errorCode: string | null } }>) => (await answer).body.errorCode;
  const print = (file: MoneyFile, check: object, signers: readonly number[], more: object = {}) =>
    file.print([check], { signers, ...more });
  /** How many images the paper has, and whose signatures are recorded. */
  const printed = async (answer: ReturnType<MoneyFile['print']>) => {
    const { body } = await answer;
    expect(body.errorMessage, JSON.stringify(body)).toBeNull();
    const pdf = await api().send('GET', body.result.download.url, { as: null });
    expect(pdf.status).toBe(200);
    const images =
      Buffer.from(pdf.bytes)
        .toString('latin1')
        .match(/\/Subtype\s*\/Image\b/g)?.length ?? 0;
    const last = body.result.ledger.prints.at(-1);
    return { images, signers: last.signers.map(({ usersID }: { usersID: number }) => usersID) };
  };

  describe('the signature of somebody', () => {
    it('is kept once another person approved it, and is told to its owner alone', async () => {
      const id = await told(image(officer.usersID));
      expect(await code(decide(id, 'approve', { as: 'officer' }))).toBe('FORBIDDEN');
      expect((await list({ as: 'officer' })).body.result).toMatchObject([
        { signatureID: id, isOwn: true, isMine: true },
      ]);
      expect((await list({ as: 'closer' })).body.result).toEqual([]);
      expect((await decide(id, 'approve')).body.result).toMatchObject({
        state: 'approved',
        decidedBy: 'The bookkeeper',
      });
      expect(await code(decide(id, 'approve'))).toBe('DECIDED_ALREADY');
      // Who sets up bank accounts asks for others, and never approves what they asked for.
      const asked = await told(image(closer.usersID, png(), { as: 'administrator' }));
      expect(await code(decide(asked, 'approve', { as: 'administrator' }))).toBe('SECOND_PERSON_NEEDED');
      expect(await code(decide(asked, 'withdraw'))).toBe('SECOND_PERSON_NEEDED');
      expect((await decide(asked, 'withdraw', { as: 'administrator' })).body.result.state).toBe('withdrawn');
      // Another one takes its place.
      const next = await told(image(officer.usersID, png({ width: 200 })));
      expect((await decide(next, 'approve')).body.result.state).toBe('approved');
      const states = (await list({ as: 'officer' })).body.result.map(
        ({ signatureID, state }: { signatureID: number; state: string }) => [signatureID, state],
      );
      expect(states).toEqual([
        [next, 'approved'],
        [id, 'ended'],
      ]);
      const fetch = (as: 'officer' | 'administrator') => calls.send('GET', `/${next}/image`, undefined, { as });
      expect(await code(fetch('administrator'))).toBe('NOT_FOUND');
      const { url, mediaType } = (await fetch('officer')).body.result;
      expect(mediaType).toBe('image/png');
      const { bytes } = await api().send('GET', url, { as: null });
      expect(Buffer.from(bytes).toString('latin1')).not.toContain('Somebody at home');
      expect(await code(decide(next, 'end', { as: 'officer' }))).toBeNull();
    });

    it('is asked for by whoever may: for oneself, or with the right to bank accounts', async () => {
      expect(await code(image(officer.usersID, png(), { as: 'closer' }))).toBe('FORBIDDEN');
      expect(await code(image(users.viewOnly.usersID, png(), { as: 'viewOnly' }))).toBe('APP_READ_ONLY');
      expect(await code(account(officer.usersID, 1, { as: 'officer' }))).toBe('FORBIDDEN');
      expect((await image(4711, png(), { as: 'administrator' })).body.result.modelState).toEqual({
        usersID: ['There is no such user'],
      });
      expect((await account(officer.usersID, 1, { as: 'administrator' }, 5)).body.result.modelState).toEqual({
        bankAccountID: ['There is no trust account like this'],
      });
      const id = await told(account(elsewhere.usersID, 1));
      expect((await account(elsewhere.usersID, 1)).body.result.modelState).toEqual({
        usersID: ['The same is asked for already: it waits for another person'],
      });
      await told(decide(id, 'refuse'));
    });

    it.each<[string, Buffer, string]>([
      ['a text', Buffer.from('hello'), 'An image is a PNG or a JPEG'],
      ['a small one', png({ width: 39 }), 'The image has 39 by 40 pixels: from 40 by 20 to 2400 by 1000 can be taken'],
      [
        'one that says it is huge',
        png({ width: 60_000, height: 60, pixels: Buffer.alloc(10) }),
        'The image has 60000 by 60 pixels: from 40 by 20 to 2400 by 1000 can be taken',
      ],
      ['one that unpacks to more than it says', png({ pixels: Buffer.alloc(50_000_000) }), 'The image is damaged'],
      ['one that unpacks to less', png({ pixels: Buffer.alloc(100) }), 'The image is damaged'],
      ['one with a wrong sum', png({ sum: 7 }), 'The image is damaged'],
      ['one that is cut', png().subarray(0, 60), 'The image is damaged'],
      ['one that is interlaced', png({ interlaced: true }), 'Save the image without interlacing'],
      ['a JPEG of nothing', jpegHead, 'The image is damaged'],
      [
        'a JPEG whose picture is none',
        Buffer.concat([
          jpegHead,
          Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 40, 0, 120, 1, 1, 0x11, 0]),
          Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 3, 0xff, 0xd9]),
        ]),
        'The image cannot be drawn',
      ],
    ])('is no image: %s', async (_what, bytes, words) => {
      const before = await api().auditCount();
      const { body } = await image(administrator.usersID, bytes, { as: 'administrator' });
      expect(body.result.modelState).toEqual({ content: [words] });
      expect(await api().auditCount()).toBe(before);
    });

    it('is nowhere in clear', async () => {
      const bytes = png({ width: 77, height: 33 });
      const id = await told(image(administrator.usersID, bytes, { as: 'administrator' }));
      const rows = await inAlpha(async (tx) => ({
        own: await tx.selectFrom('check_signatures').selectAll().where('signature_id', '=', id).execute(),
        audit: await tx.selectFrom('audit_log').selectAll().where('table_name', '=', 'check_signatures').execute(),
      }));
      expect(rows.own[0]?.image_encrypted?.includes('IHDR')).toBe(false);
      expect(rows.own[0]?.image_encrypted?.toString('latin1')).not.toContain('iVBOR');
      expect(JSON.stringify(rows.audit)).not.toContain('iVBOR');
      expect(api().log.join('')).not.toContain('iVBOR');
      await told(decide(id, 'withdraw', { as: 'administrator' }));
    });
  });

  describe('a printed signature', () => {
    it('stands on a check as its right and its amount allow it, if whoever prints chooses it', async () => {
      await calls.holds(officer.usersID, courier.amount);
      await calls.holds(bookkeeper.usersID, courier.amount - 1);
      const signers = (await api().send('GET', '/api/check-signers')).body.result;
      expect(signers.map(({ usersID, most }: { usersID: number; most: number }) => [usersID, most])).toEqual(
        expect.arrayContaining([
          [officer.usersID, courier.amount],
          [bookkeeper.usersID, courier.amount - 1],
        ]),
      );
      const file = await newFile();
      const check = await checkOf(file);
      expect(await printed(print(file, check, []))).toEqual({ images: 0, signers: [] });
      const again = { reason: 'Without a signature' };
      // Beyond the limit of the first the second signs; beyond that of both, a hand does.
      expect(await printed(print(file, check, [bookkeeper.usersID], again))).toEqual({ images: 0, signers: [] });
      expect(await printed(print(file, check, [bookkeeper.usersID, officer.usersID], again))).toEqual({
        images: 1,
        signers: [officer.usersID],
      });
      expect((await file.read()).prints.map(({ signers: on }) => on.map(({ name }) => name))).toEqual([
        [],
        [],
        ['The officer'],
      ]);
      const { body } = await print(file, check, [closer.usersID], again);
      expect(body.result.modelState).toEqual({
        'signers.0': ['This signature may not be printed on checks of this bank account'],
      });
    });

    it('is one of two or none above the limit of its account', async () => {
      const above = (cents: number | null) => setControl(database(), 'twoSignaturesAbove', cents, { bankAccountID: 1 });
      await above(courier.amount - 1);
      const file = await newFile();
      const check = await checkOf(file);
      expect(await printed(print(file, check, [officer.usersID]))).toEqual({ images: 0, signers: [] });
      await calls.holds(administrator.usersID, null);
      expect(await printed(print(file, check, [officer.usersID, administrator.usersID], { reason: 'By two' }))).toEqual(
        { images: 2, signers: [officer.usersID, administrator.usersID] },
      );
      await above(courier.amount);
      expect(await printed(print(file, check, [officer.usersID], { reason: 'By one' }))).toEqual({
        images: 1,
        signers: [officer.usersID],
      });
      await above(null);
    });

    it('is not given any more once it was ended while its PDF waited', async () => {
      const file = await newFile();
      const { body } = await print(file, await checkOf(file), [officer.usersID]);
      const mine = (await list({ as: 'officer' })).body.result.find(
        ({ kind, state }: { kind: string; state: string }) => kind === 'image' && state === 'approved',
      );
      await told(decide(mine.signatureID, 'end', { as: 'officer' }));
      expect((await api().send('GET', body.result.download.url, { as: null })).status).toBe(404);
    });

    it('is held by the database', async () => {
      const file = await newFile();
      const check = await checkOf(file);
      const row = { tenant_id: 'alpha', orders_id: file.ordersID, ...check, bank_account_id: 1, check_layout_id: 1 };
      const insert = (signers: number[]) =>
        inAlpha((tx) =>
          tx
            .insertInto('check_prints')
            .values({ ...row, print_id: 90_000, signers })
            .execute(),
        );
      for (const signers of [[closer.usersID], [administrator.usersID, administrator.usersID], [1, 2, 3]])
        await expect(insert(signers)).rejects.toThrow('a check has the signatures');
      await expect(
        inAlpha((tx) => sql`update check_signatures set state = 'approved' where state = 'ended'`.execute(tx)),
      ).rejects.toThrow('approved by another person');
    });
  });
});
