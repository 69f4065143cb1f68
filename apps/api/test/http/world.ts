import { createHash } from 'node:crypto';
import { type SecretBox, sealAccountNumber } from '../../src/platform/secrets/index.ts';
import { type Database, nextIDs, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { exampleAccount } from './example-account.ts';
import { exampleSchedule } from './example-schedule.ts';

/** A user of the tests: what the role may do, and where. */
interface TestUser {
  usersID: number;
  login: string;
  settings: Record<string, number>;
  regions: number[];
  flags?: string[];
  dictionaryWords?: string[];
  groupUsersID?: null;
}

const workflow = {
  UpdateWorkflow_ScreenAccess: 2,
  WorkflowDashboard_ScreenAccess: 2,
  AllowAddWorkflowTask: 1,
  AllowEditWorkflowTask: 1,
  AllowDeleteWorkflowTask: 1,
};
const full = { ...workflow, OrderEntry_ScreenAccess: 2, AllowCreateOrder: 1 };
const withNotes = {
  ...full,
  Notes_ScreenAccess: 2,
  Payoff_ScreenAccess: 2,
  GenericSettlementStatement_ScreenAccess: 2,
  Premiums_ScreenAccess: 2,
  AllowAddEditRates: 1,
  AllowAddEditRecordingFees: 1,
  AllowAddEditTransferTaxes: 1,
  AllowEditEndorsementSettlementFees: 1,
  CanVoidPolicies: 1,
  CommercialSettlementStatement_ScreenAccess: 2,
  CheckWriting_ScreenAccess: 2,
  Consolidated_ScreenAccess: 2,
  Invoices_ScreenAccess: 2,
};
const administrator = {
  ...withNotes,
  IsAdmin: 1,
  IsSysAdmin: 1,
  appSystemAuditLog_AppAccess: 1,
  appPortfolioManager_AppAccess: 1,
  appReports_AppAccess: 1,
  appFinancialApprovals_AppAccess: 1,
  appPositivePay_AppAccess: 1,
  appEscrowAccounting_AppAccess: 1,
  appEBankRecon_AppAccess: 1,
  AllowSecondaryFileCreate: 1,
  CanUseOrderTemplate: 1,
};

/** The users of every test tenant, named by what they may do. */
export const users = {
  officer: {
    usersID: 1,
    login: 'officer',
    settings: { ...withNotes, AllowSecondaryFileCreate: 1 },
    regions: [1],
    dictionaryWords: ['Ficus'],
  },
  closer: {
    usersID: 2,
    login: 'closer',
    settings: { OrderEntry_ScreenAccess: 2, CheckWriting_ScreenAccess: 1 },
    regions: [1],
  },
  reader: { usersID: 3, login: 'reader', settings: { OrderEntry_ScreenAccess: 1 }, regions: [1] },
  outsider: { usersID: 4, login: 'outsider', settings: {}, regions: [1] },
  viewOnly: { usersID: 5, login: 'view-only', settings: { ...withNotes, IsAppReadOnly: 1 }, regions: [1] },
  administrator: { usersID: 6, login: 'administrator', settings: administrator, regions: [3] },
  elsewhere: { usersID: 7, login: 'elsewhere', settings: withNotes, regions: [2] },
  ungrouped: { usersID: 8, login: 'ungrouped', settings: full, regions: [1], groupUsersID: null },
  trusted: { usersID: 9, login: 'trusted', settings: full, regions: [1], flags: ['allowOpenFileInUse'] },
  bookkeeper: { usersID: 11, login: 'bookkeeper', settings: { appEscrowAccounting_AppAccess: 1 }, regions: [1] },
  frozenAdministrator: {
    usersID: 10,
    login: 'frozen-administrator',
    settings: { ...administrator, IsAppReadOnly: 1 },
    regions: [3],
  },
} as const satisfies Record<string, TestUser>;

export type UserName = keyof typeof users;

/** The files of every test tenant. */
export const files = { open: 1, inRegionTwo: 2, locked: 3, consolidated: 4, settlementLocked: 5 } as const;
/** A file that one of the two test tenants has and the other has not. */
export const onlyInBeta = 77;
/** Saved filters of the administrator in every test tenant. */
export const portfolioFilters = { changed: 1, removed: 2 } as const;
export const fileNumber = (ordersID: number): string => `24-000${ordersID}`;

/** Makes a tenant with regions 1, 2 and 3 (3 is an admin region), the users above and a file in each state. */
export async function makeTenant(database: Database, tenant: string, secrets?: SecretBox): Promise<void> {
  const key = { tenant_id: tenant };
  await database.inTenant(systemActor(tenant, 'test'), async (tx) => {
    await tx
      .insertInto('tenants')
      .values({ ...key, display_name: tenant })
      .execute();
    await tx
      .insertInto('regions')
      .values(
        [1, 2, 3].map((id) => ({
          ...key,
          region_id: id,
          reg_id: `R${id}`,
          description: `Region ${id}`,
          is_admin_region: id === 3,
        })),
      )
      .execute();
    await tx
      .insertInto('branches')
      .values([1, 2].map((id) => ({ ...key, branch_id: id, region_id: id, name: `Branch ${id}` })))
      .execute();
    const { name, kind, bankName, accountTitle, routingNumber, accountNumber, state } = exampleAccount;
    const row = await nextIDs(tx, 'bank_account_id');
    await tx
      .insertInto('bank_accounts')
      .values({
        ...key,
        bank_account_id: row,
        ...{ name, kind, state, bank_name: bankName, account_title: accountTitle, routing_number: routingNumber },
        ...(secrets
          ? sealAccountNumber(secrets, { tenant, table: 'bank_accounts', row }, accountNumber)
          : // Nobody opens it.
            { account_number_encrypted: Buffer.from('x'), account_number_last4: '5678' }),
      })
      .execute();
    await tx
      .insertInto('check_layouts')
      .values({
        ...{ ...key, check_layout_id: await nextIDs(tx, 'check_layout_id'), name: 'Blank letter paper' },
        ...{ place: 'Top', is_blank_paper: true, prints_micr: true },
      })
      .execute();
    await tx
      .insertInto('check_printers')
      .values({
        ...key,
        check_printer_id: await nextIDs(tx, 'check_printer_id'),
        name: 'Second floor',
        right: 3,
        down: -2,
      })
      .execute();
    await tx
      .insertInto('fee_codes')
      .values({ ...key, fee_code_id: await nextIDs(tx, 'fee_code_id'), code: 'WIRE', label: 'Wire' })
      .execute();
    const content = JSON.stringify(exampleSchedule);
    // A draft to publish, and one to delete.
    for (let draft = 0; draft < 2; draft += 1)
      await tx
        .insertInto('rate_versions')
        .values({
          ...key,
          rate_version_id: await nextIDs(tx, 'rate_version_id'),
          ...{
            kind: 'recording-fees',
            code: exampleSchedule.code,
            number: await nextIDs(tx, `rate_number ${exampleSchedule.code}`),
            label: exampleSchedule.label,
            state: 'TX',
            county: exampleSchedule.county,
          },
          ...{ source: exampleSchedule.source.text, content, hash: createHash('sha256').update(content).digest('hex') },
        })
        .execute();
    await tx
      .insertInto('proration_defaults')
      .values({
        ...key,
        proration_default_id: await nextIDs(tx, 'proration_default_id'),
        state: 'TX',
        label: 'County taxes',
      })
      .execute();
    await tx
      .insertInto('settlement_template_lines')
      .values({
        ...key,
        template_line_id: await nextIDs(tx, 'template_line_id'),
        settlement_template_id: 1,
        section: 'C',
        label: 'Courier fee',
      })
      .execute();
    await tx
      .insertInto('lender_defaults')
      .values({ ...key, lender_default_id: await nextIDs(tx, 'lender_default_id'), lender_name: 'Bank', late_days: 15 })
      .execute();
    await tx
      .insertInto('file_number_pools')
      .values({ ...key, pool_id: await nextIDs(tx, 'pool_id'), name: 'Pool', prefix: 'P-', width: 4 })
      .execute();
    await tx
      .updateTable('branches')
      .set({ file_number_pool_id: 1 })
      .where('tenant_id', '=', tenant)
      .where('branch_id', '=', 1)
      .execute();
    await tx
      .insertInto('user_groups')
      .values({ ...key, group_users_id: 1, name: 'Staff' })
      .execute();
    const staff = (Object.values(users) as TestUser[]).map((user) => ({
      ...user,
      own: { ...key, users_id: user.usersID },
    }));
    await tx
      .insertInto('users')
      .values(
        staff.map(({ own, login, groupUsersID, dictionaryWords }) => ({
          ...own,
          group_users_id: groupUsersID === null ? null : 1,
          login,
          display_name: `The ${login}`,
          branch_id: 1,
          dictionary_words: dictionaryWords ?? [],
        })),
      )
      .execute();
    await tx
      .insertInto('user_regions')
      .values(staff.flatMap(({ own, regions }) => regions.map((id) => ({ ...own, region_id: id }))))
      .execute();
    await tx
      .insertInto('user_security_settings')
      .values(
        staff.flatMap(({ own, settings }) =>
          Object.entries(settings).map(([name, value]) => ({ ...own, name, value })),
        ),
      )
      .execute();
    await tx
      .insertInto('user_settings')
      .values(
        staff.flatMap(({ own, flags = [] }) => flags.map((name) => ({ ...own, kind: 'flag', name, value: 'true' }))),
      )
      .execute();
    await tx
      .insertInto('feature_flags')
      .values(['auditlog', 'clientSessionLogging', 'cssEditor'].map((name) => ({ ...key, name, is_on: true })))
      .execute();
    await tx
      .insertInto('lookups')
      .values([
        { ...key, set_name: 'roles', id: 15, name: 'Buyer' },
        { ...key, set_name: 'roles', id: 16, name: 'Seller' },
        { ...key, set_name: 'settlementTemplates', id: 1, name: 'Residential' },
        { ...key, set_name: 'settlementTemplates', id: 2, name: 'Refinance' },
        { ...key, set_name: 'orderServices', id: 1, name: 'Everywhere' },
        { ...key, set_name: 'orderServices', id: 2, name: 'Region 2 only', region_id: 2 },
      ])
      .execute();
    await tx
      .insertInto('portfolio_filters')
      .values(
        Object.entries(portfolioFilters).map(([name, id]) => ({
          ...key,
          portfolio_filter_id: id,
          users_id: users.administrator.usersID,
          name,
          criteria: JSON.stringify({ scope: 'open', officerDuty: 'closerID' }),
        })),
      )
      .execute();
    await nextIDs(tx, 'portfolio_filter_id', 10);
    await nextIDs(tx, 'orders_id', 100);
    await nextIDs(tx, 'property_id', 100);
    await nextIDs(tx, 'loan_id', 100);
    await nextIDs(tx, 'roles_id', 200);
    const ordersIDs = [...Object.values(files), ...(tenant === 'beta' ? [onlyInBeta] : [])];
    const orders = ordersIDs.map((ordersID) => ({ ordersID, order: { ...key, orders_id: ordersID } }));
    await tx
      .insertInto('orders')
      .values(
        orders.map(({ ordersID, order }) => ({
          ...order,
          file_number: fileNumber(ordersID),
          status: 1,
          region_id: ordersID === files.inRegionTwo ? 2 : 1,
          branch_id: ordersID === files.inRegionTwo ? 2 : 1,
          kind_of_order: 3,
          settlement_statement_type: 1,
          sale_price_cents: 18_000_000,
          closing_date: '2013-04-15',
          is_locked: ordersID === files.locked,
          is_consolidated_file: ordersID === files.consolidated,
          is_settlement_locked: ordersID === files.settlementLocked,
        })),
      )
      .execute();
    await tx
      .insertInto('properties')
      .values(
        orders.map(({ ordersID, order }) => ({
          ...order,
          property_id: ordersID,
          address_1: '456 Somewhere Ave',
          city: 'Anytown',
          state: 'ST',
          zip: '12345',
        })),
      )
      .execute();
    await tx
      .insertInto('loans')
      .values(
        orders.map(({ ordersID, order }) => ({
          ...order,
          loan_id: ordersID,
          lender_name: 'Ficus Bank',
          amount_cents: 16_200_000,
          rate: '3.875',
          // Something that one file has and no other, to be copied.
          loan_number: ordersID === files.consolidated ? 'C-4' : null,
        })),
      )
      .execute();
    await tx
      .insertInto('order_parties')
      .values(
        orders.flatMap(({ ordersID, order }) => [
          { ...order, roles_id: ordersID, role_type_id: 15, name: 'Michael Jones' },
          { ...order, roles_id: ordersID + 100, sequence: 2, role_type_id: 16, name: 'Steve Cole' },
        ]),
      )
      .execute();
    await tx
      .updateTable('orders')
      .set(({ ref }) => ({ default_loan_id: ref('orders_id') }))
      .where('tenant_id', '=', tenant)
      .execute();
  });
}
