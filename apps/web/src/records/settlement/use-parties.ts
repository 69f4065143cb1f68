import type { Settlement } from '@closewright/contract/settlement';
import { type ReckonedStatement, type StatementParties, statementParties } from '@closewright/domain/closing-file';
import { partyDisplayName, RoleType } from '@closewright/domain/parties';
import { useMemo } from 'react';
import { useOpenFile } from '../../open-file/file-context.ts';

/** The money of the statement by who gets and gives it; the lender is that of its loan, the settlement agent that of the contacts. */
export function useParties(
  { loans, loanID, earnestMoneyHeldBy }: Settlement,
  { file, charges, fees, figures }: ReckonedStatement,
): StatementParties {
  const agent = useOpenFile()?.detail?.contacts.find(({ roleTypeID }) => roleTypeID === RoleType.SettlementAgent);
  return useMemo(() => {
    const lender = loans.find((loan) => loan.loanID === loanID)?.lenderName ?? null;
    return statementParties(file, charges, fees, figures, {
      lender,
      depositHolder: earnestMoneyHeldBy,
      agent: agent ? partyDisplayName(agent) : null,
    });
  }, [file, charges, fees, figures, loans, loanID, earnestMoneyHeldBy, agent]);
}
