// Made by `node apps/api/src/cli/migrate.ts --types` from the migrations. Do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely';

/** A column that has a default, so that an insert may leave it out. */
type Defaulted<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;
/** Exact decimal text: `3.875`. */
type Decimal = string;
/** Read as ISO text; written as that or as a Date. */
type Instant = ColumnType<string, string | Date, string | Date>;
/** Read as the parsed value; written as JSON text. */
type Json = ColumnType<unknown, string, string>;

export interface AchReturnFileContentsTable {
  tenant_id: string;
  ach_return_file_id: number;
  content_encrypted: Buffer;
}

export interface AchReturnFilesTable {
  tenant_id: string;
  ach_return_file_id: number;
  file_name: string;
  bytes: number;
  sha256: string;
  taken: number;
  imported_at: Defaulted<Instant>;
  imported_by: Defaulted<string>;
}

export interface AchReturnsTable {
  tenant_id: string;
  bank_account_id: number;
  stripe: number;
  number: number;
  return: Defaulted<number>;
  sending: number;
  code: string;
  returned_on: string;
  note: string | null;
  recorded_by: Defaulted<string>;
  recorded_at: Defaulted<Instant>;
  taken_back_reason: string | null;
  taken_back_by: string | null;
  taken_back_at: Instant | null;
}

export interface ActiveUsersTable {
  tenant_id: string;
  users_id: number;
  route_name: string;
  orders_id: number | null;
  active_at: Defaulted<Instant>;
}

export interface AddendaTable {
  tenant_id: string;
  addendum_id: number;
  orders_id: number;
  settlement_id: number;
  sequence: Defaulted<number>;
  title: string;
  copies: string | null;
  body: string | null;
}

export interface AdjustmentPartsTable {
  tenant_id: string;
  adjustment_part_id: number;
  orders_id: number;
  adjustment_id: number;
  sequence: Defaulted<number>;
  label: string;
  payee: string | null;
  amount_cents: number | null;
}

export interface AdjustmentsTable {
  tenant_id: string;
  adjustment_id: number;
  orders_id: number;
  settlement_id: number;
  sequence: Defaulted<number>;
  kind: string | null;
  label: string | null;
  buyer_amount_cents: number | null;
  seller_amount_cents: number | null;
  party: string | null;
  remarks: string | null;
  note: string | null;
}

export interface ApprovalRequestsTable {
  tenant_id: string;
  approval_id: number;
  orders_id: number;
  bank_account_id: number;
  kind: string;
  amount_cents: number;
  about_stripe: number | null;
  about_number: number | null;
  payee: string | null;
  check_number: number | null;
  method: string | null;
  memo: string | null;
  category: string | null;
  is_recoverable: boolean | null;
  comment: string;
  requested_by: Defaulted<string>;
  requested_at: Defaulted<Instant>;
  state: Defaulted<string>;
  decided_by: string | null;
  decided_at: Instant | null;
  decision_comment: string | null;
  to_orders_id: number | null;
  over_files: number | null;
}

export interface AuditChainTable {
  tenant_id: string;
  last_seq: Defaulted<number>;
  last_hash: Buffer;
}

export interface AuditChecksTable {
  tenant_id: string;
  checked_at: Instant;
  checked_by: Defaulted<string>;
  entries: number;
  head: string;
  broken_seq: number | null;
  broken_reason: string | null;
  heads: Defaulted<number>;
  notes: Defaulted<Json>;
}

export interface AuditExportsTable {
  tenant_id: string;
  export_id: number;
  exported_at: Defaulted<Instant>;
  exported_by: Defaulted<string>;
  filters: Json;
  entries: number;
  orders_id: number | null;
}

export interface AuditHeadsTable {
  tenant_id: string;
  seq: number;
  signed_at: Instant;
  head: string;
  published_at: Instant | null;
}

export interface AuditLogTable {
  tenant_id: string;
  seq: number;
  at: Instant;
  actor: string;
  request_id: string;
  table_name: string;
  row_key: string;
  operation: string;
  orders_id: number | null;
  before: Json | null;
  after: Json | null;
  hash: Buffer;
}

export interface BankAccountsTable {
  tenant_id: string;
  bank_account_id: number;
  name: string;
  bank_name: string;
  account_title: string;
  routing_number: string;
  account_number_encrypted: Buffer;
  account_number_last4: string;
  kind: string;
  state: string;
  region_id: Defaulted<number>;
  opened_on: string | null;
  closed_on: string | null;
  inactive: Defaulted<boolean>;
  note: string | null;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
  check_layout_id: number | null;
  fractional_routing: string | null;
  first_check_number: number | null;
  last_check_number: number | null;
  positive_pay_layout_id: number | null;
  bank_file_layout_id: number | null;
  ach_destination: string | null;
  ach_origin: string | null;
  ach_company_id: string | null;
  ach_company_name: string | null;
  ach_balanced: Defaulted<boolean>;
  two_signatures_above_cents: number | null;
}

export interface BankDaysTable {
  tenant_id: string;
  bank_account_id: number;
  day: string;
  bank_file_id: number | null;
  opening_cents: number | null;
  closing_cents: number;
  available_cents: number | null;
}

export interface BankFileAccountsTable {
  tenant_id: string;
  bank_file_id: number;
  bank_account_id: number;
  sha256: string;
  identity: string | null;
  from_date: string;
  through_date: string;
  item_count: number;
  in_cents: number;
  out_cents: number;
  day_count: number;
  leans_on: Defaulted<number[]>;
  stands: Defaulted<boolean>;
}

export interface BankFileContentsTable {
  tenant_id: string;
  bank_file_id: number;
  content_encrypted: Buffer;
}

export interface BankFileLayoutsTable {
  tenant_id: string;
  bank_file_layout_id: number;
  name: string;
  layout: Json;
  inactive: Defaulted<boolean>;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
}

export interface BankFilesTable {
  tenant_id: string;
  bank_file_id: number;
  file_name: string;
  format: string;
  bank_file_layout_id: number | null;
  bytes: number;
  sha256: string;
  identity: string | null;
  imported_at: Defaulted<Instant>;
  imported_by: Defaulted<string>;
  taken_back_at: Instant | null;
  taken_back_by: string | null;
  reason: string | null;
}

export interface BankItemsTable {
  tenant_id: string;
  bank_item_id: number;
  bank_account_id: number;
  bank_file_id: number;
  line: number;
  day: string;
  value_date: string | null;
  kind: string;
  amount_cents: number;
  code: string | null;
  check_number: number | null;
  bank_reference: string | null;
  customer_reference: string | null;
  text: string;
  bank_id: string | null;
  identity: string;
  nth: number;
  bank_day: string | null;
}

export interface BankMatchItemsTable {
  tenant_id: string;
  bank_match_id: number;
  item: number;
  bank_account_id: number;
  bank_item_id: number | null;
  stripe: number | null;
  number: number | null;
  amount_cents: number;
  stands: Defaulted<boolean>;
}

export interface BankMatchesTable {
  tenant_id: string;
  bank_match_id: number;
  bank_account_id: number;
  rule: string;
  reason: string;
  note: string | null;
  day: string;
  amount_cents: number;
  matched_at: Defaulted<Instant>;
  matched_by: Defaulted<string>;
  ended_at: Instant | null;
  ended_by: string | null;
  ended_reason: string | null;
}

export interface BankWaitsTable {
  tenant_id: string;
  bank_item_id: number;
  bank_account_id: number;
  day: string;
  amount_cents: number;
  until_day: Defaulted<string>;
}

export interface BookWaitsTable {
  tenant_id: string;
  bank_account_id: number;
  stripe: number;
  number: number;
  kind: string;
  day: string;
  amount_cents: number;
  until_day: Defaulted<string>;
  was_undone: Defaulted<boolean>;
}

export interface BranchesTable {
  tenant_id: string;
  branch_id: number;
  region_id: number;
  name: string;
  address_1: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  phone: string | null;
  inactive: Defaulted<boolean>;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
  file_number_pool_id: number | null;
  workflow_process_template_id: number | null;
  invoice_tax_rate: Decimal | null;
}

export interface CheckLayoutsTable {
  tenant_id: string;
  check_layout_id: number;
  name: string;
  place: string;
  is_blank_paper: boolean;
  prints_micr: boolean;
  second_signature_from_cents: number | null;
  void_after_days: number | null;
  inactive: Defaulted<boolean>;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
}

export interface CheckPinTriesTable {
  tenant_id: string;
  users_id: number;
  tries: number;
  tried_at: Defaulted<Instant>;
}

export interface CheckPinsTable {
  tenant_id: string;
  users_id: number;
  pin_hash_encrypted: Buffer | null;
  wrong: Defaulted<number>;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
}

export interface CheckPrintersTable {
  tenant_id: string;
  check_printer_id: number;
  name: string;
  right: number;
  down: number;
  inactive: Defaulted<boolean>;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
}

export interface CheckPrintsTable {
  tenant_id: string;
  print_id: number;
  orders_id: number;
  bank_account_id: number;
  stripe: number;
  number: number;
  copy: Defaulted<number>;
  check_layout_id: number;
  reason: string | null;
  printed_at: Defaulted<Instant>;
  printed_by: Defaulted<string>;
  spoiled_reason: string | null;
  spoiled_at: Instant | null;
  spoiled_by: string | null;
  signers: Defaulted<number[]>;
}

