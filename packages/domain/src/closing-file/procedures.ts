import { commissionProcedures } from '../commissions/index.ts';
import { disclosureProcedures } from '../disclosure/index.ts';
import { escrowProcedures } from '../escrow-account/index.ts';
import { loanProcedures } from '../loans/index.ts';
import { prorationProcedures } from '../prorations/index.ts';
import { settlementProcedures } from '../settlement/index.ts';
import type { Procedure } from '../trace/index.ts';
import { dateProcedures } from '../trid/index.ts';

/** All that the traces of a file name beyond arithmetic. */
export const closingProcedures: Readonly<Record<string, Procedure>> = {
  ...commissionProcedures,
  ...loanProcedures,
  ...disclosureProcedures,
  ...prorationProcedures,
  ...escrowProcedures,
  ...dateProcedures,
  ...settlementProcedures,
};
