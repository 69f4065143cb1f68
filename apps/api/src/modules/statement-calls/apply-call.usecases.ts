import type { applyToFile as applying } from '@closewright/contract/statement-calls';
import { AppError } from '@closewright/domain/errors';
import type { z } from 'zod';
import type { Caller } from '../../platform/auth/caller.ts';
import { invalid } from '../../platform/records/index.ts';
import type { StatementWanted } from '../settlement/settlement.usecases.ts';
import { atFieldsOfCall, type Deps } from './one-save.ts';
import { type SavedPart, saveBoth } from './save-with-file.usecases.ts';

type Applied = StatementWanted & z.output<typeof applying.body>;

/** Stores what was tried, of the statement and of its file. */
export async function applyToFile(
  deps: Deps,
  caller: Caller,
  { ordersID, loanID, version, orderVersion, facts, loan, fees, reason }: Applied,
) {
  const hasTerms = Object.keys(loan).length > 0;
  if (hasTerms && loanID === 0) throw invalid('loan', 'The file has no loan');
  const statement = { version, changes: { fees }, reason };
  const file = { version: orderVersion, changes: { order: facts, ...(hasTerms && { loans: [{ loanID, ...loan }] }) } };
  return saveBoth(deps, caller, { ordersID, loanID, statement, file }, named);

  /** What is refused stands at the field of the call: a stale version at the one that is, what names no field at the fees if it is of them. */
  function named(error: AppError, part: SavedPart): AppError {
    const { code, message, conflict, cause, modelState } = error;
    if (modelState && !conflict)
      return atFieldsOfCall(error, { order: 'facts', 'loans.0': 'loan', [`loans.${loanID}`]: 'loan' });
    const stale = part === 'statement' ? 'version' : 'orderVersion';
    const ofFees = part === 'statement' && fees.length > 0 ? 'fees' : '';
    const field = conflict ? stale : ofFees;
    if (field === '') return error;
    return new AppError(code, message, { modelState: { [field]: [message] }, ...(conflict && { conflict }), cause });
  }
}