export interface CheckSignaturesTable {
  tenant_id: string;
  signature_id: number;
  kind: string;
  users_id: number;
  image_encrypted: Buffer | null;
  media_type: string | null;
  width: number | null;
  height: number | null;
  sha256: string | null;
  bank_account_id: number | null;
  most_cents: number | null;
  state: Defaulted<string>;
  asked_by: Defaulted<string>;
  asked_at: Defaulted<Instant>;
  decided_by: string | null;
  decided_at: Instant | null;
  ended_by: string | null;
  ended_at: Instant | null;
}

export interface ClosingDaysTable {
  tenant_id: string;
  closed_on: string;
  name: string;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
}

export interface ClosingProtectionLettersTable {
  tenant_id: string;
  letter_id: number;
  orders_id: number;
  request_key: string;
  state: string;
  underwriter_company_id: number;
  form: string;
  property_state: string;
  loan_id: number | null;
  lender_name: string;
  clause: string | null;
  attention: string | null;
  address_1: string;
  address_2: string | null;
  city: string;
  address_state: string;
  zip: string;
  loan_number: string | null;
  loan_amount_cents: number | null;
  letter_number: string | null;
  fee_cents: number | null;
  fee_rule: string | null;
  document_id: number | null;
  problem: string | null;
  reissued_from_id: number | null;
  requested_at: Instant;
  requested_by: Defaulted<string>;
  issued_at: Instant | null;
  voided_at: Instant | null;
  voided_by: string | null;
  void_reason: string | null;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
}

export interface CommercialAmountsTable {
  tenant_id: string;
  commercial_amount_id: number;
  orders_id: number;
  commercial_line_id: number;
  sequence: Defaulted<number>;
  party: number | null;
  debit_cents: number | null;
  debit_percent: Decimal | null;
  credit_cents: number | null;
  credit_percent: Decimal | null;
}

export interface CommercialLinesTable {
  tenant_id: string;
  commercial_line_id: number;
  orders_id: number;
  commercial_statement_id: number;
  sequence: Defaulted<number>;
  label: string;
  section: number | null;
  about: string | null;
  amount_cents: number | null;
  debit_to: string | null;
  credit_to: string | null;
  remarks: string | null;
}

export interface CommercialPartiesTable {
  tenant_id: string;
  commercial_party_id: number;
  orders_id: number;
  commercial_statement_id: number;
  sequence: Defaulted<number>;
  name: string;
  side: string | null;
  part: number | null;
  number: number | null;
}

export interface CommercialSectionsTable {
  tenant_id: string;
  commercial_section_id: number;
  orders_id: number;
  commercial_statement_id: number;
  sequence: Defaulted<number>;
  label: string;
  number: number | null;
}

export interface CommercialStatementsTable {
  tenant_id: string;
  commercial_statement_id: number;
  orders_id: number;
  name: string | null;
  statement_date: string | null;
  closing_day_of: string | null;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
}

export interface CommercialTenantsTable {
  tenant_id: string;
  commercial_tenant_id: number;
  orders_id: number;
  commercial_statement_id: number;
  sequence: Defaulted<number>;
  unit: string | null;
  tenant_name: string | null;
  rent_cents: number | null;
  paid_from: string | null;
  paid_to: string | null;
  deposit_cents: number | null;
}

export interface CommissionPayeesTable {
  tenant_id: string;
  commission_payee_id: number;
  orders_id: number;
  commission_id: number;
  sequence: Defaulted<number>;
  payee: string;
  part: Decimal | null;
  holds_deposit: Defaulted<boolean>;
}

export interface CommissionTiersTable {
  tenant_id: string;
  commission_tier_id: number;
  orders_id: number;
  commission_id: number;
  sequence: Defaulted<number>;
  up_to_cents: number | null;
  rate: Decimal | null;
}

export interface CommissionsTable {
  tenant_id: string;
  commission_id: number;
  orders_id: number;
  settlement_id: number;
  sequence: Defaulted<number>;
  label: string;
  paid_by: string | null;
  agreed_as: string | null;
  reckoned_on: string | null;
  concessions_cents: number | null;
  base_amount_cents: number | null;
  rate: Decimal | null;
  flat_amount_cents: number | null;
  bonus_cents: number | null;
  deposit_held_cents: number | null;
  referral_payee: string | null;
  referral_rate: Decimal | null;
  remarks: string | null;
}

export interface CompaniesTable {
  tenant_id: string;
  company_id: number;
  name: string;
  friendly_name: string | null;
  role_type_ids: Defaulted<number[]>;
  region_id: Defaulted<number>;
  city: string | null;
  state: string | null;
  inactive: Defaulted<boolean>;
  phone: string | null;
  fax: string | null;
  email: string | null;
  website: string | null;
  address_1: string | null;
  address_2: string | null;
  zip: string | null;
  county_name: string | null;
  licence_number: string | null;
  licence_state: string | null;
  nmls_id: string | null;
  is_place_of_closing: Defaulted<boolean>;
  is_settlement_agent: Defaulted<boolean>;
  is_one_time_use: Defaulted<boolean>;
  do_not_do_business: Defaulted<boolean>;
  do_not_do_business_reason: string | null;
  notes: string | null;
  merged_into_id: number | null;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
  name_key: GeneratedAlways<string | null>;
}

export interface CompanyAddressesTable {
  tenant_id: string;
  company_address_id: number;
  company_id: number;
  address_type_id: number;
  address_1: string | null;
  address_2: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  county_name: string | null;
}

export interface CompanyContactWordsTable {
  tenant_id: string;
  contact_id: number;
  word: string;
}

export interface CompanyContactsTable {
  tenant_id: string;
  contact_id: number;
  company_id: number;
  contact_name: string;
  phone: string | null;
  email: string | null;
  inactive: Defaulted<boolean>;
  title: string | null;
  mobile: string | null;
  licence_number: string | null;
  licence_state: string | null;
  nmls_id: string | null;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
}

export interface CompanyProtectedChangesTable {
  tenant_id: string;
  change_id: number;
  company_id: number;
  kind: string;
  status: Defaulted<string>;
  tax_id_encrypted: Buffer | null;
  tax_id_last4: string | null;
  tax_id_kind: string | null;
  bank_name: string | null;
  routing_number: string | null;
  account_name: string | null;
  account_number_encrypted: Buffer | null;
  account_number_last4: string | null;
  instructions: string | null;
  reason: string;
  asked_by: number;
  asked_at: Defaulted<Instant>;
  decided_by: number | null;
  decided_at: Instant | null;
  decision_note: string | null;
  verified_on: string | null;
}

export interface CompanyWordsTable {
  tenant_id: string;
  company_id: number;
  word: string;
}

export interface ControlChangesTable {
  tenant_id: string;
  control_change_id: number;
  control: string;
  bank_account_id: number | null;
  was: Json;
  becomes: Json;
  reason: string;
  state: Defaulted<string>;
  asked_by: Defaulted<string>;
  asked_at: Defaulted<Instant>;
  decided_by: string | null;
  decided_at: Instant | null;
  decision_reason: string | null;
}

export interface CountedFilesTable {
  tenant_id: string;
  orders_id: number;
  status: number;
  region_id: number;
  branch_id: number;
  closing_week: string;
  escrow_officer_id: number;
  title_officer_id: number;
  closer_id: number;
  post_closer_id: number;
  lender_name: string;
  sale_price_cents: Decimal;
  loans_cents: Decimal;
}

export interface CustomDataDefinitionsTable {
  tenant_id: string;
  custom_data_definition_id: number;
  custom_data_tab_id: number;
  label: string;
  custom_data_type: number;
  position_ordinal: number;
  max_length: number | null;
  module: string | null;
  display_label: Defaulted<boolean>;
  grid_list_value_required: Defaulted<boolean>;
  parent_id: number | null;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
}

export interface CustomDataListValuesTable {
  tenant_id: string;
  custom_data_list_value_id: number;
  custom_data_definition_id: number;
  available_value: string;
  parent_id: number | null;
  position_ordinal: number;
}

export interface CustomDataTabsTable {
  tenant_id: string;
  custom_data_tab_id: number;
  label: string;
  reference_table: number;
  display: Defaulted<boolean>;
  position_ordinal: number;
  in_file_main: Defaulted<boolean>;
  region_id: Defaulted<number>;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
}

export interface CustomDataValuesTable {
  tenant_id: string;
  custom_data_id: number;
  custom_data_definition_id: number;
  orders_id: number;
  roles_id: number | null;
  loan_id: number | null;
  property_id: number | null;
  reference_table_pk_value: GeneratedAlways<number>;
  bool_value: boolean | null;
  int_value: number | null;
  decimal_value: Decimal | null;
  date_time_value: string | null;
  string_value: string | null;
  money_value_cents: number | null;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
  invoice_id: number | null;
}

export interface DepositSlipsTable {
  tenant_id: string;
  deposit_slip_id: number;
  bank_account_id: number;
  deposited_on: string;
  created_at: Defaulted<Instant>;
  created_by: Defaulted<string>;
}

export interface DisbursementPlansTable {
  tenant_id: string;
  orders_id: number;
  plans: Defaulted<Json>;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
}

export interface DocumentContentsTable {
  tenant_id: string;
  document_id: number;
  content: Buffer;
}

export interface DocumentsTable {
  tenant_id: string;
  document_id: number;
  orders_id: number;
  name: string;
  media_type: string;
  size: number;
  sha256: string;
  created_at: Defaulted<Instant>;
  created_by: Defaulted<string>;
}

export interface DormancyRulesTable {
  tenant_id: string;
  state: string;
  years: number;
  cut_off: string;
  report_due: string;
  source: string;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
}

