import { fileHeaderSchema, orderDetailSchema } from '@closewright/contract/orders';
import { settlementSchema } from '@closewright/contract/settlement';
import { reckonedDocument } from '@closewright/domain/closing-file';
import {
  type ExplainedForm,
  type FormName,
  formsThatFit,
  statementOnForm,
  toldOfFile,
} from '@closewright/domain/forms';
import { seedDemo } from '../../seed/demo.ts';
import { systemClock } from '../../src/platform/clock/index.ts';
import { loadConfig } from '../../src/platform/config/index.ts';
import { query } from '../../src/platform/db/query.ts';
import { openSecretBox } from '../../src/platform/secrets/index.ts';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { takeSharedDatabase } from '../harness/each-database.ts';
import { readPdf } from '../harness/read-pdf.ts';
import { makeApi } from '../http/api-under-test.ts';

const tenant = 'epsilon';
const env = { NODE_ENV: 'test', CLOSEWRIGHT_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}` };

/** A form of a demo file: drawn as on the screen, and printed. */
export interface DemoForm {
  readonly name: FormName;
  readonly drawn: ExplainedForm;
  print(): ReturnType<typeof readPdf>;
}

/** The demo data behind its api, as a settlement officer reads it; one kind of database, since what both answer is held equal elsewhere. */
export async function makeDemoWorld() {
  const test = await takeSharedDatabase('embedded');
  const api = await makeApi(test, { env });
  await seedDemo(test.database, openSecretBox(loadConfig(env), systemClock));
  const token = await api.issuer.token(tenant, 'escrow-officer', { expiresIn: 24 * 60 * 60 });
  const answered = async (method: string, path: string, body?: unknown) => {
    const sent = await api.send(method, path, { as: { token }, tenant, ...(body !== undefined && { body }) });
    if (sent.status !== 200) throw new Error(`${path}: ${sent.status} ${sent.body?.errorMessage}`);
    return sent.body.result;
  };
  const fetched = (url: string) => api.send('GET', url, { as: null, tenant });
  const orders = await test.database.readInTenant(
    systemActor(tenant, 'test'),
    query.selectFrom('orders').select(['orders_id', 'file_number']),
  );
  const { loanTypes } = await answered('GET', '/api/lookups');

  /** Where the statement of a file is. */
  const pathOf = (fileNumber: string): string => {
    const order = orders.find(({ file_number }) => file_number === fileNumber);
    if (!order) throw new Error(`There is no file ${fileNumber}`);
    return `/api/orders/${order.orders_id}`;
  };

  return {
    /** Each form that fits the statement of a file, made of the answers that the web makes it of. */
    async formsOf(fileNumber: string): Promise<DemoForm[]> {
      const path = pathOf(fileNumber);
      const file = orderDetailSchema.parse(await answered('GET', path));
      const { hasSeller, kindOfOrder } = fileHeaderSchema.parse(await answered('GET', `${path}/header`));
      const settlement = settlementSchema.parse(await answered('GET', `${path}/settlements/0`));
      const { settlementStatementType, loans, loanID, statement } = settlement;
      const hasLoan = loans.some((loan) => loan.loanID === loanID);
      const known = reckonedDocument({ ...settlement, kindOfOrder, hasSeller });
      const told = toldOfFile(
        file,
        { loanID, loans, stated: statement, statedOfLoan: statement },
        { issued: null, propertyValue: null },
        (id) => loanTypes.find((type: { id: number }) => type.id === id)?.name ?? null,
      );
      return formsThatFit({ settlementStatementType, hasSeller, hasLoan }).map((name) => ({
        name,
        drawn: statementOnForm(name, known, told),
        async print() {
          const { url } = await answered('GET', `${path}/settlements/0/forms/${name}/document`);
          return readPdf((await fetched(url)).bytes);
        },
      }));
    },
    /** Our closing disclosure of a file as a file for others. */
    async exported(fileNumber: string, format: 'UCD' | 'JSON'): Promise<string> {
      const { url } = await answered('GET', `${pathOf(fileNumber)}/settlements/0/disclosure?format=${format}`);
      return (await fetched(url)).text;
    },
    /** What our import says of a disclosure beside that of a file. */
    async compared(fileNumber: string, content: string) {
      const body = { content: Buffer.from(content).toString('base64') };
      return answered('POST', `${pathOf(fileNumber)}/settlements/0/lender-disclosure`, body);
    },
    async close() {
      await api.close();
      await test.close();
    },
  };
}
