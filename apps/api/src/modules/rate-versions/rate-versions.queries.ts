import { createHash } from 'node:crypto';
import type { RateFile, RateVersion, RateVersionFile } from '@closewright/contract/rate-versions';
import type { ChargedFile, StoredRecordingDocument, StoredTransferTax } from '@closewright/domain/government-charges';
import { FileStatus } from '@closewright/domain/orders';
import { type RateKind, rateVersionLimits, versionName } from '@closewright/domain/rate-versions';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';
import { inRegions, type ListedRegions } from '../orders/listed-regions.queries.ts';

const columns = (tenant: string): RawBuilder<unknown> => sql`
  v.rate_version_id as "rateVersionID", v.kind, v.code, v.number, v.label, v.state, v.county, v.source, v.status,
  v.effective_from as "effectiveFrom", v.hash, v.version, iso_instant(v.updated_at) as "updatedAt",
  ${actorName(tenant, 'v.updated_by')} as "updatedBy"`;

/** Every version, by its code and number. */
export async function readRateVersions(tx: Transaction<DB>, tenant: string): Promise<RateVersion[]> {
  const { rows } = await sql<RateVersion>`
    select ${columns(tenant)} from rate_versions v where v.tenant_id = ${tenant} order by v.code, v.number`.execute(tx);
  return rows;
}

/** Which of them are read with their files. */
interface Wanted {
  readonly rateVersionID?: number;
  /** Published ones of a kind for a state. */
  readonly published?: { readonly kind: RateKind; readonly state: string };
  /** Published ones of a code. */
  readonly code?: string;
}

/** Versions with their files. Refuses one whose contents are not those that were imported. */
export async function readRateFiles(
  tx: Transaction<DB>,
  tenant: string,
  { rateVersionID, published, code }: Wanted,
): Promise<RateVersionFile[]> {
  const wanted =
    rateVersionID !== undefined
      ? sql`v.rate_version_id = ${rateVersionID}`
      : published
        ? sql`v.status = 'Published' and v.kind = ${published.kind} and v.state = ${published.state}`
        : sql`v.status = 'Published' and v.code = ${code}`;
  const { rows } = await sql<RateVersion & { content: string }>`
    select ${columns(tenant)}, v.content from rate_versions v
    where v.tenant_id = ${tenant} and ${wanted} order by v.code, v.number`.execute(tx);
  for (const row of rows)
    if (hashOf(row.content) !== row.hash)
      refuseFields({ rateVersion: `${versionName(row)} is not what was imported: its contents do not have its hash` });
  // What is stored was read by the schema of its format.
  return rows.map(({ content, ...row }) => ({ ...row, file: JSON.parse(content) as RateVersionFile['file'] }));
}

/** What a version is told by: the SHA-256 of its file in the order of its format. */
export const hashOf = (content: string): string => createHash('sha256').update(content).digest('hex');

/** Stores a draft. */
export async function insertRateVersion(
  tx: Transaction<DB>,
  tenant: string,
  draft: { rateVersionID: number; number: number; content: string; hash: string; file: RateFile },
): Promise<void> {
  const { kind, code, label, state, county, source } = draft.file;
  const { rateVersionID: rate_version_id, number, content, hash } = draft;
  const row = { kind, code, label, state, county, source: source.text, number, content, hash };
  await tx
    .insertInto('rate_versions')
    .values({ tenant_id: tenant, rate_version_id, ...row })
    .execute();
}

/** Publishes a draft from a day on. */
export async function storePublished(
  tx: Transaction<DB>,
  tenant: string,
  rateVersionID: number,
  effectiveFrom: string,
): Promise<void> {
  await tx
    .updateTable('rate_versions')
    .set({ status: 'Published', effective_from: effectiveFrom })
    .where('tenant_id', '=', tenant)
    .where('rate_version_id', '=', rateVersionID)
    .execute();
}

/** Deletes a draft; the database keeps what is published. */
export async function deleteDraft(tx: Transaction<DB>, tenant: string, rateVersionID: number): Promise<void> {
  await tx
    .deleteFrom('rate_versions')
    .where('tenant_id', '=', tenant)
    .where('rate_version_id', '=', rateVersionID)
    .execute();
}

/** A document of a file as it is charged. */
export interface ChargedDocument extends StoredRecordingDocument {
  readonly ordersID: number;
  readonly fileNumber: string;
  readonly rateVersion: string;
}

