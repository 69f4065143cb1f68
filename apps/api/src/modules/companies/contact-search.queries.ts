import type { FoundContact } from '@closewright/contract/companies';
import { sql } from 'kysely';
import { rawQuery } from '../../platform/db/raw-query.ts';
import { smallLetters } from '../../platform/db/small-letters.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { type CompanySearch, isVisible, lastCharacter, passes, reach } from './companies.queries.ts';
import type { CompanyReader } from './company-access.ts';

/**
 * Contacts in use with a word that begins with the text, of the companies that a search of companies would find; names that begin
 * with it come first.
 */
export async function findContacts(
  database: Database,
  reader: CompanyReader,
  search: CompanySearch & { readonly searchTerm: string },
): Promise<{ results: FoundContact[]; totalRecords: number }> {
  const { tenant } = reader.actor;
  const text = search.searchTerm.replace(/\s+/g, ' ').slice(0, 60);
  const key = smallLetters(sql`${text}::text`);
  const end = sql`(${key} || ${lastCharacter}::text)`;
  const [found] = await database.readInTenant(
    reader.actor,
    rawQuery(sql<{ results: FoundContact[]; totalRecords: number }>`
      with hits as materialized (
        select distinct l.contact_id, l.company_id, l.contact_name, l.title, l.company_name, l.name_key,
          not starts_with(l.name_key, ${key}) as is_later
        from (
          select k.contact_id, k.company_id, k.contact_name, k.title, c.name as company_name, lower(k.contact_name) as name_key
          from company_contact_words w
            join company_contacts k on k.tenant_id = w.tenant_id and k.contact_id = w.contact_id
            join companies c on c.tenant_id = k.tenant_id and c.company_id = k.company_id
          where w.tenant_id = ${tenant} and w.word ~>=~ ${key} and w.word ~<~ ${end} and not k.inactive
            and ${isVisible(reader)} and ${passes(search)}
          order by w.word using ~<~, w.contact_id limit ${reach}) l)
      select (select count(*)::integer from hits) as "totalRecords", (
        select coalesce(json_agg(r order by r.position), '[]') from (
          select h.contact_id as "contactID", h.contact_name as "fullName", h.title, h.company_id as "companyID",
            h.company_name as "companyName",
            row_number() over (order by h.is_later, h.name_key collate "C", h.contact_id) as position
          from hits h order by position offset ${search.skip} limit ${search.take}) r) as results`),
  );
  return found ?? { results: [], totalRecords: 0 };
}
