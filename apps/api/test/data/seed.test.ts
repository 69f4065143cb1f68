import { commercialChangesSchema, commercialStatementSchema } from '@closewright/contract/commercial-statement';
import { orderDetailSchema } from '@closewright/contract/orders';
import { settlementChangesSchema, settlementSchema } from '@closewright/contract/settlement';
import {
  closingProcedures,
  escrowDisclosure,
  gfePage,
  hudLoanTermsPage,
  reckonedDocument,
  type StatementTotal,
  statementCosts,
  type TotalName,
  totalNames,
} from '@closewright/domain/closing-file';
import { commercialFigures } from '@closewright/domain/commercial-statement';
import { loanDisclosures } from '@closewright/domain/disclosure';
import { feeSections } from '@closewright/domain/settlement';
import { faultsOf } from '@closewright/domain/trace';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cashSaleStatement } from '../../seed/demo/demo-cash-sale.ts';
import { commercialStatement } from '../../seed/demo/demo-commercial.ts';
import { cents, facts } from '../../seed/demo/demo-facts.ts';
import { demoFile } from '../../seed/demo/demo-file.ts';
import { hud1974Statement } from '../../seed/demo/demo-hud-1974.ts';
import { refinanceStatement } from '../../seed/demo/demo-refinance.ts';
import { reverseStatement } from '../../seed/demo/demo-reverse.ts';
import { demoStatement } from '../../seed/demo/demo-statement.ts';
import { demoTenants } from '../../seed/demo/demo-tenants.ts';
import { texasStatement } from '../../seed/demo/demo-texas.ts';
import { seedDemo } from '../../seed/demo.ts';
import { createFileGenerator } from '../../seed/file-generator.ts';
import { seedFiles } from '../../seed/seed-files.ts';
import { readingCommercial } from '../../src/modules/commercial-statement/commercial.queries.ts';
import { readingSettlement } from '../../src/modules/settlement/settlement.queries.ts';
import { query } from '../../src/platform/db/index.ts';
import { openTaxID } from '../../src/platform/secrets/index.ts';
import { reseal } from '../../src/platform/secrets/reseal.ts';
import { createSecretBox, type Keys, SecretUnreadable } from '../../src/platform/secrets/secret-box.ts';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { eachDatabase, type TestDatabase } from '../harness/each-database.ts';
import { expectProven } from '../harness/expect-proven.ts';
import { sealedForNoRow } from '../harness/old-seal.ts';

const key = (id: string, fill: number): Keys[number] => ({ id, key: Buffer.alloc(32, fill) });
const secrets = createSecretBox(() => [key('k1', 1)]);
const epsilon = systemActor('epsilon', 'test');
const ficus = systemActor('ficus', 'test');

/** What form H-25(B) calls the totals of a statement in `cfpb-h25b.json`. */
const formTotals: Readonly<Record<TotalName, string | null>> = {
  loanCosts: 'D',
  otherCosts: 'I',
  closingCosts: 'J',
  borrowerAtClosing: 'J_atClosing',
  sellerAtClosing: 'sellerClosingCosts',
  payoffsAndPayments: null,
  dueFromBorrower: 'K',
  paidForBorrower: 'L',
  cashFromBorrower: 'cashFromBuyer',
  dueToSeller: 'M',
  dueFromSeller: 'N',
  cashToSeller: 'cashToSeller',
};
const printed = (name: string | null) => (name === null ? null : cents(facts.expected[name] ?? expect.fail(name)));