/** Documents of new and open files in these regions that are charged by a version of a schedule. */
export async function readChargedDocuments(
  tx: Transaction<DB>,
  tenant: string,
  code: string,
  regions: ListedRegions,
): Promise<ChargedDocument[]> {
  const { rows } = await sql<ChargedDocument>`
    select o.orders_id as "ordersID", o.file_number as "fileNumber", r.label, r.kind, r.pages, r.names, r.fee_cents as fee,
      r.rate_version as "rateVersion", r.base_fee_cents as "baseFee", r.pages_included as "pagesIncluded",
      r.page_fee_cents as "pageFee", r.names_included as "namesIncluded", r.name_fee_cents as "nameFee",
      r.surcharges_cents as surcharges, r.borrower_part::text as "borrowerPart"
    from recording_documents r
    join orders o on o.tenant_id = r.tenant_id and o.orders_id = r.orders_id
    where r.tenant_id = ${tenant} and starts_with(r.rate_version, ${`${code}#`})
      and o.status in (${FileStatus.New}, ${FileStatus.Open}) and ${inRegions(sql`o.region_id`, regions)}
    order by o.closing_date, o.orders_id, r.sequence limit ${rateVersionLimits.files}`.execute(tx);
  return rows;
}

/** A tax of a file as it is charged, with what of the file it is reckoned on. */
export interface ChargedTax extends StoredTransferTax {
  readonly ordersID: number;
  readonly fileNumber: string;
  readonly rateVersion: string;
  readonly file: ChargedFile;
}

/** Taxes of new and open files in these regions that are charged by a version of a table. */
export async function readChargedTaxes(
  tx: Transaction<DB>,
  tenant: string,
  code: string,
  regions: ListedRegions,
): Promise<ChargedTax[]> {
  const { rows } = await sql<ChargedTax>`
    select o.orders_id as "ordersID", o.file_number as "fileNumber", r.label, r.payee, r.level, r.method,
      r.reckoned_on as "reckonedOn", r.base_amount_cents as "baseAmount", r.free_amount_cents as "freeAmount",
      trim_scale(r.rate)::text as rate, r.unit_cents as unit, r.unit_amount_cents as "unitAmount",
      r.flat_amount_cents as "flatAmount", r.tiers, r.rate_version as "rateVersion", r.is_exempt as "isExempt",
      r.borrower_part::text as "borrowerPart",
      jsonb_build_object('salePrice', o.sale_price_cents, 'loanAmount', l.amount_cents) as file
    from transfer_taxes r
    join settlements s on s.tenant_id = r.tenant_id and s.settlement_id = r.settlement_id
    left join loans l on l.tenant_id = s.tenant_id and l.orders_id = s.orders_id and l.loan_id = s.loan_id
    join orders o on o.tenant_id = r.tenant_id and o.orders_id = r.orders_id
    where r.tenant_id = ${tenant} and starts_with(r.rate_version, ${`${code}#`})
      and o.status in (${FileStatus.New}, ${FileStatus.Open}) and ${inRegions(sql`o.region_id`, regions)}
    order by o.closing_date, o.orders_id, r.sequence limit ${rateVersionLimits.files}`.execute(tx);
  return rows;
}

/** Where a rate order stands that stays with a version. */
interface RatedPlace {
  readonly ordersID: number;
  readonly fileNumber: string;
  readonly loanID: number;
}

/** Statements of new and open files in these regions with rate orders that stay with a version of a manual. */
export async function readRatedStatements(
  tx: Transaction<DB>,
  tenant: string,
  code: string,
  regions: ListedRegions,
): Promise<RatedPlace[]> {
  const { rows } = await sql<RatedPlace>`
    select distinct o.closing_date, o.orders_id as "ordersID", o.file_number as "fileNumber", coalesce(s.loan_id, 0) as "loanID"
    from rate_orders r
    join settlements s on s.tenant_id = r.tenant_id and s.settlement_id = r.settlement_id
    join orders o on o.tenant_id = r.tenant_id and o.orders_id = r.orders_id
    where r.tenant_id = ${tenant} and starts_with(r.rate_version, ${`${code}#`})
      and o.status in (${FileStatus.New}, ${FileStatus.Open}) and ${inRegions(sql`o.region_id`, regions)}
    order by o.closing_date, o.orders_id limit ${rateVersionLimits.files}`.execute(tx);
  return rows;
}
