import { AppError } from '@closewright/domain/errors';
import { formatDate, formatMoney } from '@closewright/domain/formats';
import { type LedgerAccount, ledgerAccounts } from '@closewright/domain/ledger';
import { cents } from '@closewright/domain/money';

/** What post_transactions says it refuses, by the message of its error (0091_ledger.sql). */
type Refusal =
  | {
      readonly message:
        | 'UNBALANCED'
        | 'NO_BANK_ACCOUNT'
        | 'KEY_TAKEN'
        | 'NEEDS_APPROVAL'
        | 'NOT_ITS_MIRROR'
        | 'CARRIED_ON';
    }
  | { readonly message: 'CLOSED'; readonly detail: { readonly closedThrough: string } }
  | {
      readonly message: 'OVERDRAWN';
      readonly detail: { readonly account: LedgerAccount; readonly day: string; readonly short: number };
    };

interface DatabaseRefusal extends Error {
  readonly code: 'LG001';
  readonly detail: string;
}

const isRefusal = (error: unknown): error is DatabaseRefusal =>
  error instanceof Error && 'code' in error && error.code === 'LG001' && 'detail' in error;

const isReversedTwice = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'ledger_transactions_reversed_once';

/** A refusal of the ledger as the error the api answers with; what only a mistake of ours can cause stays what it is (INTERNAL). */
export function refusedPosting(error: unknown): unknown {
  if (isReversedTwice(error)) return new AppError('TAKEN_BACK_ALREADY', undefined, { cause: error });
  if (!isRefusal(error)) return error;
  const [code, message] = answerTo(error);
  return code === null ? error : new AppError(code, message, { cause: error });
}

function answerTo(error: DatabaseRefusal): readonly [AppError['code'] | null, string?] {
  const told = { message: error.message, detail: JSON.parse(error.detail) } as Refusal;
  switch (told.message) {
    case 'OVERDRAWN': {
      const { account, day, short } = told.detail;
      return [
        'NOT_ENOUGH_MONEY',
        `${ledgerAccounts[account].label} would be ${formatMoney(cents(short))} short on ${formatDate(day)}.`,
      ];
    }
    case 'CLOSED':
      return [
        'PERIOD_CLOSED',
        `This bank account is finalized through ${formatDate(told.detail.closedThrough)}. Choose a later date.`,
      ];
    case 'NEEDS_APPROVAL':
      return ['APPROVAL_NEEDED'];
    case 'NO_BANK_ACCOUNT':
      return ['NOT_FOUND', 'There is no such bank account.'];
    case 'NOT_ITS_MIRROR':
      return ['TAKEN_BACK_ALREADY'];
    case 'CARRIED_ON':
      return ['CARRIED_ON'];
    case 'KEY_TAKEN':
      return ['IDEMPOTENCY_KEY_REUSED'];
    case 'UNBALANCED':
      return [null];
  }
}
