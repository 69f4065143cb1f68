import { postingOf } from '@closewright/domain/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AskedPosting } from '../../src/modules/ledger/post-transactions.usecases.ts';
import { type Actor, actorKey } from '../../src/platform/tenant/in-tenant.ts';
import { eachDatabase, type TestDatabase } from '../harness/each-database.ts';
import { approve, askFor, type Wanted } from './approval-world.ts';
import { faultsIn, makeLedgerTenant, person, post } from './ledger-world.ts';

/** What the database holds of approvals, whoever calls: how a request is decided, and what is posted by it. */
eachDatabase((_kind, make) => {
  let test: TestDatabase;
  const asker = person(1);
  const approver = person(2);

  beforeAll(async () => {
    test = await make();
    await makeLedgerTenant(test.database, 24);
  });
  afterAll(async () => {
    expect(await faultsIn(test.database, asker)).toEqual([]);
    await test.close();
  });

  const refusalOf = (work: Promise<unknown>): Promise<string | null> =>
    work.then(
      () => null,
      (error: Error & { code?: string }) => error.code ?? error.message,
    );
  /** As the owner of the tables, who is no application. */
  const asOwner = (actor: Actor, statement: string, values: unknown[] = []) =>
    test.asOwner(async (owner) => {
      await owner.query("select set_config('app.tenant', 'epsilon', false), set_config('app.actor', $1, false)", [
        actorKey(actor),
      ]);
      return owner.query(statement, values);
    });

  describe('a request', () => {
    const change =
      (set: string, actor: Actor = approver) =>
      async (id: number) =>
        asOwner(actor, `update approval_requests set ${set} where tenant_id = 'epsilon' and approval_id = $1`, [id]);
    const decided = async (id: number) => {
      await approve(test.database, approver, id);
      return id;
    };

    it.each<[what: string, (id: number) => Promise<unknown>]>([
      ['is approved by who asked', change("state = 'approved'", asker)],
      ['is refused by who asked', change("state = 'refused', decision_comment = 'No'", asker)],
      ['is approved by the system', change("state = 'approved'", person('system:jobs'))],
      ['is withdrawn by another', change("state = 'withdrawn'")],
      ['is refused without a word', change("state = 'refused'")],
      ['is changed in its amount', change('amount_cents = 99')],
      ['is changed in its amount when it is approved', change("state = 'approved', amount_cents = 99")],
      ['is asked for in another name', change("state = 'approved', requested_by = '3'")],
      ['is removed', (id) => asOwner(asker, 'delete from approval_requests where approval_id = $1', [id])],
      ['goes with all of them', () => asOwner(asker, 'truncate approval_requests')],
      ['is approved twice', async (id) => change("state = 'approved'", person(3))(await decided(id))],
      [
        'is refused after it was approved',
        async (id) => change("state = 'refused', decision_comment = 'No'")(await decided(id)),
      ],
      ['is open again', async (id) => change("state = 'pending'")(await decided(id))],
    ])('never %s', async (_what, tried) => {
      const id = await askFor(test.database, asker, {});
      expect(await refusalOf(tried(id))).toMatch(/^(42501|23514)$/);
    });

    it('says itself who asked and who decided, whatever it is told', async () => {
      const id = await askFor(test.database, asker, {});
      await change("state = 'approved', decided_by = '9', decided_at = '2000-01-01'")(id);
      const { rows } = await asOwner(
        asker,
        'select requested_by, decided_by, decided_at from approval_requests where approval_id = $1',
        [id],
      );
      expect(rows[0]).toMatchObject({ requested_by: '1', decided_by: '2' });
      expect(String(Object(rows[0]).decided_at)).not.toContain('2000');
    });

    it('is not begun as a decided one', async () => {
      const begun = asOwner(
        asker,
        `insert into approval_requests (tenant_id, approval_id, orders_id, bank_account_id, kind, amount_cents, category, is_recoverable, comment, state)
          values ('epsilon', 9999, 7, 1, 'loss', 1, 'Fraud', false, 'x', 'approved')`,
      );
      expect(await refusalOf(begun)).toBe('42501');
    });

    it('leaves the application no column but those of the decision', async () => {
      const { rows } = await test.asOwner((owner) =>
        owner.query<{ column: string }>(
          `select column_name as column from information_schema.role_column_grants
            where grantee = 'closewright_app' and table_name = 'approval_requests' and privilege_type = 'UPDATE' order by 1`,
        ),
      );
      expect(rows.map(({ column }) => column)).toEqual(['decision_comment', 'state']);
    });

    it('waits once for each payment', async () => {
      const [check] = await post(test.database, asker, [
        {
          ...posted('a receipt'),
          posting: postingOf({ kind: 'receipt', parts: [{ file: 9, amount: 50_00, isGood: true }] }),
        },
        {
          ...posted('a check'),
          posting: postingOf({ kind: 'check', parts: [{ file: 9, amount: 10_00, from: 'available' }] }),
        },
      ]).then((all) => all.slice(1));
      const ending = (kind: string) => askFor(test.database, asker, { kind, file: 9, amount: 10_00, about: check });
      await ending('void');
      expect(await refusalOf(ending('stop'))).toBe('23505');
    });
  });

  const posted = (key: string) => ({ bank: 1, date: '2026-11-05', key });
  const wanted = { kind: 'advance', file: 7, amount: 50_00 } as const;
  const lackingOf = (
    key: string,
    approval: unknown,
    event: { readonly kind?: 'advance' | 'loss' } = {},
    more: object = {},
  ): AskedPosting => {
    const { kind, file, amount } = { ...wanted, ...event };
    return {
      ...posted(key),
      posting: postingOf({ kind, parts: [{ file, amount }] }),
      facts: { reason: 'x', ...(approval === undefined ? {} : { approval }) },
      ...more,
    };
  };

  describe('an advance or a loss', () => {
    it.each(['advance', 'loss'] as const)('is posted by the approval of %s, once', async (kind) => {
      const id = await askFor(test.database, asker, { kind });
      await approve(test.database, approver, id);
      const [first] = await post(test.database, approver, [lackingOf(`right ${kind}`, id, { kind })]);
      expect(first).toMatchObject({ repeated: false });
      expect(await refusalOf(post(test.database, approver, [lackingOf(`again ${kind}`, id, { kind })]))).toBe(
        'APPROVAL_NEEDED',
      );
      // The same posting again is no second one.
      const [again] = await post(test.database, approver, [lackingOf(`right ${kind}`, id, { kind })]);
      expect(again).toMatchObject({ repeated: true });
    });

    it.each<
      [what: string, asked: Partial<Wanted>, made: (id: number) => AskedPosting, by?: Actor, isApproved?: boolean]
    >([
      ['without an approval', {}, () => lackingOf('a', undefined)],
      ['with one that is none', {}, () => lackingOf('b', 'mine')],
      ['with one of nobody', {}, () => lackingOf('c', 4711)],
      ['with the number of one written otherwise', {}, (id) => lackingOf('d', `0${id}`)],
      ['of another file', { file: 8 }, (id) => lackingOf('e', id)],
      ['of another amount', { amount: 50_01 }, (id) => lackingOf('f', id)],
      ['of another kind', { kind: 'loss' }, (id) => lackingOf('g', id)],
      ['of another bank account', { bank: 2 }, (id) => lackingOf('h', id)],
      ['by another than who approved', {}, (id) => lackingOf('i', id), person(3)],
      ['by who asked', {}, (id) => lackingOf('j', id), person(1)],
      ['that waits', {}, (id) => lackingOf('k', id), approver, false],
      [
        'with a part for another file',
        { amount: 60_00 },
        (id) => ({
          ...lackingOf('l', id),
          posting: postingOf({
            kind: 'advance',
            parts: [
              { file: 7, amount: 50_00 },
              { file: 8, amount: 10_00 },
            ],
          }),
        }),
      ],
    ])('is refused %s', async (_what, asked, made, by = approver, isApproved = true) => {
      const id = await askFor(test.database, asker, { ...wanted, ...asked });
      if (isApproved) await approve(test.database, approver, id);
      expect(await refusalOf(post(test.database, by, [made(id)]))).toBe('APPROVAL_NEEDED');
    });

    it.each<[what: string, asked: Partial<Wanted>, parts: readonly { file: number; amount: number; toFile: number }[]]>(
      [
        ['without being what was asked for', { toFile: 9 }, [{ file: 7, amount: 50_00, toFile: 8 }]],
        ['the other way', { toFile: 8 }, [{ file: 8, amount: 50_00, toFile: 7 }]],
        [
          'to a second file, too',
          { toFile: 8 },
          [
            { file: 7, amount: 40_00, toFile: 8 },
            { file: 7, amount: 10_00, toFile: 9 },
          ],
        ],
      ],
    )('of money to another file is refused %s', async (what, asked, parts) => {
      const id = await askFor(test.database, asker, { ...wanted, kind: 'transfer', ...asked });
      await approve(test.database, approver, id);
      const made = { ...posted(`transfer ${what}`), posting: postingOf({ kind: 'transfer', parts }) };
      expect(await refusalOf(post(test.database, approver, [{ ...made, facts: { approval: id } }]))).toBe(
        'APPROVAL_NEEDED',
      );
    });

    it('is refused by a request that was refused', async () => {
      const id = await askFor(test.database, asker, {});
      await approve(test.database, approver, id, { state: 'refused', decision_comment: 'No' });
      expect(await refusalOf(post(test.database, approver, [lackingOf('m', id)]))).toBe('APPROVAL_NEEDED');
    });

    it('leaves its approval to nothing else: what names one is what was approved', async () => {
      const id = await askFor(test.database, asker, {});
      await approve(test.database, approver, id);
      const receipt = postingOf({ kind: 'receipt', parts: [{ file: 7, amount: 50_00, isGood: true }] });
      const other = { ...posted('n'), posting: receipt, facts: { approval: id } };
      expect(await refusalOf(post(test.database, approver, [other]))).toBe('APPROVAL_NEEDED');
    });
  });
});
