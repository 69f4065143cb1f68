import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { serverDatabase } from '../harness/each-database.ts';
import { useMoneyWorld } from './check-writing-refusals.ts';
import { payTo } from './check-writing-world.ts';

/** What the database holds of prints, whoever calls. */
serverDatabase((make) => {
  const { asOwner, inAlpha, newFile, printedOf } = useMoneyWorld(make);

  describe('the table of prints', () => {
    /** A check that is printed, one that is not, and a wire. */
    const stored = async () => {
      const file = await newFile();
      const check = await printedOf(file);
      await file.told(file.disburse([payTo(file.ordersID, 'seller')]));
      const [print] = (await file.read()).prints;
      if (!print) throw new Error('nothing was printed');
      return { file, check, wire: await file.last('wire out'), id: print.printID };
    };
    type Stored = Awaited<ReturnType<typeof stored>>;
    const ofPrint = (set: string) => (of: Stored) =>
      `update check_prints set ${set} where tenant_id = 'alpha' and print_id = ${of.id}`;
    let ids = 5000;
    const insert =
      (more: (of: Stored) => Readonly<Record<string, string | number | null>>) =>
      (of: Stored): string => {
        ids += 1;
        const row = {
          ...{ tenant_id: 'alpha', print_id: ids, orders_id: of.file.ordersID, bank_account_id: 1, check_layout_id: 1 },
          ...of.check,
          ...more(of),
        };
        const values = Object.values(row).map((value) => (typeof value === 'string' ? `'${value}'` : String(value)));
        return `insert into check_prints (${Object.keys(row).join(', ')}) values (${values.join(', ')})`;
      };
    const tried = (statement: string, tenant = 'alpha') =>
      asOwner(`select set_config('app.tenant', '${tenant}', false), set_config('app.actor', '1', false); ${statement}`);

    it.each<[what: string, (of: Stored) => string, code: string, before?: (of: Stored) => Promise<unknown>]>([
      ['changes what was printed', ofPrint('printed_by = null'), '42501'],
      ['changes when', ofPrint("spoiled_reason = 'Jammed', printed_at = '2000-01-01'"), '42501'],
      ['changes why', ofPrint("reason = 'Another'"), '42501'],
      ['is another check', ofPrint("spoiled_reason = 'Jammed', number = 1"), '42501'],
      ['is removed', (of) => `delete from check_prints where print_id = ${of.id}`, '42501'],
      ['is emptied', () => 'truncate check_prints', '42501'],
      ['is spoiled for no reason', ofPrint("spoiled_reason = ''"), '23514'],
      [
        'is spoiled twice',
        ofPrint("spoiled_reason = 'Torn'"),
        '42501',
        ({ file, check }) => file.told(file.spoil([check])),
      ],
      [
        'is good again',
        ofPrint('spoiled_reason = null, spoiled_at = null, spoiled_by = null'),
        '42501',
        ({ file, check }) => file.told(file.spoil([check])),
      ],
      ['has a check again for no reason', insert(() => ({})), '42501'],
      [
        'has a check that is spoiled from the start',
        insert(() => ({ reason: 'Again', spoiled_reason: 'Torn' })),
        '42501',
      ],
      ['has a wire', insert(({ wire }) => wire), '42501'],
      ['has a check of another file', insert(() => ({ orders_id: 5, reason: 'Again' })), '42501'],
      ['has a check of another bank account', insert(() => ({ bank_account_id: 6, reason: 'Again' })), '42501'],
      ['has a check of another tenant', insert(() => ({ tenant_id: 'beta', reason: 'Again' })), '42501'],
      ['has a check by no layout', insert(() => ({ check_layout_id: 4711, reason: 'Again' })), '23503'],
      [
        'has a check that was voided',
        insert(() => ({ reason: 'Again' })),
        '42501',
        ({ file, check }) => file.end('void', check),
      ],
      [
        'has a check again for no reason while a paper before the last is good',
        insert(() => ({})),
        '42501',
        async (of) => {
          await tried(insert(() => ({ reason: 'Torn' }))(of));
          await tried(
            `update check_prints set spoiled_reason = 'Jammed' where tenant_id = 'alpha' and print_id = ${ids}`,
          );
        },
      ],
      [
        'has a first print with a reason',
        insert(() => ({ reason: 'Again' })),
        '42501',
        ({ file, check }) => file.told(file.spoil([check])),
      ],
    ])('never %s, also not by its owner', async (_what, statement, code, before) => {
      const of = await stored();
      await before?.(of);
      await expect(tried(statement(of))).rejects.toMatchObject({ code });
    });

    it('says itself which paper it is, who printed it and who spoiled it, whatever it is told', async () => {
      const of = await stored();
      await tried(insert(() => ({ reason: 'Torn', copy: 7, printed_by: '9', printed_at: '2000-01-01' }))(of));
      await tried(
        `update check_prints set spoiled_reason = 'Torn', spoiled_by = '9', spoiled_at = '2000-01-01' where print_id = ${ids}`,
      );
      const row = await inAlpha((tx) =>
        tx.selectFrom('check_prints').selectAll().where('print_id', '=', ids).executeTakeFirstOrThrow(),
      );
      expect(row).toMatchObject({ copy: 2, printed_by: '1', spoiled_by: '1' });
      for (const at of [row.printed_at, row.spoiled_at])
        expect(new Date(String(at)).getFullYear()).toBeGreaterThan(2000);
    });

    it('lets the application neither change nor remove what was printed', async () => {
      const { id } = await stored();
      for (const statement of [
        sql`update check_prints set reason = 'Another' where print_id = ${id}`,
        sql`delete from check_prints where print_id = ${id}`,
      ])
        await expect(inAlpha((tx) => statement.execute(tx))).rejects.toMatchObject({ code: '42501' });
    });
  });
});
