import { reasonLength } from '@closewright/domain/closing-file';
import { feeLimits } from '@closewright/domain/fees';
import { z } from 'zod';
import { endpoint, idSchema, line } from '../kit/index.ts';
import { allLoanFields, orderFields } from '../orders/index.ts';
import { feeShareFields, settlementParams } from '../settlement/index.ts';
import { statementAndFileSchema } from './save-with-file.contract.ts';
import { saveErrors, seen, tag, typed } from './statement-part.ts';

const { closingDate, disbursementDate, salePrice, earnestMoney } = orderFields;
const { amount, rate } = allLoanFields;

export const applyToFile = endpoint({
  name: 'applyToFile',
  method: 'POST',
  path: '/api/orders/:ordersID/settlements/:loanID/apply',
  summary:
    'Applies facts of the file, terms of the loan and who pays fees in one save, all or nothing. `version` is that of the statement, `orderVersion` that of the file; a stale one is named among the fields of VERSION_CONFLICT.',
  tag,
  params: settlementParams,
  body: z.strictObject({
    ...seen,
    orderVersion: z.int().min(1),
    facts: typed({ closingDate, disbursementDate, salePrice, earnestMoney }),
    /** Of the loan that the statement is for. */
    loan: typed({ amount, rate }),
    /** Why it is applied: kept in the audit, and told with the edits. */
    reason: line().max(reasonLength).nullable().default(null),
    /** Stored fees with the shares that change. */
    fees: z.array(typed(feeShareFields).extend({ feeID: idSchema })).max(feeLimits.fees),
  }),
  result: statementAndFileSchema,
  access: { kind: 'action', action: 'readSettlement' },
  errors: saveErrors,
  audits: ['orders', 'loans', 'fees', 'settlements'],
});