export interface EscrowAccountingExportsTable {
  tenant_id: string;
  export_id: number;
  criteria: Json;
}

export interface EscrowBillsTable {
  tenant_id: string;
  escrow_bill_id: number;
  orders_id: number;
  escrow_item_id: number;
  sequence: Defaulted<number>;
  due_date: string | null;
  amount_cents: number | null;
}

export interface EscrowItemsTable {
  tenant_id: string;
  escrow_item_id: number;
  orders_id: number;
  settlement_id: number;
  sequence: Defaulted<number>;
  label: string;
  kind: string | null;
  monthly_amount_cents: number | null;
  months_collected: number | null;
  payee: string | null;
  paid_by: string | null;
}

export interface ExpectedWireReceiptsTable {
  tenant_id: string;
  expected_wire_id: number;
  bank_account_id: number;
  stripe: number;
  number: number;
  bank_item_id: number;
  stands: Defaulted<boolean>;
  received_at: Defaulted<Instant>;
  received_by: Defaulted<string>;
}

export interface ExpectedWiresTable {
  tenant_id: string;
  expected_wire_id: number;
  orders_id: number;
  bank_account_id: number;
  expected_on: string;
  amount_cents: number;
  sender: string;
  party: string | null;
  reference: string | null;
  note: string | null;
  entered_at: Defaulted<Instant>;
  entered_by: Defaulted<string>;
  called_off_at: Instant | null;
  called_off_by: string | null;
  called_off_reason: string | null;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
}

export interface FeatureFlagsTable {
  tenant_id: string;
  name: string;
  is_on: boolean;
}

export interface FeeCodesTable {
  tenant_id: string;
  fee_code_id: number;
  code: string;
  code_key: GeneratedAlways<string>;
  label: string;
  section: string | null;
  kind: string | null;
  payee_rule: string | null;
  payee_name: string | null;
  bucket: string | null;
  is_finance_charge: Defaulted<boolean>;
  is_optional: Defaulted<boolean>;
  inactive: Defaulted<boolean>;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
}

export interface FeePartsTable {
  tenant_id: string;
  fee_part_id: number;
  orders_id: number;
  fee_id: number;
  sequence: Defaulted<number>;
  label: string;
  payee: string | null;
  amount_cents: number | null;
}

export interface FeesTable {
  tenant_id: string;
  fee_id: number;
  orders_id: number;
  settlement_id: number;
  sequence: Defaulted<number>;
  code: string | null;
  label: string;
  section: string | null;
  kind: string | null;
  payee_name: string | null;
  bucket: string | null;
  source: string | null;
  amount_cents: number | null;
  percent: Decimal | null;
  percent_of: string | null;
  quantity: number | null;
  each_cents: number | null;
  borrower_at_closing_cents: number | null;
  borrower_at_closing_percent: Decimal | null;
  borrower_before_closing_cents: number | null;
  borrower_before_closing_percent: Decimal | null;
  seller_at_closing_cents: number | null;
  seller_at_closing_percent: Decimal | null;
  seller_before_closing_cents: number | null;
  seller_before_closing_percent: Decimal | null;
  others_cents: number | null;
  others_percent: Decimal | null;
  other_payer: string | null;
  is_finance_charge: Defaulted<boolean>;
  is_optional: Defaulted<boolean>;
  estimate_cents: number | null;
  remarks: string | null;
  note: string | null;
}

export interface FileCountsTable {
  tenant_id: string;
  duty: number;
  status: number;
  officer_id: number;
  region_id: number;
  branch_id: number;
  closing_week: string;
  lender_name: string;
  files: number;
  sale_price_cents: Decimal;
  loans_cents: Decimal;
}

export interface FileExportsTable {
  tenant_id: string;
  export_id: number;
  orders_id: number;
  with_tax_ids: boolean;
  exported_at: Defaulted<Instant>;
  exported_by: Defaulted<string>;
}

export interface FileNumberPoolsTable {
  tenant_id: string;
  pool_id: number;
  name: string;
  prefix: Defaulted<string>;
  prefix_key: GeneratedAlways<string>;
  next_number: Defaulted<number>;
  width: Defaulted<number>;
  inactive: Defaulted<boolean>;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
}

export interface FileWordsTable {
  tenant_id: string;
  kind: number;
  source_id: number;
  word: string;
  orders_id: number;
  sound: string | null;
}

export interface IdempotencyKeysTable {
  tenant_id: string;
  users_id: number;
  key_digest: Buffer;
  call_digest: Buffer;
  answer: Buffer;
  created_at: Defaulted<Instant>;
}

export interface IdentityKeysTable {
  tenant_id: string;
  kid: string;
  private_jwk: Json;
  created_at: Defaulted<Instant>;
}

export interface IdentityRecordsTable {
  tenant_id: string;
  kind: string;
  id: string;
  payload: Json;
  grant_id: string | null;
  user_code: string | null;
  uid: string | null;
  expires_at: Instant | null;
  consumed_at: Instant | null;
}

export interface IdentityUsersTable {
  tenant_id: string;
  username: string;
  password_hash: string;
  claims: Json;
}

export interface InvestmentAccountsTable {
  tenant_id: string;
  investment_id: number;
  orders_id: number;
  bank_account_id: number;
  beneficiary: string;
  tax_id_encrypted: Buffer;
  tax_id_last4: string;
  tax_id_kind: string;
  w9_on: string;
  instructed_on: string;
  rate: Decimal;
  street: string | null;
  city: string | null;
  address_state: string | null;
  zip: string | null;
  reported_by: string | null;
  note: string | null;
  asked_by: Defaulted<string>;
  asked_at: Defaulted<Instant>;
  state: Defaulted<string>;
  decided_by: string | null;
  decided_at: Instant | null;
  decision_reason: string | null;
  closed_by: string | null;
  closed_at: Instant | null;
  close_reason: string | null;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
}

export interface InvestmentExportsTable {
  tenant_id: string;
  export_id: number;
  year: number;
  with_tax_ids: boolean;
}

export interface InvestmentMovesTable {
  tenant_id: string;
  investment_id: number;
  bank_account_id: number;
  stripe: number;
  number: number;
  naming: Defaulted<number>;
  named_by: Defaulted<string>;
  named_at: Defaulted<Instant>;
  taken_back_by: string | null;
  taken_back_at: Instant | null;
}

export interface InvoiceBatchesTable {
  tenant_id: string;
  invoice_batch_id: number;
  number: number;
  customer_key: string;
  customer_name: string;
  received_on: string;
  amount_cents: number;
  means: string;
  reference: string | null;
  note: string | null;
  credit_used_cents: number;
  over_cents: number;
  noted_by: Defaulted<string>;
  noted_at: Defaulted<Instant>;
  taken_back_reason: string | null;
  taken_back_by: string | null;
  taken_back_at: Instant | null;
}

export interface InvoiceEntriesTable {
  tenant_id: string;
  invoice_entry_id: number;
  invoice_id: number;
  kind: string;
  noted_on: string;
  amount_cents: number | null;
  means: string | null;
  reference: string | null;
  reason: string | null;
  bank_account_id: number | null;
  stripe: number | null;
  ledger_number: number | null;
  sent_to: string | null;
  sent_how: string | null;
  invoice_batch_id: number | null;
  noted_by: Defaulted<string>;
  noted_at: Defaulted<Instant>;
  taken_back_reason: string | null;
  taken_back_by: string | null;
  taken_back_at: Instant | null;
}

export interface InvoiceLinesTable {
  tenant_id: string;
  invoice_id: number;
  line: number;
  text: string;
  amount_cents: number;
  is_taxable: boolean;
  source_key: string | null;
  source_label: string | null;
}

export interface InvoicesTable {
  tenant_id: string;
  invoice_id: number;
  orders_id: number;
  customer_roles_id: number | null;
  customer_company_id: number | null;
  terms: number;
  note: string | null;
  number: number | null;
  issued_on: string | null;
  due_on: string | null;
  issued_by: string | null;
  issued_at: Instant | null;
  customer_key: string | null;
  customer_name: string | null;
  customer_address: string | null;
  tax_rate: Decimal | null;
  tax_cents: number | null;
  total_cents: number | null;
  void_reason: string | null;
  voided_by: string | null;
  voided_at: Instant | null;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
}

export interface JobsTable {
  tenant_id: string;
  job_id: number;
  kind: string;
  payload: Defaulted<Json>;
  run_at: Defaulted<Instant>;
  attempts: Defaulted<number>;
  max_attempts: Defaulted<number>;
  leased_until: Instant | null;
  last_error: string | null;
  finished_at: Instant | null;
  created_at: Defaulted<Instant>;
}

export interface JournalExportFilesTable {
  tenant_id: string;
  journal_export_id: number;
  orders_id: number;
  branch_id: number;
}

export interface JournalExportLinesTable {
  tenant_id: string;
  journal_export_id: number;
  line: number;
  day: string;
  branch_id: number | null;
  account: string;
  company: string;
  ledger_code: string;
  cost_center: string;
  debit_cents: number;
  credit_cents: number;
  transactions: number;
  is_late: boolean;
}

export interface JournalExportRangesTable {
  tenant_id: string;
  journal_export_id: number;
  bank_account_id: number;
  stripe: number;
  from_number: number;
  through_number: number;
  stands: Defaulted<boolean>;
}