describe('the file generator', () => {
  const options = { branches: [{ branchID: 1, regionID: 1 }], underwriters: 3, settlementAgent: 'Agent' };
  const make = (seed: number, count: number) => {
    const next = createFileGenerator({ seed, ...options });
    return Array.from({ length: count }, next);
  };

  it('makes the same files for the same seed, and others for another', () => {
    expect(make(1, 50)).toEqual(make(1, 50));
    expect(make(1, 10).map(({ order }) => order.file_number)).not.toEqual(
      make(2, 10).map(({ order }) => order.file_number),
    );
  });

  it('makes files that make sense', () => {
    const files = make(3, 400);
    expect(new Set(files.map(({ order }) => order.file_number)).size).toBe(400);
    expect(new Set(files.map(({ order }) => order.status)).size).toBeGreaterThan(4);
    for (const { order, loans, parties } of files) {
      expect(String(order.closing_date) > String(order.open_date)).toBe(true);
      expect(parties.some(({ role_type_id }) => role_type_id === 15)).toBe(true);
      for (const loan of loans) expect(Number(loan.amount_cents)).toBeGreaterThan(0);
      expect([0, 6]).not.toContain(new Date(`${order.closing_date}T00:00:00Z`).getUTCDay());
    }
  });
});

eachDatabase((_kind, make) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await make();
    await seedDemo(test.database, secrets);
  });
  afterAll(() => test.close());

  const ordersOf = (actor: typeof epsilon) =>
    test.database.readInTenant(
      actor,
      query.selectFrom('orders').select(['orders_id', 'file_number']).orderBy('orders_id'),
    );
  const document = async (actor: typeof epsilon, number: string) => {
    const found = (await ordersOf(actor)).find(({ file_number }) => file_number === number);
    return orderDetailSchema.parse(await test.database.readOrderDocument(actor, found?.orders_id ?? 0));
  };

  describe('the demo data', () => {
    it('holds the sample purchase of the CFPB', async () => {
      expect(await document(epsilon, '12-3456')).toMatchObject({
        order: { closingDate: '2013-04-15', salePrice: 18_000_000, earnestMoney: 1_000_000, status: 1 },
        loans: [
          {
            lenderName: 'Ficus Bank',
            amount: 16_200_000,
            rate: '3.875',
            termMonths: 360,
            loanNumber: '123456789',
            micNumber: '000654321',
          },
        ],
        properties: [{ address1: '456 Somewhere Ave', city: 'Anytown', state: 'ST', zip: '12345' }],
      });
      const names = (await document(epsilon, '12-3456')).contacts.map(({ name }) => name);
      expect(names).toEqual([
        'Michael Jones',
        'Mary Stone',
        'Steve Cole',
        'Amy Doe',
        'Ficus Bank',
        'Omega Real Estate Broker Inc.',
        'Alpha Real Estate Broker Co.',
        'Epsilon Title Co.',
      ]);
      expect(demoFile(secrets, 'epsilon').parties).toHaveLength(8);
    });

    it('holds the statement of the sample, each figure of which is that of the form', async () => {
      expect(settlementChangesSchema.safeParse(demoStatement).error).toBeUndefined();
      const ordersID = (await ordersOf(epsilon)).find(({ file_number }) => file_number === '12-3456')?.orders_id ?? 0;
      const [row] = await test.database.readInTenant(epsilon, readingSettlement({ tenant: 'epsilon', ordersID }, 0));
      const { fees, figures } = reckonedDocument({
        ...settlementSchema.parse({ ...row?.settlement, leftOut: [] }),
        hasSeller: true,
      });
      const totals = totalNames.map((name) => {
        const total = figures.totals[name];
        return [name, total?.kind === 'open' ? total.missing : (total?.value ?? null)];
      });
      expect(totals).toEqual(totalNames.map((name) => [name, printed(formTotals[name])]));
      for (const total of Object.values(figures.totals))
        if (total?.kind === 'figure') expect(faultsOf(total.trace, closingProcedures)).toEqual([]);
      expect(figures.balance.kind).toBe('balanced');
      const charges = fees.flatMap((each) => (each.kind === 'figure' ? each.fee : expect.fail(each.section ?? '')));
      const borne = Object.keys(feeSections).map((section) => {
        const ofBorrower = charges
          .filter((fee) => fee.section === section)
          .flatMap((fee) => fee.charges.filter(({ paidBy }) => paidBy === 'borrower'));
        return [section, ofBorrower.reduce((sum, { amount }) => sum + amount, 0)];
      });
      expect(borne).toEqual(Object.keys(feeSections).map((section) => [section, printed(section)]));
    });

    it('holds page 4 of the sample: nothing of it is open, and its escrow account is that of the form', async () => {
      const ordersID = (await ordersOf(epsilon)).find(({ file_number }) => file_number === '12-3456')?.orders_id ?? 0;
      const [row] = await test.database.readInTenant(epsilon, readingSettlement({ tenant: 'epsilon', ordersID }, 0));
      const stored = settlementSchema.parse({ ...row?.settlement, leftOut: [] });
      const { file, charges, fees, figures } = reckonedDocument({ ...stored, hasSeller: true });
      const home = { address: facts.file.property, field: 'property' };
      const parts = loanDisclosures({ isNegativeAmortization: false }, stored.statement, [home]);
      expect(parts.map(({ missing }) => missing)).toEqual(parts.map(() => ({})));
      const initial = statementCosts(figures, fees).find(({ letter }) => letter === 'G')?.total ?? expect.fail('G');
      const { lines } = escrowDisclosure(stored.statement, { file, charges, fees, initial });
      expect(lines.map(({ name, total }) => [name, total.kind === 'figure' && total.value])).toEqual([
        ['escrowed', printed('escrowedYear1')],
        ['notEscrowed', printed('nonEscrowedYear1')],
        ['initial', printed('G')],
        ['monthly', printed('escrowMonthly')],
      ]);
    });

    /** The statement of a file as the api reads it, and what it comes to. */
    const reckonedOf = async (number: string, hasSeller: boolean) => {
      const ordersID = (await ordersOf(epsilon)).find(({ file_number }) => file_number === number)?.orders_id ?? 0;
      const [row] = await test.database.readInTenant(epsilon, readingSettlement({ tenant: 'epsilon', ordersID }, 0));
      const stored = settlementSchema.parse({ ...row?.settlement, leftOut: [] });
      return { stored, ...reckonedDocument({ ...stored, hasSeller }) };
    };

    /** Totals of the statement of a file, each in cents, and whether its sides are in balance. */
    const totalsOf = async (number: string, names: readonly TotalName[]) => {
      // What a sale pays its seller is asked of one with a seller.
      const { figures } = await reckonedOf(number, names.includes('cashToSeller'));
      const value = (name: TotalName) => {
        const total = figures.totals[name];
        return total?.kind === 'figure' ? total.value : total?.missing;
      };
      return { ...Object.fromEntries(names.map((name) => [name, value(name)])), balance: figures.balance.kind };
    };

    it.each<[string, string, Parameters<typeof settlementChangesSchema.parse>[0], Partial<Record<TotalName, number>>]>([
      [
        // D: 1,545.60 of the loan policy (1,472.00 and 5 % of it), 0.5 % of 240,000, 550.00 of the appraisal, half of 800.00. I: 140.00 to record,
        // 28 days at 40.83, 2,150.00 of insurance. Cash: 57,173.60 of price, loan, deposit and policies; 400.00, 1,200.00 and I more, 337 days of taxes
        // at 20.00 less. The seller: 298,055.20 less 400.00, 30.00, 595.00, 9,000.00, the taxes and 152,512.40.
        'a Texas purchase whose policies are rated at the promulgated premiums',
        'TX-1001',
        texasStatement,
        { loanCosts: 3695_60, otherCosts: 3433_24, cashFromBorrower: 55_466_84, cashToSeller: 128_777_80 },
      ],
      [
        // Form H-25(E).
        'the refinance of the CFPB',
        'RF-1002',
        refinanceStatement,
        {
          loanCosts: 3495_50,
          otherCosts: 2762_07,
          closingCosts: 5757_57,
          payoffsAndPayments: 115_000_00,
          cashFromBorrower: -29_677_43,
        },
      ],
      [
        // The buyer: 250,000.00, 300.00, 18.50 and 21 days of taxes at 10.00, less 10,000.00. The seller: 250,210.00 less 500.00, a policy of 575.00
        // and 750.00, stamps of 2,500 times 0.70, 5 % of the price and 90,300.00.
        'a sale in Florida without a loan',
        'CS-1003',
        cashSaleStatement,
        { cashFromBorrower: 240_528_50, cashToSeller: 143_835_00 },
      ],
      [
        // 1400 of the borrower: 1 % of 96,000, 35.00, 22 days at 16.00, 900.00, two months of 175.00, 250.00 twice, 90.00. Of the seller: 250.00, 200.00,
        // 600.00, 20.00, 1,200 times 0.10, 6 % of the price. 220: 3,000.00, the loan, 200.00 of the lender, 343 days of taxes at 4.00, which the
        // seller owes besides 60,200.00.
        'a purchase with a loan on a HUD-1 of 1974',
        'HL-1004',
        hud1974Statement,
        {
          borrowerAtClosing: 3187_00,
          sellerAtClosing: 8390_00,
          dueFromBorrower: 123_187_00,
          paidForBorrower: 100_572_00,
          cashFromBorrower: 22_615_00,
          dueFromSeller: 69_962_00,
          cashToSeller: 50_038_00,
        },
      ],
      [
        // 1400: 3,200.00, 15.00, 3,000.00, 450.00, 620.00, 160.00 to record, 125.00. 1520: 70,250.00 and 4,000.00.
        'a reverse mortgage on a HUD-1A',
        'RM-1005',
        reverseStatement,
        { borrowerAtClosing: 7570_00, payoffsAndPayments: 74_250_00, cashFromBorrower: -38_180_00 },
      ],
    ])('holds %s', async (_, number, statement, expected) => {
      expect(settlementChangesSchema.safeParse(statement).error).toBeUndefined();
      // The keys of a literal are known by its type.
      const names = Object.keys(expected) as TotalName[];
      expect(await totalsOf(number, names)).toEqual({ ...expected, balance: 'balanced' });
    });

    it('the reverse mortgage is within its estimate, and page 3 says of it what Appendix A does', async () => {
      const { charges, file, fees, figures, stored } = await reckonedOf('RM-1005', false);
      const { tenPercent, cure } = gfePage(figures, fees);
      // 500.00, 12.00, 3,000.00, 1,050.00 and 150.00; 3.00, 20.00 and 10.00 more.
      const value = (total: StatementTotal | null | undefined) => (total?.kind === 'figure' ? total.value : total);
      expect([value(tenPercent?.estimate), value(tenPercent?.final), value(cure)]).toEqual([4712_00, 4745_00, 0]);
      const loan = stored.loans.find(({ loanID }) => loanID === stored.loanID) ?? expect.fail('a loan');
      const { lines, missing } = hudLoanTermsPage({ loan, stated: stored.statement }, { file, charges, fees });
      const answers = lines.map(({ name, figure, answer }) => [name, figure?.value ?? answer?.isYes ?? null]);
      expect(missing).toEqual([]);
      expect(Object.fromEntries(answers)).toMatchObject({
        initialAmount: { cents: 120_000_00 },
        term: { text: 'N/A' },
        initialMonthly: { text: 'N/A' },
        balanceRises: true,
        amountRises: false,
        balloon: false,
      });
    });

    it('holds a commercial purchase of two parcels: three buyers and two sellers, balanced, each cent with somebody', async () => {
      expect(commercialChangesSchema.safeParse(commercialStatement).error).toBeUndefined();
      const ordersID = (await ordersOf(epsilon)).find(({ file_number }) => file_number === 'CM-2001')?.orders_id ?? 0;
      const [row] = await test.database.readInTenant(epsilon, readingCommercial({ tenant: 'epsilon', ordersID }));
      const stored = commercialStatementSchema.parse(row?.commercial);
      const named = <R extends object>(rows: readonly R[], idOf: (row: R) => number) =>
        rows.map((row) => ({ ...row, key: idOf(row), id: idOf(row) }));
      const figures = commercialFigures({
        closingDate: stored.closingDate,
        closingDayOf: stored.statement.closingDayOf,
        parties: named(stored.commercialParties, (row) => row.commercialPartyID),
        lines: named(stored.commercialLines, (row) => row.commercialLineID),
        amounts: named(
          stored.commercialAmounts.map((row) => ({ ...row, line: row.commercialLineID })),
          (row) => row.commercialAmountID,
        ),
        tenants: named(stored.commercialTenants, (row) => row.commercialTenantID),
      });
      expect([figures.outOfBalance.value, figures.missing, stored.ofFile.properties.length]).toEqual([0, [], 2]);
      // 21 of 31 days of rents of 18,600.00 are 12,600.00, the deposits 21,700.00.
      expect(figures.totals.map(({ party, due }) => [party.name, due.kind === 'figure' && due.value])).toEqual([
        ['Alder Holdings LLC', 626_675_50],
        ['Birch Partners LP', 377_005_30],
        ['Cedar Trust', 252_170_21],
        ['Dogwood Realty Inc.', -2_355_996_00],
        ['Elm Properties LLC', -1_570_664_00],
      ]);
    });

    it('names on the demo file the companies of the directory that its parties are', async () => {
      const companies = await test.database.readInTenant(
        epsilon,
        query.selectFrom('companies').select(['company_id', 'name']),
      );
      const parties = (await document(epsilon, '12-3456')).contacts.slice(4);
      expect(
        parties.map(({ companyID }) => companies.find(({ company_id }) => company_id === companyID)?.name),
      ).toEqual(parties.map(({ name }) => name));
    });

    it('has a file of the same number and other content in the other tenant', async () => {
      expect((await document(ficus, '12-3456')).properties).not.toMatchObject([{ address1: '456 Somewhere Ave' }]);
    });

    it('is made once', async () => {
      const before = await ordersOf(epsilon);
      await seedDemo(test.database, secrets);
      expect(await ordersOf(epsilon)).toEqual(before);
    });

    it('gives the staff what their roles say', async () => {
      const users = await test.database.readInTenant(
        epsilon,
        query
          .selectFrom('users as u')
          .leftJoin('security_role_settings as s', (join) =>
            join
              .onRef('s.tenant_id', '=', 'u.tenant_id')
              .onRef('s.security_role_id', '=', 'u.security_role_id')
              .on('s.name', '=', 'OrderEntry_ScreenAccess'),
          )
          .select(['u.login', 's.value', 'u.group_users_id'])
          .orderBy('u.users_id'),
      );
      expect(users.map(({ login, value }) => [login, value])).toEqual([
        ['administrator', 2],
        ['escrow-officer', 2],
        ['closer', 2],
        ['title-examiner', 2],
        ['accountant', 1],
        ['read-only', 1],
        ['one-region', 2],
        ['no-group', 2],
      ]);
      expect(users.filter(({ group_users_id }) => group_users_id === null).map(({ login }) => login)).toEqual([
        'no-group',
      ]);
    });

    it('grows by made-up files, which are added once', async () => {
      const before = (await ordersOf(ficus)).length;
      expect(await seedFiles(test.database, { tenant: 'ficus', files: 300, seed: 5 })).toBe(300);
      expect(await seedFiles(test.database, { tenant: 'ficus', files: 320, seed: 5 })).toBe(20);
      expect(await ordersOf(ficus)).toHaveLength(before + 320);
      await expectProven(test.database, 'ficus');
      await expect(seedFiles(test.database, { tenant: 'nobody', files: 1, seed: 1 })).rejects.toThrow(
        'There is no tenant nobody',
      );
    });
  });

  describe('a rotation of the keys', () => {
    /** Two tax ids, and two bank accounts of each of the tenants. */
    const secrets = 2 + 2 * demoTenants.length;

    it('goes from batch to batch to the last value, and can be stopped between two', async () => {
      const next = createSecretBox(() => [key('k0', 3), key('k1', 1)]);
      const told = new AbortController();
      const stopping: Parameters<typeof reseal>[0] = (work) =>
        test.asOwner(async (owner) => {
          const result = await work(owner);
          if (result === 1) told.abort(new Error('enough'));
          return result;
        });
      await expect(reseal(stopping, next, { signal: told.signal, batchSize: 1 })).rejects.toThrow('enough');
      expect(await reseal((work) => test.asOwner(work), next, { batchSize: 1 })).toBe(secrets - 1);
      const back = createSecretBox(() => [key('k1', 1), key('k0', 3)]);
      expect(await reseal((work) => test.asOwner(work), back, { batchSize: 1 })).toBe(secrets);
    });

    it('names the row of what was sealed for none, unless it is not of that row', async () => {
      const k1 = createSecretBox(() => [key('k1', 1), key('k0', 3)]);
      const store = (taxID: { tax_id_encrypted: Buffer; tax_id_last4: string }) =>
        test.database.inTenant(epsilon, (tx) =>
          tx.updateTable('order_parties').set(taxID).where('name', '=', 'Mary Stone').execute(),
        );
      const stored = () =>
        test.database.readInTenant(
          epsilon,
          query
            .selectFrom('order_parties')
            .select(['tax_id_encrypted', 'tax_id_last4', 'roles_id'])
            .where('name', '=', 'Mary Stone'),
        );
      const [before] = await stored();
      const { tax_id_encrypted, tax_id_last4, roles_id: row } = before ?? expect.fail('nobody');
      await store({ tax_id_encrypted: sealedForNoRow, tax_id_last4: '3457' });
      const rotating = () => reseal((work) => test.asOwner(work), k1);
      await expect(rotating()).rejects.toThrow(new RegExp(`order_parties.tax_id_encrypted, row ${row}, .*beside it`));
      expect((await stored())[0]?.tax_id_encrypted).toEqual(sealedForNoRow);
      await store({ tax_id_encrypted: sealedForNoRow, tax_id_last4: '6789' });
      expect(await rotating()).toBe(1);
      const [after] = await stored();
      expect(openTaxID(k1, { tenant: 'epsilon', row }, after?.tax_id_encrypted as Buffer, '6789')).toBe('123-45-6789');
      expect(() =>
        openTaxID(k1, { tenant: 'epsilon', row: row + 1 }, after?.tax_id_encrypted as Buffer, '6789'),
      ).toThrow(SecretUnreadable);
      await store({ tax_id_encrypted: tax_id_encrypted as Buffer, tax_id_last4: String(tax_id_last4) });
    });

    it('seals everything anew, once, and leaves the old key unneeded', async () => {
      const rotated = createSecretBox(() => [key('k2', 2), key('k1', 1)]);
      expect(await reseal((work) => test.asOwner(work), rotated)).toBe(secrets);
      expect(await reseal((work) => test.asOwner(work), rotated)).toBe(0);
      const withoutOld = createSecretBox(() => [key('k2', 2)]);
      const sealed = await test.database.readInTenant(
        epsilon,
        query
          .selectFrom('order_parties')
          .select(['tax_id_encrypted as value', 'name', 'roles_id as row'])
          .where('tax_id_encrypted', 'is not', null)
          .orderBy('name'),
      );
      const placeOf = (row: number) => ({
        tenant: 'epsilon',
        table: 'order_parties',
        column: 'tax_id_encrypted',
        row,
      });
      expect(sealed.map(({ value, name, row }) => [name, withoutOld.decrypt(value as Buffer, placeOf(row))])).toEqual([
        ['Mary Stone', '987-65-3457'],
        ['Michael Jones', '987-65-3456'],
      ]);
      await expectProven(test.database, 'epsilon');
    });
  });
});
