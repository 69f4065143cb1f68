import type { CheckPrint } from '@closewright/domain/check-printing';
import { type RawBuilder, sql } from 'kysely';
import type { FilePlace } from '../../../platform/records/index.ts';
import { nameOf } from '../name-of.ts';

/** The checks of a file that were put on paper, in the order in which they were. */
export const printsOfFile = ({ tenant, ordersID }: FilePlace): RawBuilder<readonly CheckPrint[]> =>
  sql`(select coalesce(json_agg(json_build_object(
      'printID', c.print_id, 'bankAccountID', c.bank_account_id, 'stripe', c.stripe, 'number', c.number,
      'printedAt', iso_instant(c.printed_at), 'printedBy', ${nameOf(tenant, 'c.printed_by')}, 'reason', c.reason,
      'spoiled', case when c.spoiled_at is not null then json_build_object('reason', c.spoiled_reason,
        'by', ${nameOf(tenant, 'c.spoiled_by')}, 'at', iso_instant(c.spoiled_at)) end) order by c.print_id), '[]')
    from check_prints c where c.tenant_id = ${tenant} and c.orders_id = ${ordersID})`;