export interface JournalExportsTable {
  tenant_id: string;
  journal_export_id: number;
  bank_account_id: number;
  number: number;
  export_date: string;
  from_day: string;
  through_day: string;
  transactions: number;
  journals: number;
  debit_cents: number;
  credit_cents: number;
  office_names: Json;
  columns_name: string;
  columns_text: string;
  columns_sha256: string;
  journal_name: string;
  journal_text: string;
  journal_sha256: string;
  state: Defaulted<string>;
  made_at: Defaulted<Instant>;
  made_by: Defaulted<string>;
  reference: string | null;
  accepted_at: Instant | null;
  accepted_by: string | null;
  reason: string | null;
  taken_back_at: Instant | null;
  taken_back_by: string | null;
}

export interface JournalSettingsTable {
  tenant_id: string;
  journal_settings_id: Defaulted<number>;
  settings: Json;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
}

export interface KeptDepositsTable {
  tenant_id: string;
  kept_id: number;
  orders_id: number;
  kept_on: string;
  payer: string;
  party: string;
  lines: Json;
  recorded_at: Defaulted<Instant>;
  recorded_by: Defaulted<string>;
  taken_back_at: Instant | null;
  taken_back_by: string | null;
  taken_back_reason: string | null;
}

export interface LedgerBalancesTable {
  tenant_id: string;
  bank_account_id: number;
  orders_id: number;
  account: string;
  stripe: number;
  balance_cents: number;
  last_day: string;
}

export interface LedgerCheckpointsTable {
  tenant_id: string;
  bank_account_id: number;
  day: string;
  ends: Json;
}

export interface LedgerClosingsTable {
  tenant_id: string;
  bank_account_id: number;
  closed_through: string | null;
}

export interface LedgerDaysTable {
  tenant_id: string;
  bank_account_id: number;
  orders_id: number;
  account: string;
  stripe: number;
  day: string;
  balance_cents: number;
}

export interface LedgerLinesTable {
  tenant_id: string;
  bank_account_id: number;
  stripe: number;
  number: number;
  line: number;
  orders_id: number | null;
  account: string;
  amount_cents: number;
}

export interface LedgerOpeningListsTable {
  tenant_id: string;
  opening_id: number;
  lists: string;
}

export interface LedgerOpeningsTable {
  tenant_id: string;
  opening_id: number;
  bank_account_id: number;
  day: string;
  bank_cents: number;
  files_cents: number;
  outstanding_cents: number;
  in_transit_cents: number;
  sha256: string;
  comment: string;
  asked_by: Defaulted<string>;
  asked_at: Defaulted<Instant>;
  state: Defaulted<string>;
  decided_by: string | null;
  decided_at: Instant | null;
  decided_in: string | null;
  decision_comment: string | null;
}

export interface LedgerStripesTable {
  tenant_id: string;
  bank_account_id: number;
  stripe: number;
  last_number: Defaulted<number>;
  last_hash: Buffer;
  closed_through: string | null;
}

export interface LedgerTransactionsTable {
  tenant_id: string;
  bank_account_id: number;
  stripe: number;
  number: number;
  kind: string;
  business_date: string;
  posted_at: Instant;
  actor: string;
  request_id: string;
  key: string;
  asked: Buffer;
  reverses_stripe: number | null;
  reverses_number: number | null;
  about_stripe: number | null;
  about_number: number | null;
  facts: Json;
  hash: Buffer;
}

export interface LenderDefaultsTable {
  tenant_id: string;
  lender_default_id: number;
  lender_name: string;
  assumption: string | null;
  demand_feature: string | null;
  partial_payments: string | null;
  late_days: number | null;
  late_fee_as: string | null;
  late_fee_percent: Decimal | null;
  late_fee_amount_cents: number | null;
  late_fee_words: string | null;
  escrow_account: string | null;
  escrowed_year: string | null;
  cushion_months: number | null;
  escrow_rounding: string | null;
  prepaid_interest_day: string | null;
  term_rounding: string | null;
  payment_total: string | null;
  interest_decimals: string | null;
  inactive: Defaulted<boolean>;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
}

export interface LoansTable {
  tenant_id: string;
  loan_id: number;
  orders_id: number;
  loan_order: Defaulted<number>;
  lender_name: string | null;
  amount_cents: number | null;
  rate: Decimal | null;
  loan_number: string | null;
  loan_type_id: number | null;
  term_months: number | null;
  first_payment_date: string | null;
  mic_number: string | null;
  purpose: string | null;
  product: string | null;
  lien_position: number | null;
  note_date: string | null;
  interest_from: string | null;
  interest_to: string | null;
  day_basis: string | null;
  mortgage_insurance_cents: number | null;
  is_adjustable_rate: Defaulted<boolean>;
  arm_index: string | null;
  arm_margin: Decimal | null;
  first_adjustment_months: number | null;
  adjustment_months: number | null;
  maximum_rate: Decimal | null;
  is_interest_only: Defaulted<boolean>;
  interest_only_months: number | null;
  is_negative_amortization: Defaulted<boolean>;
}

export interface LookupsTable {
  tenant_id: string;
  set_name: string;
  id: number;
  name: string;
  data: string | null;
  region_id: Defaulted<number>;
  sequence: Defaulted<number>;
  inactive: Defaulted<boolean>;
  regions: Defaulted<number[]>;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
}

export interface OrderAlertsTable {
  tenant_id: string;
  alert_id: number;
  orders_id: number;
  target: string;
  target_key: Defaulted<string>;
  severity: number;
  message: string;
  starts_on: string | null;
  raised_at: Defaulted<Instant>;
  acknowledged_by: number | null;
  acknowledged_at: Instant | null;
  snoozed_by: number | null;
  snoozed_until: string | null;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
}

export interface OrderLocksTable {
  tenant_id: string;
  orders_id: number;
  users_id: number;
  holder: string;
  session_key: string;
  acquired_at: Instant;
  heartbeat_at: Instant;
  expires_at: Instant;
}

export interface OrderNotesTable {
  tenant_id: string;
  order_note_id: number;
  orders_id: number;
  body: string;
  is_critical: Defaulted<boolean>;
  users_id: number | null;
  created_at: Defaulted<Instant>;
  note_type_id: number | null;
  note_category_id: number | null;
  is_pinned: Defaulted<boolean>;
  is_visible_to_client: Defaulted<boolean>;
  supersedes_id: number | null;
  superseded_at: Instant | null;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
}

export interface OrderPartiesTable {
  tenant_id: string;
  roles_id: number;
  orders_id: number;
  sequence: Defaulted<number>;
  role_type_id: number;
  name: string | null;
  first_name: string | null;
  last_name: string | null;
  company_id: number | null;
  buyer_seller_id: number | null;
  contact_name: string | null;
  address_1: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  phone: string | null;
  email: string | null;
  detail: string | null;
  tax_id_encrypted: Buffer | null;
  tax_id_last4: string | null;
  tax_id_kind: string | null;
  contact_id: number | null;
  address_2: string | null;
  mobile_phone: string | null;
  vesting: string | null;
  marital_status: string | null;
  entity_type: string | null;
  formed_in: string | null;
  firpta_status: string | null;
  has_power_of_attorney: Defaulted<boolean>;
  attorney_in_fact: string | null;
  forwarding_address_1: string | null;
  forwarding_address_2: string | null;
  forwarding_city: string | null;
  forwarding_state: string | null;
  forwarding_zip: string | null;
  nmls_id: string | null;
  license_id: string | null;
  contact_nmls_id: string | null;
  contact_license_id: string | null;
}

export interface OrderTimeEntriesTable {
  tenant_id: string;
  time_entry_id: number;
  orders_id: number;
  users_id: number;
  work_date: string;
  start_time: string | null;
  minutes: number;
  time_category_id: number | null;
  time_account_code_id: number | null;
  order_workflow_task_id: number | null;
  note: string | null;
  timer_started_at: Instant | null;
  timer_stopped_at: Instant | null;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
}

export interface OrderTimersTable {
  tenant_id: string;
  users_id: number;
  orders_id: number;
  started_at: Instant;
  time_category_id: number | null;
  time_account_code_id: number | null;
  order_workflow_task_id: number | null;
  note: string | null;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
}

export interface OrderWorkflowTaskNotesTable {
  tenant_id: string;
  task_note_id: number;
  orders_id: number;
  order_workflow_task_id: number;
  task_note: string;
  noted_at: Instant;
  noted_by: string;
}

export interface OrderWorkflowTasksTable {
  tenant_id: string;
  order_workflow_task_id: number;
  orders_id: number;
  sequence: number;
  task_definition_id: number | null;
  name: string;
  department_id: number | null;
  assignee_id: number | null;
  start_date: string | null;
  due_date: string | null;
  is_due_date_edited: Defaulted<boolean>;
  due_anchor: string | null;
  due_days: number | null;
  due_calendar: string | null;
  depends_on: Defaulted<number[]>;
  is_complete: Defaulted<boolean>;
  completed_at: Instant | null;
  completed_by: string | null;
  not_applicable: Defaulted<boolean>;
  task_note: string | null;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
  noted_at: Instant | null;
  noted_by: string | null;
}

