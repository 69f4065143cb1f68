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

export interface ActiveUsersTable {
  tenant_id: string;
  users_id: number;
  route_name: string;
  orders_id: number | null;
  active_at: Defaulted<Instant>;
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
}

export interface AuditExportsTable {
  tenant_id: string;
  export_id: number;
  exported_at: Defaulted<Instant>;
  exported_by: Defaulted<string>;
  filters: Json;
  entries: number;
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
}

export interface ClosingDaysTable {
  tenant_id: string;
  closed_on: string;
  name: string;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
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
}

export interface CompanyContactsTable {
  tenant_id: string;
  contact_id: number;
  company_id: number;
  contact_name: string;
  phone: string | null;
  email: string | null;
  inactive: Defaulted<boolean>;
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
}

export interface FeatureFlagsTable {
  tenant_id: string;
  name: string;
  is_on: boolean;
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
}

export interface RecentFilesTable {
  tenant_id: string;
  users_id: number;
  orders_id: number;
  opened_at: Defaulted<Instant>;
  is_pinned: Defaulted<boolean>;
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

export interface SystemSettingsTable {
  tenant_id: string;
  name: string;
  value: string;
  version: Defaulted<number>;
  updated_at: Defaulted<Instant>;
  updated_by: Defaulted<string>;
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

export interface UserGroupsTable {
  tenant_id: string;
  group_users_id: number;
  name: string;
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
}

/** Every table by its name. */
export interface DB {
  active_users: ActiveUsersTable;
  audit_chain: AuditChainTable;
  audit_checks: AuditChecksTable;
  audit_exports: AuditExportsTable;
  audit_log: AuditLogTable;
  branches: BranchesTable;
  closing_days: ClosingDaysTable;
  companies: CompaniesTable;
  company_contacts: CompanyContactsTable;
  custom_data_definitions: CustomDataDefinitionsTable;
  custom_data_list_values: CustomDataListValuesTable;
  custom_data_tabs: CustomDataTabsTable;
  custom_data_values: CustomDataValuesTable;
  feature_flags: FeatureFlagsTable;
  file_number_pools: FileNumberPoolsTable;
  identity_keys: IdentityKeysTable;
  identity_records: IdentityRecordsTable;
  identity_users: IdentityUsersTable;
  jobs: JobsTable;
  loans: LoansTable;
  lookups: LookupsTable;
  order_locks: OrderLocksTable;
  order_notes: OrderNotesTable;
  order_parties: OrderPartiesTable;
  orders: OrdersTable;
  properties: PropertiesTable;
  recent_files: RecentFilesTable;
  regions: RegionsTable;
  security_role_settings: SecurityRoleSettingsTable;
  security_roles: SecurityRolesTable;
  server_events: ServerEventsTable;
  system_settings: SystemSettingsTable;
  tenant_counters: TenantCountersTable;
  tenants: TenantsTable;
  user_groups: UserGroupsTable;
  user_regions: UserRegionsTable;
  user_security_settings: UserSecuritySettingsTable;
  user_settings: UserSettingsTable;
  users: UsersTable;
}
