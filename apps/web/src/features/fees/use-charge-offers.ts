import type { FeeCodeRecord } from '@closewright/contract/fee-codes';
import type { Settlement } from '@closewright/contract/settlement';
import type { ChargeOffers } from '@closewright/domain/fees';
import { RoleType } from '@closewright/domain/parties';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { keyFor, queryFor } from '../../lib/api/index.ts';
import { useOpenFile } from '../../open-file/file-context.ts';

const none: ChargeOffers['feeCodes'] = [];

/**
 * What lines of fees are offered as they are typed: the codes of the office, and whom they pay in this file. Asked as somebody types, so that codes that come
 * late make no other columns of the grid.
 */
export function useChargeOffers({ loans, loanID }: Settlement): () => ChargeOffers {
  const client = useQueryClient();
  useQuery({ ...queryFor('listFeeCodes'), notifyOnChangeProps: [] });
  const contacts = useOpenFile()?.detail?.contacts;
  return useCallback(() => {
    const lender = loans.find((loan) => loan.loanID === loanID)?.lenderName ?? null;
    const agent = contacts?.find(({ roleTypeID }) => roleTypeID === RoleType.SettlementAgent);
    const feeCodes = client.getQueryData<readonly FeeCodeRecord[]>(keyFor('listFeeCodes')) ?? none;
    return { feeCodes, payees: { lender, titleCompany: agent?.name ?? null } };
  }, [client, contacts, loans, loanID]);
}