export interface OrdersTable {
  tenant_id: string;
  orders_id: number;
  file_number: string;
  file_number_key: GeneratedAlways<string>;
  status: number;
  region_id: number;
  branch_id: number;
  kind_of_order: number;
  settlement_statement_type: number;
  order_service_id: number | null;
  settlement_template_id: number | null;
  underwriter_company_id: number | null;
  source_of_business: string | null;
  open_date: string | null;
  contract_date: string | null;
  commitment_date: string | null;
  disclosure_sent_date: string | null;
  closing_date: string | null;
  disbursement_date: string | null;
  closing_time: string | null;
  recording_date: string | null;
  place_of_closing: string | null;
  policy_due_date: string | null;
  sale_price_cents: number | null;
  earnest_money_cents: number | null;
  earnest_money_held_by: string | null;
  owner_policy_amount_cents: number | null;
  loan_policy_amount_cents: number | null;
  escrow_officer_id: number | null;
  title_officer_id: number | null;
  closer_id: number | null;
  post_closer_id: number | null;
  default_loan_id: number | null;
  is_locked: Defaulted<boolean>;
  is_settlement_locked: Defaulted<boolean>;
  is_consolidated_file: Defaulted<boolean>;
  is_reverse_mortgage: Defaulted<boolean>;
  is_alta: Defaulted<boolean>;
  version: Defaulted<number>;
  created_at: Defaulted<Instant>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
  primary_orders_id: number | null;
  title_unit_id: number | null;
  escrow_unit_id: number | null;
  workflow_process_template_id: number | null;
  settlement_lock_at: Instant | null;
  settlement_lock_by: string | null;
  settlement_lock_reason: string | null;
}

export interface OutsidePartiesTable {
  tenant_id: string;
  outside_party_id: number;
  orders_id: number;
  rate_order_id: number;
  sequence: Defaulted<number>;
  name: string | null;
  amount_cents: number | null;
  percent: Decimal | null;
}

export interface PartySignersTable {
  tenant_id: string;
  signer_id: number;
  orders_id: number;
  roles_id: number;
  sequence: Defaulted<number>;
  name: string;
  title: string | null;
}

export interface PaymentPartsTable {
  tenant_id: string;
  bank_account_id: number;
  stripe: number;
  number: number;
  orders_id: number;
  party: string | null;
  lines: Json;
  amount_cents: number;
}

export interface PayoffFeesTable {
  tenant_id: string;
  payoff_fee_id: number;
  orders_id: number;
  payoff_id: number;
  sequence: Defaulted<number>;
  label: string;
  amount_cents: number | null;
}

export interface PayoffsTable {
  tenant_id: string;
  payoff_id: number;
  orders_id: number;
  settlement_id: number;
  sequence: Defaulted<number>;
  lender_name: string;
  loan_number: string | null;
  principal_cents: number | null;
  interest_cents: number | null;
  interest_to: string | null;
  good_through: string | null;
  credits_cents: number | null;
  per_diem_cents: number | null;
  rate: Decimal | null;
  days_in_year: string | null;
  rounds_day: Defaulted<boolean>;
  cushion_days: number | null;
  letter_date: string | null;
  wire_verified_date: string | null;
  escrow_note: string | null;
  remarks: string | null;
}

export interface PolicyUnlocksTable {
  tenant_id: string;
  policy_unlock_id: number;
  title_policy_id: number;
  orders_id: number;
  reason: string;
  unlocked_by: Defaulted<string>;
  unlocked_at: Defaulted<Instant>;
}

export interface PortfolioExportsTable {
  tenant_id: string;
  export_id: number;
  criteria: Json;
}

export interface PortfolioFiltersTable {
  tenant_id: string;
  portfolio_filter_id: number;
  users_id: number;
  name: string;
  is_shared: Defaulted<boolean>;
  criteria: Json;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
}

export interface PositivePayAnswerFilesTable {
  tenant_id: string;
  positive_pay_answer_file_id: number;
  bank_account_id: number;
  number: number;
  file_name: string;
  pay_count: number;
  pay_cents: number;
  return_count: number;
  return_cents: number;
  bytes: number;
  sha256: string;
  content_encrypted: Buffer;
  made_by: Defaulted<string>;
  made_at: Defaulted<Instant>;
  taken_back_reason: string | null;
  taken_back_by: string | null;
  taken_back_at: Instant | null;
}

export interface PositivePayAnswersTable {
  tenant_id: string;
  positive_pay_answer_file_id: number;
  bank_account_id: number;
  positive_pay_exception_id: number;
  number: number;
  decision: string;
  amount_cents: number;
  stands: Defaulted<boolean>;
}

export interface PositivePayDecisionsTable {
  tenant_id: string;
  positive_pay_exception_id: number;
  number: Defaulted<number>;
  decision: string;
  found: string;
  reason: string | null;
  needs_second: Defaulted<boolean>;
  decided_by: Defaulted<string>;
  decided_at: Defaulted<Instant>;
  confirmed_by: string | null;
  confirmed_at: Instant | null;
  taken_back_reason: string | null;
  taken_back_by: string | null;
  taken_back_at: Instant | null;
}

export interface PositivePayEventsTable {
  tenant_id: string;
  positive_pay_file_id: number;
  bank_account_id: number;
  stripe: number;
  number: number;
  kind: string;
  check_stripe: number;
  check_posting: number;
  check_number: number;
  amount_cents: number;
  stands: Defaulted<boolean>;
}

export interface PositivePayExceptionsTable {
  tenant_id: string;
  positive_pay_exception_id: number;
  bank_account_id: number;
  positive_pay_import_id: number | null;
  check_number: number;
  amount_cents: number;
  payee: string | null;
  bank_reason: string | null;
  presented_on: string;
  decide_until: Instant;
  entered_by: Defaulted<string>;
  entered_at: Defaulted<Instant>;
  taken_off_reason: string | null;
  taken_off_by: string | null;
  taken_off_at: Instant | null;
}

export interface PositivePayFilesTable {
  tenant_id: string;
  positive_pay_file_id: number;
  bank_account_id: number;
  number: number;
  positive_pay_layout_id: number;
  layout_name: string;
  file_name: string;
  file_date: string;
  issue_count: number;
  issue_cents: number;
  void_count: number;
  void_cents: number;
  stop_count: number;
  stop_cents: number;
  from_number: number | null;
  to_number: number | null;
  gaps: Json;
  more_gaps: Defaulted<number>;
  bytes: number;
  sha256: string;
  content_encrypted: Buffer;
  state: Defaulted<string>;
  made_at: Defaulted<Instant>;
  made_by: Defaulted<string>;
  decided_at: Instant | null;
  decided_by: string | null;
  reason: string | null;
}

export interface PositivePayImportContentsTable {
  tenant_id: string;
  positive_pay_import_id: number;
  content_encrypted: Buffer;
}

export interface PositivePayImportsTable {
  tenant_id: string;
  positive_pay_import_id: number;
  bank_account_id: number;
  file_name: string;
  sha256: string;
  mapping: Json;
  new_rows: number;
  known_rows: number;
  other_rows: number;
  imported_by: Defaulted<string>;
  imported_at: Defaulted<Instant>;
}

export interface PositivePayLayoutsTable {
  tenant_id: string;
  positive_pay_layout_id: number;
  name: string;
  layout: Json;
  inactive: Defaulted<boolean>;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
}

export interface PropertiesTable {
  tenant_id: string;
  property_id: number;
  orders_id: number;
  loan_id: number | null;
  sequence: Defaulted<number>;
  address_1: string | null;
  address_2: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  county_name: string | null;
  county_id: number | null;
  brief_legal: string | null;
  parcel_id: string | null;
  property_type_id: number | null;
  is_foreign_address: Defaulted<boolean>;
  country: string | null;
  region_territory: string | null;
  subdivision: string | null;
  plat: string | null;
  subdivision_notes: string | null;
  survey_name: string | null;
  abstract_number: string | null;
  acreage: Decimal | null;
  other_parcels: string | null;
  full_legal: string | null;
}

export interface PropertyTaxesTable {
  tenant_id: string;
  property_tax_id: number;
  orders_id: number;
  property_id: number;
  sequence: Defaulted<number>;
  tax_year: number | null;
  amount_cents: number | null;
  is_paid: Defaulted<boolean>;
  parcel_id: string | null;
  authority: string | null;
}

export interface ProrationDefaultsTable {
  tenant_id: string;
  proration_default_id: number;
  state: string;
  region_id: Defaulted<number>;
  label: string | null;
  period: string | null;
  paid_when: string | null;
  estimate_percent: Decimal | null;
  day_count: string | null;
  closing_day_belongs_to: string | null;
  daily_decimals: string | null;
  inactive: Defaulted<boolean>;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
}

export interface ProrationsTable {
  tenant_id: string;
  proration_id: number;
  orders_id: number;
  settlement_id: number;
  sequence: Defaulted<number>;
  label: string;
  amount_cents: number | null;
  period: string | null;
  period_from: string | null;
  period_to: string | null;
  is_paid: Defaulted<boolean>;
  estimate_percent: Decimal | null;
  day_count: string | null;
  closing_day_belongs_to: string | null;
  daily_decimals: string | null;
  actual_amount_cents: number | null;
  remarks: string | null;
}

export interface RateEndorsementsTable {
  tenant_id: string;
  rate_endorsement_id: number;
  orders_id: number;
  rate_order_id: number;
  sequence: Defaulted<number>;
  code: string | null;
  label: string | null;
  policy: string | null;
  amount_cents: number | null;
}

export interface RateOrdersTable {
  tenant_id: string;
  rate_order_id: number;
  orders_id: number;
  settlement_id: number;
  sequence: Defaulted<number>;
  state: string | null;
  rates: string | null;
  transaction: string | null;
  effective_date: string | null;
  policies: string | null;
  owner_liability_cents: number | null;
  loan_liability_cents: number | null;
  owner_coverage: string | null;
  loan_coverage: string | null;
  prior_date: string | null;
  prior_amount_cents: number | null;
  prior_payoff_cents: number | null;
  is_unimproved: Defaulted<boolean>;
  owner_borrower_part: Decimal | null;
  loan_borrower_part: Decimal | null;
  loan_section: string | null;
  payee_name: string | null;
  underwriter: string | null;
  underwriter_percent: Decimal | null;
  remarks: string | null;
  loan_id: number | null;
  rate_version: string | null;
}

