import type { AddressLine } from '@closewright/contract/addresses';
import { addressLookupLimits } from '@closewright/domain/file-records';
import { SearchKind, searchText } from '@closewright/domain/file-search';
import { sql } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import { rawQuery } from '../../platform/db/raw-query.ts';
import { smallLetters } from '../../platform/db/small-letters.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { isVisible as isCompanyVisible } from '../companies/companies.queries.ts';
import { readerOf as companyReaderOf } from '../companies/companies.usecases.ts';
import { isVisible as isFileVisible } from '../orders/order-rows.queries.ts';
import { readerOf as fileReaderOf } from '../orders/orders.usecases.ts';
import { type AddressParts, type AddressProvider, addressLine } from './address-provider.ts';

/** Properties whose address has the text at the beginning of a word that are looked at, before each address counts once. */
const reach = 200;
/** Sorts after every character: the end of "begins with" in byte order. */
const last = '\u{10FFFF}';

/** The addresses of the tenant's own files and companies, of the regions the caller sees. */
export function ownAddresses(database: Database, caller: Caller): AddressProvider {
  const { tenant } = caller.actor;
  const ofFile = isFileVisible(fileReaderOf(caller));
  const ofCompany = isCompanyVisible(companyReaderOf(caller));
  const shown = sql`coalesce(address_1, '') as line1, coalesce(address_2, '') as line2, coalesce(city, '') as city,
    coalesce(state, '') as state, coalesce(zip, '') as "zipCode", county_name as county`;
  return {
    async find({ searchText: typed, state }): Promise<AddressLine[]> {
      const text = searchText(typed).slice(0, 60);
      const hasText = sql`position(' ' || ${text}::text in ' ' || ${smallLetters(sql`a.address_1`)}) > 0`;
      const rows = await database.readInTenant(
        caller.actor,
        rawQuery(sql<AddressParts>`
          select ${shown} from (
            select p.address_1, p.address_2, p.city, p.state, p.zip, p.county_name
            from (select w.source_id, w.orders_id from file_words w
              where w.tenant_id = ${tenant} and w.kind = ${SearchKind.Address} and w.word ~>=~ ${text} and w.word ~<~ ${text + last}
              limit ${reach}) found
            join properties p on p.tenant_id = ${tenant} and p.property_id = found.source_id
            join orders o on o.tenant_id = ${tenant} and o.orders_id = found.orders_id and ${ofFile}
            where not p.is_foreign_address
            union
            select a.address_1, a.address_2, a.city, a.state, a.zip, a.county_name from companies c,
            lateral (
              select c.address_1, c.address_2, c.city, c.state, c.zip, c.county_name
              union all select b.address_1, b.address_2, b.city, b.state, b.zip, b.county_name from company_addresses b
              where b.tenant_id = ${tenant} and b.company_id = c.company_id) a
            where ${ofCompany} and not c.inactive and not c.is_one_time_use and ${hasText}
          ) a
          where a.address_1 is not null and a.city is not null ${state === '' ? sql`` : sql`and upper(a.state) = ${state.toUpperCase()}`}
          order by lower(a.address_1) not like ${`${text.replace(/[\\%_]/g, '\\$&')}%`}, lower(a.address_1), a.city, a.zip
          limit ${addressLookupLimits.lines}`),
      );
      return rows.map(addressLine);
    },
  };
}
