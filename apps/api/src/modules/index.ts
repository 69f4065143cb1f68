import type { FastifyInstance } from 'fastify';
import type { HeadPlace } from '../platform/audit/proof/head-places.ts';
import type { TenantDirectory } from '../platform/auth/tenant-directory.ts';
import type { Clock } from '../platform/clock/index.ts';
import type { Config } from '../platform/config/index.ts';
import type { Downloads } from '../platform/downloads/index.ts';
import type { HttpSettings } from '../platform/http/settings.ts';
import type { Printer } from '../platform/pdf/index.ts';
import type { SecretBox } from '../platform/secrets/index.ts';
import type { Database } from '../platform/tenant/in-tenant.ts';
import { addressesRoutes } from './addresses/addresses.routes.ts';
import { alertsRoutes } from './alerts/alerts.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { bankAccountsRoutes } from './bank-accounts/bank-accounts.routes.ts';
import { bankFilesRoutes } from './bank-files/bank-files.routes.ts';
import { checkPrintingRoutes } from './check-printing/check-printing.routes.ts';
import { checkSignaturesRoutes } from './check-signatures/check-signatures.routes.ts';
import { approvalsRoutes } from './check-writing/approvals/approvals.routes.ts';
import { checkWritingRoutes } from './check-writing/check-writing.routes.ts';
import { printingRoutes } from './check-writing/printing/printing.routes.ts';
import { togetherRoutes } from './check-writing/together/together.routes.ts';
import { checkWritingPinRoutes } from './check-writing-pin/check-writing-pin.routes.ts';
import { closingProtectionRoutes } from './closing-protection/closing-protection.routes.ts';
import { commercialStatementRoutes } from './commercial-statement/commercial.routes.ts';
import { companiesRoutes } from './companies/companies.routes.ts';
import { controlsRoutes } from './controls/controls.routes.ts';
import { customDataRoutes } from './custom-data/custom-data.routes.ts';
import { escrowAccountingRoutes } from './escrow-accounting/escrow-accounting.routes.ts';
import { featureFlagsRoutes } from './feature-flags/feature-flags.routes.ts';
import { feeCodesRoutes } from './fee-codes/fee-codes.routes.ts';
import { fileExchangeRoutes } from './file-exchange/file-exchange.routes.ts';
import { fileNotesRoutes } from './file-notes/file-notes.routes.ts';
import { fileNumbersRoutes } from './file-numbers/file-numbers.routes.ts';
import { fileSearchRoutes } from './file-search/file-search.routes.ts';
import { healthRoutes } from './health/health.routes.ts';
import { holidaysRoutes } from './holidays/holidays.routes.ts';
import { investmentsRoutes } from './investments/investments.routes.ts';
import { invoicesRoutes } from './invoices/invoices.routes.ts';
import { journalExportsRoutes } from './journal-exports/journal-exports.routes.ts';
import { ledgerRoutes } from './ledger/ledger.routes.ts';
import { ledgerOpeningRoutes } from './ledger-opening/ledger-opening.routes.ts';
import { lenderDisclosuresRoutes } from './lender-disclosures/lender-disclosures.routes.ts';
import { licenceRoutes } from './licence/licence.routes.ts';
import { lookupsRoutes } from './lookups/lookups.routes.ts';
import { newFilesRoutes } from './new-files/new-files.routes.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import { ordersRoutes } from './orders/orders.routes.ts';
import { peopleRoutes } from './people/people.routes.ts';
import { portfolioRoutes } from './portfolio/portfolio.routes.ts';
import { positivePayRoutes } from './positive-pay/positive-pay.routes.ts';
import { rateVersionsRoutes } from './rate-versions/rate-versions.routes.ts';
import { matchingRoutes } from './reconciliation/matching/matching.routes.ts';
import { statementsRoutes } from './reconciliation/statements/statements.routes.ts';
import { regionsRoutes } from './regions/regions.routes.ts';
import { remittancesRoutes } from './remittances/remittances.routes.ts';
import { routeAccessRoutes } from './route-access/route-access.routes.ts';
import { sanctionsRoutes } from './sanctions/sanctions.routes.ts';
import { serverEventsRoutes } from './server-events/server-events.routes.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { settlementRoutes } from './settlement/settlement.routes.ts';
import { staleChecksRoutes } from './stale-checks/stale-checks.routes.ts';
import { statementCallsRoutes } from './statement-calls/statement-calls.routes.ts';
import { statementPresetsRoutes } from './statement-presets/statement-presets.routes.ts';
import { systemSettingsRoutes } from './system-settings/system-settings.routes.ts';
import { timeTrackingRoutes } from './time-tracking/time-tracking.routes.ts';
import { unclaimedRoutes } from './unclaimed/unclaimed.routes.ts';
import { userSettingsRoutes } from './user-settings/user-settings.routes.ts';
import { expectedWiresRoutes } from './wires/expected/expected-wires.routes.ts';
import { wiresOutRoutes } from './wires/out/wires-out.routes.ts';
import { wirePayeesRoutes } from './wires/payees/wire-payees.routes.ts';
import { workflowRoutes } from './workflow/workflow.routes.ts';

/** What the platform offers to every module; each names the parts it uses. */
interface ModuleDeps {
  readonly database: Database;
  readonly config: Config;
  readonly settings: HttpSettings;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly tenants: TenantDirectory;
  /** Where the signed heads of the audit are kept besides the database. */
  readonly places: readonly HeadPlace[];
  readonly downloads: Downloads;
  readonly printer: Printer;
}

/** The business areas: each implements the endpoints of its contract. One that is missing here is red in endpoint-map.test.ts. */
export const modules: readonly ((app: FastifyInstance, deps: ModuleDeps) => void)[] = [
  healthRoutes,
  sessionRoutes,
  serverEventsRoutes,
  routeAccessRoutes,
  lookupsRoutes,
  auditRoutes,
  closingProtectionRoutes,
  fileNumbersRoutes,
  systemSettingsRoutes,
  bankAccountsRoutes,
  bankFilesRoutes,
  checkPrintingRoutes,
  checkSignaturesRoutes,
  controlsRoutes,
  feeCodesRoutes,
  rateVersionsRoutes,
  statementPresetsRoutes,
  holidaysRoutes,
  newFilesRoutes,
  fileSearchRoutes,
  fileExchangeRoutes,
  addressesRoutes,
  ordersRoutes,
  settlementRoutes,
  investmentsRoutes,
  ledgerRoutes,
  ledgerOpeningRoutes,
  checkWritingRoutes,
  printingRoutes,
  approvalsRoutes,
  togetherRoutes,
  invoicesRoutes,
  positivePayRoutes,
  journalExportsRoutes,
  remittancesRoutes,
  wirePayeesRoutes,
  matchingRoutes,
  statementsRoutes,
  wiresOutRoutes,
  sanctionsRoutes,
  escrowAccountingRoutes,
  expectedWiresRoutes,
  staleChecksRoutes,
  unclaimedRoutes,
  lenderDisclosuresRoutes,
  statementCallsRoutes,
  commercialStatementRoutes,
  fileNotesRoutes,
  alertsRoutes,
  portfolioRoutes,
  notificationsRoutes,
  userSettingsRoutes,
  checkWritingPinRoutes,
  companiesRoutes,
  customDataRoutes,
  workflowRoutes,
  timeTrackingRoutes,
  peopleRoutes,
  regionsRoutes,
  featureFlagsRoutes,
  licenceRoutes,
];