export interface RateVersionsTable {
  tenant_id: string;
  rate_version_id: number;
  kind: string;
  code: string;
  number: number;
  label: string;
  state: string;
  county: string | null;
  source: string;
  status: Defaulted<string>;
  effective_from: string | null;
  content: string;
  hash: string;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
}

export interface RecentFilesTable {
  tenant_id: string;
  users_id: number;
  orders_id: number;
  opened_at: Defaulted<Instant>;
  is_pinned: Defaulted<boolean>;
}

export interface ReconciliationNotesTable {
  tenant_id: string;
  note_id: number;
  bank_account_id: number;
  bank_item_id: number | null;
  stripe: number | null;
  number: number | null;
  text: string;
  noted_at: Defaulted<Instant>;
  noted_by: Defaulted<string>;
}

export interface ReconciliationPacksTable {
  tenant_id: string;
  reconciliation_id: number;
  pack: string;
}

export interface ReconciliationsTable {
  tenant_id: string;
  reconciliation_id: number;
  bank_account_id: number;
  day: string;
  number: number;
  is_final: Defaulted<boolean>;
  figures: Json;
  open_exceptions: number;
  ends: Json;
  sha256: string;
  closed_before: string | null;
  prepared_by: Defaulted<string>;
  prepared_at: Defaulted<Instant>;
  prepared_note: string | null;
  reviewed_by: string | null;
  reviewed_at: Instant | null;
  reviewed_note: string | null;
  reopen_asked_by: string | null;
  reopen_asked_at: Instant | null;
  reopen_reason: string | null;
  reopened_by: string | null;
  reopened_at: Instant | null;
  reopened_note: string | null;
}

export interface RecordingDocumentsTable {
  tenant_id: string;
  recording_document_id: number;
  orders_id: number;
  settlement_id: number;
  sequence: Defaulted<number>;
  label: string;
  kind: string | null;
  pages: number | null;
  names: number | null;
  fee_cents: number | null;
  borrower_part: Decimal | null;
  remarks: string | null;
  rate_version: string | null;
  base_fee_cents: number | null;
  pages_included: number | null;
  page_fee_cents: number | null;
  names_included: number | null;
  name_fee_cents: number | null;
  surcharges_cents: number | null;
}

export interface RegionsTable {
  tenant_id: string;
  region_id: number;
  reg_id: string;
  description: string;
  default_ss_type: Defaulted<number>;
  is_default: Defaulted<boolean>;
  is_admin_region: Defaulted<boolean>;
  inactive: Defaulted<boolean>;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
}

export interface RemittanceDocumentsTable {
  tenant_id: string;
  remittance_document_id: number;
  remittance_id: number;
  name: string;
  description: string | null;
}

export interface RemittanceExceptionsTable {
  tenant_id: string;
  remittance_exception_id: number;
  remittance_id: number;
  line: number;
  kind: string;
  reason: string;
  noted_by: Defaulted<string>;
  noted_at: Defaulted<Instant>;
  resolution: string | null;
  resolved_by: string | null;
  resolved_at: Instant | null;
}

export interface RemittanceLinesTable {
  tenant_id: string;
  remittance_id: number;
  line: number;
  title_policy_id: number;
  orders_id: number;
  record_type: string;
  label: string;
  policy_number: string;
  policy: string;
  effective_date: string;
  state: string | null;
  county: string | null;
  liability_cents: number;
  gross_cents: number;
  underwriter_cents: number;
  agent_cents: number;
  trace: Json;
  corrects_remittance: number | null;
  corrects_line: number | null;
  reason: string | null;
}

export interface RemittancePaymentsTable {
  tenant_id: string;
  remittance_id: number;
  orders_id: number;
  bank_account_id: number;
  stripe: number;
  ledger_number: number;
  is_back: boolean;
  amount_cents: number;
}

export interface RemittancePoliciesTable {
  tenant_id: string;
  remittance_id: number;
  title_policy_id: number;
  orders_id: number;
}

export interface RemittancesTable {
  tenant_id: string;
  remittance_id: number;
  number: number;
  kind: string;
  underwriter_key: string;
  underwriter_name: string;
  period: string;
  state: Defaulted<string>;
  made_by: Defaulted<string>;
  made_at: Defaulted<Instant>;
  gross_cents: number | null;
  underwriter_cents: number | null;
  agent_cents: number | null;
  approved_by: string | null;
  approved_at: Instant | null;
  sent_on: string | null;
  sent_how: string | null;
  sent_by: string | null;
  sent_at: Instant | null;
  paid_by: string | null;
  paid_at: Instant | null;
  acknowledged_on: string | null;
  acknowledged_as: string | null;
  acknowledged_by: string | null;
  acknowledged_at: Instant | null;
  withdrawn_reason: string | null;
  withdrawn_by: string | null;
  withdrawn_at: Instant | null;
}

export interface SanctionsDecisionsTable {
  tenant_id: string;
  sanctions_screening_id: number;
  wire_payee_id: number;
  is_same: boolean;
  reason: string;
  decided_at: Defaulted<Instant>;
  decided_by: Defaulted<string>;
}

export interface SanctionsListContentsTable {
  tenant_id: string;
  sanctions_list_id: number;
  content: Buffer;
}

export interface SanctionsListsTable {
  tenant_id: string;
  sanctions_list_id: number;
  list_date: string;
  files: Json;
  entry_count: number;
  name_count: number;
  sha256: string;
  imported_at: Defaulted<Instant>;
  imported_by: Defaulted<string>;
}

export interface SanctionsScreeningsTable {
  tenant_id: string;
  sanctions_screening_id: number;
  wire_payee_id: number;
  sanctions_list_id: number;
  names: Json;
  hits: Json;
  decided_as: number | null;
  screened_at: Defaulted<Instant>;
}

export interface SecurityRoleRegionSettingsTable {
  tenant_id: string;
  security_role_id: number;
  region_id: number;
  name: string;
  value: number;
}

export interface SecurityRoleSettingsTable {
  tenant_id: string;
  security_role_id: number;
  name: string;
  value: number;
}

export interface SecurityRolesTable {
  tenant_id: string;
  security_role_id: number;
  name: string;
  region_id: Defaulted<number>;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
}

export interface ServerEventsTable {
  tenant_id: string;
  event_id: Defaulted<number>;
  at: Instant;
  level: string;
  user_name: string | null;
  message: string;
}

export interface SettlementTemplateLinesTable {
  tenant_id: string;
  template_line_id: number;
  settlement_template_id: number | null;
  part: string | null;
  section: string | null;
  label: string;
  code: string | null;
  kind: string | null;
  payee_rule: string | null;
  payee_name: string | null;
  bucket: string | null;
  amount_cents: number | null;
  percent: Decimal | null;
  percent_of: string | null;
  quantity: number | null;
  each_cents: number | null;
  borrower_at_closing_cents: number | null;
  borrower_at_closing_percent: Decimal | null;
  borrower_before_closing_cents: number | null;
  borrower_before_closing_percent: Decimal | null;
  seller_at_closing_cents: number | null;
  seller_at_closing_percent: Decimal | null;
  seller_before_closing_cents: number | null;
  seller_before_closing_percent: Decimal | null;
  others_cents: number | null;
  others_percent: Decimal | null;
  other_payer: string | null;
  is_finance_charge: Defaulted<boolean>;
  is_optional: Defaulted<boolean>;
  period: string | null;
  paid_when: string | null;
  inactive: Defaulted<boolean>;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
}

export interface SettlementsTable {
  tenant_id: string;
  settlement_id: number;
  orders_id: number;
  loan_id: number | null;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
  first_escrow_payment: string | null;
  cushion_months: number | null;
  escrow_rounding: string | null;
  estimated_loan_amount_cents: number | null;
  estimated_closing_costs_cents: number | null;
  estimated_financed_cents: number | null;
  estimated_down_payment_cents: number | null;
  estimated_deposit_cents: number | null;
  estimated_funds_for_borrower_cents: number | null;
  estimated_seller_credits_cents: number | null;
  estimated_adjustments_cents: number | null;
  estimated_payoffs_cents: number | null;
  prepaid_interest_day: string | null;
  amortization_months: number | null;
  term_rounding: string | null;
  prepayment_penalty: string | null;
  penalty_percent: Decimal | null;
  penalty_months: number | null;
  original_value_cents: number | null;
  insurance_months: number | null;
  payment_total: string | null;
  interest_decimals: string | null;
  prepaid_finance_charge_cents: number | null;
  monthly_escrow_cents: number | null;
  taxes_outside_escrow_cents: number | null;
  insurance_outside_escrow_cents: number | null;
  other_outside_escrow_cents: number | null;
  other_property_cost: string | null;
  disclosed_rate: Decimal | null;
  disclosed_finance_charge_cents: number | null;
  lender_adjustment_cents: number | null;
  lender_reason: string | null;
  assumption: string | null;
  demand_feature: string | null;
  late_days: number | null;
  late_fee_as: string | null;
  late_fee_percent: Decimal | null;
  late_fee_amount_cents: number | null;
  late_fee_words: string | null;
  negative_amortization: string | null;
  partial_payments: string | null;
  security_interest: string | null;
  escrow_account: string | null;
  escrowed_year: string | null;
  escrow_waiver_fee_cents: number | null;
  liability_after_foreclosure: string | null;
  gfe_origination_cents: number | null;
  gfe_rate_cents: number | null;
  gfe_title_cents: number | null;
  gfe_owners_title_cents: number | null;
  gfe_recording_cents: number | null;
  gfe_transfer_taxes_cents: number | null;
  gfe_escrow_cents: number | null;
  gfe_interest_cents: number | null;
  gfe_insurance_cents: number | null;
  reverse_mortgage: string | null;
  drawn_items: string | null;
  index_rate: Decimal | null;
  first_cap: Decimal | null;
  later_cap: Decimal | null;
  rate_floor: Decimal | null;
  rise_limit: Decimal | null;
  balance_limit: number | null;
  recast_months: number | null;
  optional_payments: string | null;
  step_payments: string | null;
  seasonal_payments: string | null;
  purchase_with: string | null;
  estimated_lender_credits_cents: number | null;
  lender_credits_for_cure_cents: number | null;
  applied_at: Instant | null;
  applied_reason: string | null;
  rate_rounded_to: string | null;
}

