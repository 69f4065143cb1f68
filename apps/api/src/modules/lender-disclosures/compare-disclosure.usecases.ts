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
export function compareLenderDisclosure(
  database: Database,
  caller: Caller,
  { ordersID, loanID, content }: Comparing,
): Promise<LenderComparison> {
  return besideFile(
    { database, caller, ordersID, action: 'readSettlementEntries' },
    async (tx, { place, session, state }) => {
      const settlement = shownSettlement(await foundSettlement(tx, place, loanID), session);
      const withFile = can(session.access, 'readOrder').allowed;
      const { fileNumber } = state;
      const ours = await ourStatement(tx, caller.actor, { place, settlement, fileNumber, withFile });
      const { format, statement } = readOrRefuse(content);
      const differences = comparedDisclosures(statement, ours.disclosure);
      const cash = (of: DisclosedStatement) =>
        typeof of.facts.cashFromBorrower === 'number' ? of.facts.cashFromBorrower : null;
      return {
        format,
        differences,
        moves: movedBy(differences),
        cashToClose: { theirs: cash(statement), ours: cash(ours.disclosure) },
        open: ours.open,
        theirs: statement,
        ofFile: ours.facts,
      };
    },
  );
}

function readOrRefuse(content: string): ReadDisclosure {
  try {
    return readDisclosure(Buffer.from(content, 'base64'));
  } catch (error) {
    throw error instanceof DisclosureRefused ? invalid('content', error.message) : error;
  }
}
