import { figuresToKeep, reckonedDocument } from '@closewright/domain/closing-file';
import { SettlementStatementType } from '@closewright/domain/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { facts } from '../../seed/demo/demo-facts.ts';
import { seedDemo } from '../../seed/demo.ts';
import { formOnPaper } from '../../src/modules/settlement/print-form.usecases.ts';
import { asOfToday, readingSettlement } from '../../src/modules/settlement/settlement.queries.ts';
import { query } from '../../src/platform/db/query.ts';
import { Printer } from '../../src/platform/pdf/index.ts';
import { createSecretBox } from '../../src/platform/secrets/secret-box.ts';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { readPdf } from '../harness/read-pdf.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { files, onlyInBeta } from './world.ts';

const epsilon = systemActor('epsilon', 'test');
const printer = new Printer();

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;

  beforeAll(async () => {
    test = await make();
    await seedDemo(
      test.database,
      createSecretBox(() => [{ id: 'k1', key: Buffer.alloc(32, 1) }]),
    );
    api = await makeApi(test);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
    await printer.close();
  });

  describe('the closing disclosure of the demo file', () => {
    const statement = async () => {
      const [file] = await test.database.readInTenant(
        epsilon,
        query.selectFrom('orders').select('orders_id as ordersID').where('file_number', '=', facts.file.number),
      );
      return { ordersID: file?.ordersID ?? 0, loanID: 0 };
    };
    const print = async () =>
      printer.form(
        await formOnPaper(test.database, epsilon, { ...(await statement()), form: 'closingDisclosure' }),
        'epsilon',
      );

    it('has the figures of the published form, which are those of its statement, and is a draft', async () => {
      const { pages, info } = await readPdf(await print());
      const text = pages.map((page) => page.text.replaceAll(/\s/g, '')).join('');
      expect(info).toMatchObject({ Title: 'Closing Disclosure of file 12-3456, draft' });
      expect(pages.every(({ texts }) => texts.some((each) => each.text === 'DRAFT' && each.isArtifact))).toBe(true);
      const { D, I, J, cashFromBuyer, apr, tip, totalOfPayments, financeCharge } = facts.expected;
      const grouped = (amount = '') => `$${amount.replace(/\B(?=(\d{3})+\.)/g, ',')}`;
      for (const amount of [D, I, J, cashFromBuyer, totalOfPayments, financeCharge])
        expect(text).toContain(grouped(amount));
      for (const percent of [apr, tip]) expect(text).toContain(`${percent}%`);
      for (const name of ['MichaelJones', 'SteveCole', 'FicusBank', '456SomewhereAve', '☒Conventional', '123456789'])
        expect(text).toContain(name);

      const { ordersID } = await statement();
      const [row] = await test.database.readInTenant(epsilon, readingSettlement({ tenant: 'epsilon', ordersID }, 0));
      if (!row?.settlement) throw new Error('The demo file has no statement');
      const { totals } = figuresToKeep(reckonedDocument({ ...asOfToday(row.settlement), hasSeller: true }), 'CDF');
      for (const { name, figure } of totals) {
        if (figure.kind === 'open') throw new Error(`${name} is open`);
        expect(text, name).toContain(grouped((Math.abs(figure.value) / 100).toFixed(2)));
      }
    });

    it('of the same data has the same bytes', async () => {
      expect(Buffer.compare(await print(), await print())).toBe(0);
    });
  });

  describe('the closing disclosure of a file', () => {
    const path = (ordersID: number = files.open) =>
      `/api/orders/${ordersID}/settlements/0/forms/closingDisclosure/document`;

    it('is fetched at the address that is answered', async () => {
      const { result } = (await api.send('GET', path())).body;
      expect(result.fileName).toMatch(/^closing-disclosure-.+-draft\.pdf$/);
      const file = await api.send('GET', result.url, { as: null });
      expect(file.headers['content-type']).toBe('application/pdf');
      expect(file.text).toMatch(/^%PDF-1\.7/);
      expect(file.text).toContain('<pdfuaid:part>1</pdfuaid:part>');
    });

    it('is of its tenant alone, and of who may read the statement', async () => {
      const { url } = (await api.send('GET', path())).body.result;
      expect((await api.send('GET', url, { as: null, tenant: 'beta' })).status).toBe(404);
      expect((await api.send('GET', path(onlyInBeta))).status).toBe(404);
      expect((await api.send('GET', path(), { as: 'closer' })).status).toBe(403);
    });

    it('is there for statements on its form only, and it says so', async () => {
      await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
        tx
          .updateTable('orders')
          .set({ settlement_statement_type: SettlementStatementType.HUD2010 })
          .where('tenant_id', '=', 'alpha')
          .where('orders_id', '=', files.open)
          .execute(),
      );
      const { status, body } = await api.send('GET', path());
      expect([status, body.errorMessage]).toEqual([404, 'The statement of this file has no Closing Disclosure.']);
      const { result } = (await api.send('GET', `/api/orders/${files.open}/settlements/0/forms/hudStatement/document`))
        .body;
      expect(result.fileName).toMatch(/^settlement-statement-hud-1-.+-draft\.pdf$/);
      const { info } = await readPdf((await api.send('GET', result.url, { as: null })).bytes);
      expect(info).toMatchObject({ Title: expect.stringMatching(/^Settlement Statement HUD-1 of file .+, draft$/) });
    });
  });
});
