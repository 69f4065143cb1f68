import { endpoints } from '@closewright/contract';
import { type Endpoint, failureSchema } from '@closewright/contract/kit';
import type { ActionName } from '@closewright/domain/access';
import { type ErrorCode, errorCodes } from '@closewright/domain/errors';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '../harness/each-database.ts';
import { type Answer, type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { makeApprovals } from './approval-examples.ts';
import { makeBankFiles } from './bank-file-examples.ts';
import { makeSignatures } from './check-signatures-world.ts';
import { makeMoney } from './check-writing-examples.ts';
import { makeCompanies } from './companies-world.ts';
import { makeConsolidated } from './consolidated-examples.ts';
import { makeControls } from './control-examples.ts';
import { makeCustomData } from './custom-data-world.ts';
import { examples } from './endpoint-examples.ts';
import type { Example } from './example.ts';
import { makeExpectedWires } from './expected-wire-examples.ts';
import { makeFileAudit } from './file-audit-examples.ts';
import { makeFinalized } from './finalized-examples.ts';
import { makeInvestments } from './investment-examples.ts';
import { makeInvoices } from './invoice-examples.ts';
import { makeJournalExports } from './journal-exports-examples.ts';
import { makeLetters } from './letter-examples.ts';
import { makeNotes } from './note-examples.ts';
import { makeOpenings } from './opening-examples.ts';
import { makePeople } from './people-world.ts';
import { makePositivePay } from './positive-pay-examples.ts';
import { makeExceptions } from './positive-pay-exception-examples.ts';
import { makeMatching } from './reconciliation-examples.ts';
import { makeRemittances } from './remittance-examples.ts';
import { makeSanctions } from './sanctions-examples.ts';
import { makeVersion } from './settlement-examples.ts';
import { makeStaleChecks } from './stale-check-examples.ts';
import { makeStatementRows } from './statement-call-examples.ts';
import { makeSystemAlerts } from './system-alert-examples.ts';
import { makeTime } from './time-examples.ts';
import { makeUnclaimed } from './unclaimed-examples.ts';
import { makeWirePayees } from './wire-payee-examples.ts';
import { makeWiresOut } from './wires-out-examples.ts';
import { makeWorkflow } from './workflow-world.ts';
import { files } from './world.ts';

/** All endpoints, by name. */
export const names = Object.keys(endpoints) as (keyof typeof endpoints)[];

/** `it` where the condition holds. Elsewhere the test does not apply to the endpoint and is not listed, rather than skipped. */
export const when = (applies: unknown) => (applies ? it : () => {});

/** What a suite of the endpoint map asks: an api of its own, from its first test to its last, with what the examples name in these tenants. */
export function useMapWorld(
  make: () => Promise<TestDatabase>,
  tenants: readonly ('alpha' | 'beta')[] = ['alpha', 'beta'],
) {
  let test: TestDatabase;
  let api: ApiUnderTest;
  beforeAll(async () => {
    test = await make();
    api = await makeMapWorld(test, tenants);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });
  return {
    api: () => api,
    database: () => test.database,
    call: (endpoint: Endpoint, example: Example, sent?: Sent) => callExample(api, endpoint, example, sent),
    expectRefusal: (answer: () => Promise<Answer>, code: ErrorCode, tenant?: string) =>
      expectRefusal(api, answer, code, tenant),
    example: async (name: keyof typeof endpoints) =>
      examples[name](await versionOf(api), await statementVersionOf(api)),
  };
}

/** The api with everything that an example of an endpoint names. */
async function makeMapWorld(test: TestDatabase, tenants: readonly string[]): Promise<ApiUnderTest> {
  const api = await makeApi(test);
  for (const tenant of tenants) {
    await makeCustomData(test.database, tenant);
    await makePeople(test.database, tenant);
    await makeCompanies(test.database, tenant);
    await makeFileAudit(test.database, tenant);
    await makeLetters(test.database, tenant);
    await makeMoney(test.database, tenant);
    await makeSignatures(api, tenant);
    await makeApprovals(test.database, tenant);
    await makePositivePay(api, test.database, tenant);
    await makeWirePayees(api, tenant);
    await makeBankFiles(api, test.database, tenant);
    await makeSanctions(api, test.database, tenant);
    await makeMatching(api, test.database, tenant);
    await makeFinalized(api, test.database, tenant);
    await makeExpectedWires(api, test.database, tenant);
    await makeInvoices(api, test.database, tenant);
    await makeConsolidated(api, test.database, tenant);
    await makeStaleChecks(api, test.database, tenant);
    await makeUnclaimed(api, test.database, tenant);
    await makeOpenings(api, test.database, tenant);
    await makeVersion(test.database, tenant);
    await makeStatementRows(test.database, tenant);
    await makeNotes(test.database, tenant);
    await makeWorkflow(test.database, tenant);
    await makeTime(test.database, tenant);
    await makeSystemAlerts(test.database, tenant);
    await makeInvestments(api, test.database, tenant);
    await makeWiresOut(api, test.database, tenant);
    await makeExceptions(api, test.database, tenant);
    await makeJournalExports(api, test.database, tenant);
    await makeRemittances(api, test.database, tenant);
    await makeControls(test.database, tenant);
  }
  return api;
}

/** The version of the file that the examples change. */
const versionOf = async (api: ApiUnderTest, tenant = 'alpha'): Promise<number> =>
  (await api.send('GET', `/api/orders/${files.open}`, { tenant })).body.result.order.version;

/** The version of its statement. */
const statementVersionOf = async (api: ApiUnderTest): Promise<number> =>
  (await api.send('GET', `/api/orders/${files.open}/settlements/0`)).body.result.version;

/** Actions of which a screen of files is enough: the officer has them all. What else an action may ask for, the administrator has. */
const screensOfFiles: readonly ActionName[] = [
  'openFile',
  'readSettlement',
  'readPremiums',
  'lockSettlement',
  'readChecks',
  'writeChecks',
  'readInvoices',
  'saveInvoices',
  'readCommercial',
  'saveCommercial',
];

/** Calls that anybody may make for themselves, whose example is about somebody else. */
const ofOthers: readonly string[] = [
  'askCheckSignature',
  'decideCheckSignature',
  'askControlChange',
  'decideControlChange',
];

/** Calls an endpoint as its example says. */
function callExample(api: ApiUnderTest, endpoint: Endpoint, example: Example, sent: Sent = {}): Promise<Answer> {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(example.path?.[name]));
  const { access } = endpoint;
  const isSetUp = access.kind === 'action' && !screensOfFiles.includes(access.action);
  const as = isSetUp || ofOthers.includes(endpoint.name) ? 'administrator' : 'officer';
  return api.send(endpoint.method, path + (example.query ?? ''), { as, body: example.body, ...sent });
}

/** The answer is the failure of this code, exactly enveloped, nothing was stored, and the server goes on. */
async function expectRefusal(
  api: ApiUnderTest,
  answer: () => Promise<Answer>,
  code: ErrorCode,
  tenant = 'alpha',
): Promise<Answer> {
  const before = await api.auditCount(tenant);
  const posted = await api.postedCount(tenant);
  const refused = await answer();
  expect(refused.body?.errorCode ?? refused.text).toBe(code);
  expect(refused.status).toBe(errorCodes[code].status);
  expect(Object.keys(refused.body)).toEqual(['isSuccessful', 'errorCode', 'errorMessage', 'result']);
  expect(failureSchema.safeParse(refused.body).error).toBeUndefined();
  expect(refused.body.result.stackTrace).toBeUndefined();
  expect(await api.auditCount(tenant)).toBe(before);
  expect(await api.postedCount(tenant)).toBe(posted);
  expect((await api.send('GET', '/api/health', { as: null })).status).toBe(200);
  return refused;
}
