import type { ListedVersion, StatementVersion } from '@closewright/contract/settlement';
import { can } from '@closewright/domain/access';
import { disclosedTerms, reckonedDocument } from '@closewright/domain/closing-file';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { besideFile } from '../orders/file-work.usecases.ts';
import { foundSettlement, type StatementWanted } from './settlement.usecases.ts';
import { formsOfVersion } from './version-forms.usecases.ts';
import { formsPrinted } from './version-papers.queries.ts';
import { snapshotsOf, versionsOf } from './versions.queries.ts';
import { shownSnapshot, statementOf } from './versions.usecases.ts';

/** The versions of a statement, the newest first. */
export function listStatementVersions(
  database: Database,
  caller: Caller,
  { ordersID, loanID }: StatementWanted,
): Promise<ListedVersion[]> {
  const action = 'readSettlementEntries';
  return besideFile({ database, caller, ordersID, action }, async (tx, file) => {
    const { loanID: own } = await foundSettlement(tx, file.place, loanID);
    const versions = await versionsOf(tx, await statementOf(tx, file, own));
    const snapshots = await snapshotsOf(tx, file.place, versions);
    const printed = await formsPrinted(tx, file.place);
    return versions.map((version) => {
      const snapshot = snapshots.get(version.statementVersionID);
      const held = snapshot === undefined ? undefined : shownSnapshot({ snapshot }, file);
      // Who may not read all of it is told neither.
      if (held === undefined || held.settlement.leftOut.length > 0) return { ...version, terms: null, forms: [] };
      const mayPrint = can(file.session.access, 'readOrder').allowed;
      const forms = formsOfVersion(version, held, printed.get(version.statementVersionID));
      return { ...version, terms: termsOf(version, held), forms: mayPrint ? forms : [] };
    });
  });
}

/** What a kept statement said of its loan to the borrower, as today's rules reckon it; null where it was not issued to them, or had no loan. */
function termsOf(
  { kind, isOfRemovedLoan }: StatementVersion,
  { settlement, hasSeller }: ReturnType<typeof shownSnapshot>,
): ListedVersion['terms'] {
  if (kind !== 'Issued to borrower' || isOfRemovedLoan) return null;
  const loan = settlement.loans.find(({ loanID }) => loanID === settlement.loanID);
  return loan
    ? disclosedTerms({ loan, stated: settlement.statement }, reckonedDocument({ ...settlement, hasSeller }))
    : null;
}
