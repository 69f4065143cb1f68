import { readCommercialStatement } from '../modules/commercial-statement/commercial-reads.ts';
import { readFileHeader, readOrderDocument } from '../modules/orders/order-reads.ts';
import { readSettlement } from '../modules/settlement/settlement-reads.ts';

/** The functions that read an aggregate whole, by the names of their files in migrations/repeatable. */
export const generateReads = (): Readonly<Record<string, string>> => ({
  'read_commercial_statement.sql': readCommercialStatement(),
  'read_file_header.sql': readFileHeader(),
  'read_order_document.sql': readOrderDocument(),
  'read_settlement.sql': readSettlement(),
});