export interface StaleCheckActsTable {
  tenant_id: string;
  stale_act_id: number;
  bank_account_id: number;
  stripe: number;
  number: number;
  kind: string;
  act_date: string;
  note: string | null;
  address_1: string | null;
  address_2: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  letter: string | null;
  report_state: string | null;
  report_year: number | null;
  report_due: string | null;
  said_by: Defaulted<string>;
  said_at: Defaulted<Instant>;
  taken_back_reason: string | null;
  taken_back_by: string | null;
  taken_back_at: Instant | null;
}

export interface StatementVersionsTable {
  tenant_id: string;
  statement_version_id: number;
  orders_id: number;
  loan_id: number;
  number: number;
  kind: string;
  note: string | null;
  kept_at: Defaulted<Instant>;
  kept_by: Defaulted<string>;
  snapshot: string;
  hash: string;
  settlement_id: number | null;
}

export interface SystemAlertMarksTable {
  tenant_id: string;
  users_id: number;
  target: string;
  occurrence: string;
  acknowledged_at: Instant | null;
  snoozed_until: string | null;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
}

export interface SystemSettingsTable {
  tenant_id: string;
  name: string;
  value: string;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
}

export interface TaxIdRevealsTable {
  tenant_id: string;
  reveal_id: number;
  orders_id: number;
  roles_id: number;
  tax_id_shown: string | null;
  party_name: string;
}

export interface TenantCountersTable {
  tenant_id: string;
  counter: string;
  value: number;
}

export interface TenantsTable {
  tenant_id: string;
  display_name: string;
  time_zone: Defaulted<string>;
  enterprise_tenant_id: string | null;
  publisher_id: string | null;
  is_under_maintenance: Defaulted<boolean>;
  custom_notice: Json | null;
  created_at: Defaulted<Instant>;
}

export interface TitlePoliciesTable {
  tenant_id: string;
  title_policy_id: number;
  orders_id: number;
  rate_order_id: number;
  sequence: Defaulted<number>;
  policy: string | null;
  number: string | null;
  effective_date: string | null;
  letter_fee_cents: number | null;
  is_void: Defaulted<boolean>;
  void_reason: string | null;
}

export interface TransferTaxesTable {
  tenant_id: string;
  transfer_tax_id: number;
  orders_id: number;
  settlement_id: number;
  sequence: Defaulted<number>;
  label: string;
  payee: string | null;
  level: string | null;
  method: string | null;
  reckoned_on: string | null;
  base_amount_cents: number | null;
  free_amount_cents: number | null;
  rate: Decimal | null;
  unit_cents: number | null;
  unit_amount_cents: number | null;
  flat_amount_cents: number | null;
  is_exempt: Defaulted<boolean>;
  exemption: string | null;
  borrower_part: Decimal | null;
  remarks: string | null;
  tiers: string | null;
  rate_version: string | null;
}

export interface UnchainedEntriesTable {
  tenant_id: string;
  transaction_id: number;
  entry: number;
  actor: string;
  request_id: string;
  table_name: string;
  row_key: string;
  operation: string;
  orders_id: number | null;
  before: Json | null;
  after: Json | null;
}

export interface UnclaimedRequestsTable {
  tenant_id: string;
  request_id: number;
  bank_account_id: number;
  kind: string;
  about_stripe: number | null;
  about_number: number | null;
  amount_cents: number;
  payee: string;
  method: string;
  check_number: number | null;
  wire_payee_id: number | null;
  reference: string | null;
  comment: string;
  requested_by: Defaulted<string>;
  requested_at: Defaulted<Instant>;
  state: Defaulted<string>;
  decided_by: string | null;
  decided_at: Instant | null;
  decided_in: string | null;
  decision_comment: string | null;
}

export interface UserGroupsTable {
  tenant_id: string;
  group_users_id: number;
  name: string;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
}

export interface UserRegionsTable {
  tenant_id: string;
  users_id: number;
  region_id: number;
  is_default: Defaulted<boolean>;
}

export interface UserSecuritySettingsTable {
  tenant_id: string;
  users_id: number;
  name: string;
  value: number;
}

export interface UserSettingsTable {
  tenant_id: string;
  users_id: number;
  kind: string;
  name: string;
  value: string;
}

export interface UsersTable {
  tenant_id: string;
  users_id: number;
  group_users_id: number | null;
  login: string;
  display_name: string;
  email: string | null;
  branch_id: number | null;
  security_role_id: number | null;
  onboarding_role_ids: Defaulted<number[]>;
  dictionary_words: Defaulted<string[]>;
  last_order_id: Defaulted<number>;
  is_staff: Defaulted<boolean>;
  is_active: Defaulted<boolean>;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
  department_id: number | null;
}

export interface VersionDeliveriesTable {
  tenant_id: string;
  version_delivery_id: number;
  orders_id: number;
  statement_version_id: number;
  delivered_to: string | null;
  method: string | null;
  sent_on: string | null;
  received_on: string | null;
  takes_back: number | null;
  reason: string | null;
  said_at: Defaulted<Instant>;
  said_by: Defaulted<string>;
  signed_by: string | null;
  role_type_id: number | null;
  signed_on: string | null;
}

export interface VersionPapersTable {
  tenant_id: string;
  document_id: number;
  orders_id: number;
  statement_version_id: number;
  form: string;
}

export interface WireCallBacksTable {
  tenant_id: string;
  wire_payee_id: number;
  number: number;
  call_number: Defaulted<number>;
  result: string;
  number_called: string;
  number_source: string;
  spoke_to: string | null;
  note: string | null;
  called_by: Defaulted<string>;
  called_at: Defaulted<Instant>;
  good_from: Instant | null;
}

export interface WireFilesTable {
  tenant_id: string;
  wire_file_id: number;
  bank_account_id: number;
  number: number;
  message_id: string;
  format: string;
  file_name: string;
  file_date: string;
  wire_count: number;
  wire_cents: number;
  bytes: number;
  sha256: string;
  content_encrypted: Buffer;
  made_by: Defaulted<string>;
  made_at: Defaulted<Instant>;
  taken_back_reason: string | null;
  taken_back_by: string | null;
  taken_back_at: Instant | null;
  effective_on: string | null;
  destination: string | null;
  origin: string | null;
  modifier: string | null;
}

export interface WireInstructionsTable {
  tenant_id: string;
  wire_payee_id: number;
  number: number;
  beneficiary: string;
  street: string;
  building: string | null;
  postcode: string | null;
  town: string;
  state: string | null;
  country: string;
  bank_name: string;
  routing_number: string;
  account_number_encrypted: Buffer;
  account_number_last4: string;
  intermediary_name: string | null;
  intermediary_routing: string | null;
  further_credit: string | null;
  source: string;
  received_on: string;
  phone_given: string | null;
  note: string | null;
  entered_by: Defaulted<string>;
  entered_at: Defaulted<Instant>;
  stopped_by: string | null;
  stopped_at: Instant | null;
  stop_reason: string | null;
  account_type: string | null;
  sec_code: string | null;
}

export interface WirePayeesTable {
  tenant_id: string;
  wire_payee_id: number;
  name: string;
  company_id: number | null;
  inactive: Defaulted<boolean>;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
}

export interface WireReleasesTable {
  tenant_id: string;
  bank_account_id: number;
  stripe: number;
  number: number;
  release: Defaulted<number>;
  naming: number;
  amount_cents: number;
  released_by: Defaulted<string>;
  released_at: Defaulted<Instant>;
  taken_back_reason: string | null;
  taken_back_by: string | null;
  taken_back_at: Instant | null;
}

export interface WireSendingsTable {
  tenant_id: string;
  bank_account_id: number;
  stripe: number;
  number: number;
  sending: Defaulted<number>;
  naming: number;
  amount_cents: number;
  wire_file_id: number | null;
  uetr: string | null;
  bank_reference: string | null;
  sent_by: Defaulted<string>;
  sent_at: Defaulted<Instant>;
  taken_back_reason: string | null;
  taken_back_by: string | null;
  taken_back_at: Instant | null;
  trace_number: string | null;
}

export interface WiresOutTable {
  tenant_id: string;
  bank_account_id: number;
  stripe: number;
  number: number;
  naming: Defaulted<number>;
  wire_payee_id: number;
  instructions: number;
  named_by: Defaulted<string>;
  named_at: Defaulted<Instant>;
  taken_back_by: string | null;
  taken_back_at: Instant | null;
}

