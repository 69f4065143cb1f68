import type { Settlement } from '@closewright/contract/settlement';
import { formOfFile, reckonedDocument } from '@closewright/domain/closing-file';
import { type DisclosedSource, type DisclosedStatement, ourDisclosure } from '@closewright/domain/lender-disclosure';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { type FilePlace, invalid } from '../../platform/records/index.ts';
import type { Actor } from '../../platform/tenant/in-tenant.ts';
import { readSet } from '../lookups/lookup-items.queries.ts';
import { readDocument } from '../orders/orders.queries.ts';

/** Our statement as a closing disclosure. */
interface OurStatement {
  readonly disclosure: DisclosedStatement;
  /** What of its figures is open, in words. */
  readonly open: readonly string[];
  /** What of it only the file says. */
  readonly facts: DisclosedSource['facts'];
}

/** Whose statement it is, and what of it and of its file is read. */
interface StatementRead {
  readonly place: FilePlace;
  readonly settlement: Settlement;
  readonly fileNumber: string;
  /** Whether what the file says of its loan may be read. */
  readonly withFile: boolean;
}

/** A statement as a closing disclosure. Refuses one on a form HUD-1, which is none. */
export async function ourStatement(
  tx: Transaction<DB>,
  actor: Actor,
  { place, settlement, fileNumber, withFile }: StatementRead,
): Promise<OurStatement> {
  if (formOfFile(settlement.settlementStatementType) !== 'CDF')
    throw invalid('loanID', 'The statements of this file are on a form HUD-1: a closing disclosure is none of them');
  const { loans } = await readDocument(tx, actor, place.ordersID);
  const known = reckonedDocument(settlement);
  const { loanID, statement } = settlement;
  const loan = settlement.loans.find((each) => each.loanID === loanID);
  const ofFile = withFile ? loans.find((each) => each.loanID === loanID) : undefined;
  const types = ofFile?.loanTypeID ? await readSet(tx, place.tenant, 'loanTypes') : [];
  const facts: DisclosedSource['facts'] = {
    fileNumber,
    lender: loan?.lenderName,
    purpose: ofFile?.purpose,
    loanType: types.find(({ id }) => id === ofFile?.loanTypeID)?.name,
    loanNumber: ofFile?.loanNumber,
    insuranceNumber: ofFile?.micNumber,
  };
  return {
    disclosure: ourDisclosure({ known, loan: loan ? { loan, stated: statement } : null, facts }),
    open: known.figures.missing.map(({ words }) => words),
    facts,
  };
}
