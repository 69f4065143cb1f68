import type { LenderComparison } from '@closewright/contract/lender-disclosures';
import { can } from '@closewright/domain/access';
import { comparedDisclosures, type DisclosedStatement, movedBy } from '@closewright/domain/lender-disclosure';
import type { Caller } from '../../platform/auth/caller.ts';
import { invalid } from '../../platform/records/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { besideFile } from '../orders/file-work.usecases.ts';
import { foundSettlement, type StatementWanted, shownSettlement } from '../settlement/settlement.usecases.ts';
import { DisclosureRefused } from './disclosure-refused.ts';
import { ourStatement } from './our-statement.ts';
import { type ReadDisclosure, readDisclosure } from './read-disclosure.ts';

interface Comparing extends StatementWanted {
  /** The file of the lender, in base64. */
  readonly content: string;
}

/** What a lender’s disclosure says otherwise than ours, as far as the caller may read ours. Nothing is stored. */
export async function compareLenderDisclosure(
  database: Database,
  caller: Caller,
  { ordersID, loanID, content }: Comparing,
): Promise<LenderComparison> {
  const ours = await besideFile(
    { database, caller, ordersID, action: 'readSettlementEntries' },
    async (tx, { place, session, state: { fileNumber } }) => {
      const settlement = shownSettlement(await foundSettlement(tx, place, loanID), session);
      const withFile = can(session.access, 'readOrder').allowed;
      return ourStatement(tx, caller.actor, { place, settlement, fileNumber, withFile });
    },
  );
  // Reading takes long, and needs no connection.
  const { format, statement } = await readOrRefuse(content);
  const differences = comparedDisclosures(statement, ours.disclosure);
  return {
    format,
    differences,
    moves: movedBy(differences),
    cashToClose: { theirs: cashOf(statement), ours: cashOf(ours.disclosure) },
    open: ours.open,
    theirs: statement,
    ofFile: ours.facts,
  };
}

const cashOf = ({ facts: { cashFromBorrower } }: DisclosedStatement) =>
  typeof cashFromBorrower === 'number' ? cashFromBorrower : null;

async function readOrRefuse(content: string): Promise<ReadDisclosure> {
  try {
    return await readDisclosure(Buffer.from(content, 'base64'));
  } catch (error) {
    throw error instanceof DisclosureRefused ? invalid('content', error.message) : error;
  }
}
