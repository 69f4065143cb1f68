import type { Settlement } from '@closewright/contract/settlement';
import type { ChargeOffers } from '@closewright/domain/fees';
import { RoleType } from '@closewright/domain/parties';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryFor } from '../../lib/api/index.ts';
import { useOpenFile } from '../../open-file/file-context.ts';

const none: ChargeOffers['feeCodes'] = [];

/** What lines of fees are offered as they are typed: the codes of the office, and whom they pay in this file. */
export function useChargeOffers({ loans, loanID }: Settlement): ChargeOffers {
  const { data: feeCodes = none } = useQuery(queryFor('listFeeCodes'));
  const contacts = useOpenFile()?.detail?.contacts;
  return useMemo(() => {
    const lender = loans.find((loan) => loan.loanID === loanID)?.lenderName ?? null;
    const agent = contacts?.find(({ roleTypeID }) => roleTypeID === RoleType.SettlementAgent);
    return { feeCodes, payees: { lender, titleCompany: agent?.name ?? null } };
  }, [feeCodes, contacts, loans, loanID]);
}