export interface WorkflowProcessTemplatesTable {
  tenant_id: string;
  workflow_process_template_id: number;
  name: string;
  inactive: Defaulted<boolean>;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
}

export interface WorkflowTaskDefinitionsTable {
  tenant_id: string;
  task_definition_id: number;
  workflow_process_template_id: number;
  sequence: number;
  name: string;
  department_id: number | null;
  assignee_kind: string;
  assignee_id: number | null;
  due_anchor: string | null;
  due_days: number | null;
  due_calendar: string | null;
  depends_on: Defaulted<number[]>;
}

/** Every table by its name. */
export interface DB {
  ach_return_file_contents: AchReturnFileContentsTable;
  ach_return_files: AchReturnFilesTable;
  ach_returns: AchReturnsTable;
  active_users: ActiveUsersTable;
  addenda: AddendaTable;
  adjustment_parts: AdjustmentPartsTable;
  adjustments: AdjustmentsTable;
  approval_requests: ApprovalRequestsTable;
  audit_chain: AuditChainTable;
  audit_checks: AuditChecksTable;
  audit_exports: AuditExportsTable;
  audit_heads: AuditHeadsTable;
  audit_log: AuditLogTable;
  bank_accounts: BankAccountsTable;
  bank_days: BankDaysTable;
  bank_file_accounts: BankFileAccountsTable;
  bank_file_contents: BankFileContentsTable;
  bank_file_layouts: BankFileLayoutsTable;
  bank_files: BankFilesTable;
  bank_items: BankItemsTable;
  bank_match_items: BankMatchItemsTable;
  bank_matches: BankMatchesTable;
  bank_waits: BankWaitsTable;
  book_waits: BookWaitsTable;
  branches: BranchesTable;
  check_layouts: CheckLayoutsTable;
  check_pin_tries: CheckPinTriesTable;
  check_pins: CheckPinsTable;
  check_printers: CheckPrintersTable;
  check_prints: CheckPrintsTable;
  check_signatures: CheckSignaturesTable;
  closing_days: ClosingDaysTable;
  closing_protection_letters: ClosingProtectionLettersTable;
  commercial_amounts: CommercialAmountsTable;
  commercial_lines: CommercialLinesTable;
  commercial_parties: CommercialPartiesTable;
  commercial_sections: CommercialSectionsTable;
  commercial_statements: CommercialStatementsTable;
  commercial_tenants: CommercialTenantsTable;
  commission_payees: CommissionPayeesTable;
  commission_tiers: CommissionTiersTable;
  commissions: CommissionsTable;
  companies: CompaniesTable;
  company_addresses: CompanyAddressesTable;
  company_contact_words: CompanyContactWordsTable;
  company_contacts: CompanyContactsTable;
  company_protected_changes: CompanyProtectedChangesTable;
  company_words: CompanyWordsTable;
  control_changes: ControlChangesTable;
  counted_files: CountedFilesTable;
  custom_data_definitions: CustomDataDefinitionsTable;
  custom_data_list_values: CustomDataListValuesTable;
  custom_data_tabs: CustomDataTabsTable;
  custom_data_values: CustomDataValuesTable;
  deposit_slips: DepositSlipsTable;
  disbursement_plans: DisbursementPlansTable;
  document_contents: DocumentContentsTable;
  documents: DocumentsTable;
  dormancy_rules: DormancyRulesTable;
  escrow_accounting_exports: EscrowAccountingExportsTable;
  escrow_bills: EscrowBillsTable;
  escrow_items: EscrowItemsTable;
  expected_wire_receipts: ExpectedWireReceiptsTable;
  expected_wires: ExpectedWiresTable;
  feature_flags: FeatureFlagsTable;
  fee_codes: FeeCodesTable;
  fee_parts: FeePartsTable;
  fees: FeesTable;
  file_counts: FileCountsTable;
  file_exports: FileExportsTable;
  file_number_pools: FileNumberPoolsTable;
  file_words: FileWordsTable;
  idempotency_keys: IdempotencyKeysTable;
  identity_keys: IdentityKeysTable;
  identity_records: IdentityRecordsTable;
  identity_users: IdentityUsersTable;
  investment_accounts: InvestmentAccountsTable;
  investment_exports: InvestmentExportsTable;
  investment_moves: InvestmentMovesTable;
  invoice_batches: InvoiceBatchesTable;
  invoice_entries: InvoiceEntriesTable;
  invoice_lines: InvoiceLinesTable;
  invoices: InvoicesTable;
  jobs: JobsTable;
  journal_export_files: JournalExportFilesTable;
  journal_export_lines: JournalExportLinesTable;
  journal_export_ranges: JournalExportRangesTable;
  journal_exports: JournalExportsTable;
  journal_settings: JournalSettingsTable;
  kept_deposits: KeptDepositsTable;
  ledger_balances: LedgerBalancesTable;
  ledger_checkpoints: LedgerCheckpointsTable;
  ledger_closings: LedgerClosingsTable;
  ledger_days: LedgerDaysTable;
  ledger_lines: LedgerLinesTable;
  ledger_opening_lists: LedgerOpeningListsTable;
  ledger_openings: LedgerOpeningsTable;
  ledger_stripes: LedgerStripesTable;
  ledger_transactions: LedgerTransactionsTable;
  lender_defaults: LenderDefaultsTable;
  loans: LoansTable;
  lookups: LookupsTable;
  order_alerts: OrderAlertsTable;
  order_locks: OrderLocksTable;
  order_notes: OrderNotesTable;
  order_parties: OrderPartiesTable;
  order_time_entries: OrderTimeEntriesTable;
  order_timers: OrderTimersTable;
  order_workflow_task_notes: OrderWorkflowTaskNotesTable;
  order_workflow_tasks: OrderWorkflowTasksTable;
  orders: OrdersTable;
  outside_parties: OutsidePartiesTable;
  party_signers: PartySignersTable;
  payment_parts: PaymentPartsTable;
  payoff_fees: PayoffFeesTable;
  payoffs: PayoffsTable;
  policy_unlocks: PolicyUnlocksTable;
  portfolio_exports: PortfolioExportsTable;
  portfolio_filters: PortfolioFiltersTable;
  positive_pay_answer_files: PositivePayAnswerFilesTable;
  positive_pay_answers: PositivePayAnswersTable;
  positive_pay_decisions: PositivePayDecisionsTable;
  positive_pay_events: PositivePayEventsTable;
  positive_pay_exceptions: PositivePayExceptionsTable;
  positive_pay_files: PositivePayFilesTable;
  positive_pay_import_contents: PositivePayImportContentsTable;
  positive_pay_imports: PositivePayImportsTable;
  positive_pay_layouts: PositivePayLayoutsTable;
  properties: PropertiesTable;
  property_taxes: PropertyTaxesTable;
  proration_defaults: ProrationDefaultsTable;
  prorations: ProrationsTable;
  rate_endorsements: RateEndorsementsTable;
  rate_orders: RateOrdersTable;
  rate_versions: RateVersionsTable;
  recent_files: RecentFilesTable;
  reconciliation_notes: ReconciliationNotesTable;
  reconciliation_packs: ReconciliationPacksTable;
  reconciliations: ReconciliationsTable;
  recording_documents: RecordingDocumentsTable;
  regions: RegionsTable;
  remittance_documents: RemittanceDocumentsTable;
  remittance_exceptions: RemittanceExceptionsTable;
  remittance_lines: RemittanceLinesTable;
  remittance_payments: RemittancePaymentsTable;
  remittance_policies: RemittancePoliciesTable;
  remittances: RemittancesTable;
  sanctions_decisions: SanctionsDecisionsTable;
  sanctions_list_contents: SanctionsListContentsTable;
  sanctions_lists: SanctionsListsTable;
  sanctions_screenings: SanctionsScreeningsTable;
  security_role_region_settings: SecurityRoleRegionSettingsTable;
  security_role_settings: SecurityRoleSettingsTable;
  security_roles: SecurityRolesTable;
  server_events: ServerEventsTable;
  settlement_template_lines: SettlementTemplateLinesTable;
  settlements: SettlementsTable;
  stale_check_acts: StaleCheckActsTable;
  statement_versions: StatementVersionsTable;
  system_alert_marks: SystemAlertMarksTable;
  system_settings: SystemSettingsTable;
  tax_id_reveals: TaxIdRevealsTable;
  tenant_counters: TenantCountersTable;
  tenants: TenantsTable;
  title_policies: TitlePoliciesTable;
  transfer_taxes: TransferTaxesTable;
  unchained_entries: UnchainedEntriesTable;
  unclaimed_requests: UnclaimedRequestsTable;
  user_groups: UserGroupsTable;
  user_regions: UserRegionsTable;
  user_security_settings: UserSecuritySettingsTable;
  user_settings: UserSettingsTable;
  users: UsersTable;
  version_deliveries: VersionDeliveriesTable;
  version_papers: VersionPapersTable;
  wire_call_backs: WireCallBacksTable;
  wire_files: WireFilesTable;
  wire_instructions: WireInstructionsTable;
  wire_payees: WirePayeesTable;
  wire_releases: WireReleasesTable;
  wire_sendings: WireSendingsTable;
  wires_out: WiresOutTable;
  workflow_process_templates: WorkflowProcessTemplatesTable;
  workflow_task_definitions: WorkflowTaskDefinitionsTable;
}
