import { beforeOpening } from '@closewright/domain/banking';
import { AppError } from '@closewright/domain/errors';
import { formatDate, formatMoney } from '@closewright/domain/formats';
import { type LedgerAccount, ledgerAccounts } from '@closewright/domain/ledger';
import { cents } from '@closewright/domain/money';
import { wireSentWords } from '@closewright/domain/wires';

/** What is refused of the ledger and of its matches with banks, by the message of its error (0091_ledger.sql, 0098_opened_accounts.sql, 0100_bank_matches.sql, 0106_wires_out.sql, 0112_investment_accounts.sql, 0113_positive_pay_exceptions.sql). */
type Refusal =
  | {
      readonly message:
        | 'MALFORMED'
        | 'NO_SUCH_MOVE'
        | 'NO_BANK_ACCOUNT'
        | 'BANK_ACCOUNT_CLOSED'
        | 'KEY_TAKEN'
        | 'NEEDS_APPROVAL'
        | 'NOT_ITS_MIRROR'
        | 'CARRIED_ON'
        | 'MATCHED'
        | 'WIRE_SENT'
        | 'PAY_TOLD'
        | 'NOT_MATCHED'
        | 'NOT_WAITING'
        | 'NO_MATCH'
        | 'NOT_OF_INVESTMENT'
        | 'INTEREST_GIVEN'
        | 'NO_SUCH_INTEREST';
    }
  | {
      readonly message: 'NOT_OF_POOL';
      readonly detail: { readonly number: number };
    }
  | { readonly message: 'CLOSED'; readonly detail: { readonly closedThrough: string } }
  | { readonly message: 'NOT_OPENED'; readonly detail: { readonly openedOn: string } }
  | { readonly message: 'SHORT'; readonly detail: { readonly short: number } }
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

const matchedMeanwhile = 'One of these was matched or taken back meanwhile. Look at them again.';

/** What two who come at the same time meet instead. */
const byConstraint: Readonly<Record<string, readonly [AppError['code'], string?]>> = {
  ledger_transactions_reversed_once: ['TAKEN_BACK_ALREADY'],
  ledger_transactions_key: ['IDEMPOTENCY_KEY_REUSED'],
  ledger_transactions_check_number: ['CHECK_NUMBER_TAKEN'],
  ledger_transactions_approval: ['APPROVAL_NEEDED'],
  bank_match_items_bank_once: ['CARRIED_ON', matchedMeanwhile],
  bank_match_items_book_once: ['CARRIED_ON', matchedMeanwhile],
};
/** An account that would hold more than an amount can say: of the file, or of the bank in its part of the ledger. The database says it of every amount alike. */
const isFull = (error: unknown): boolean => {
  const said = error instanceof AppError ? error.cause : error;
  return said instanceof Error && 'code' in said && said.code === '23514' && said.message.includes('money_cents');
};
const fullWords =
  'This bank account would hold more than the ledger can count. Choose another one, or a smaller amount.';
const constraintOf = (error: unknown): string =>
  error instanceof Error && 'constraint' in error ? String(error.constraint) : '';

/** A refusal of the ledger as the error the api answers with; what only a mistake of ours can cause stays what it is (INTERNAL). */
export function refusedPosting(error: unknown): unknown {
  if (isFull(error))
    return new AppError('VALIDATION_FAILED', fullWords, { modelState: { bankAccountID: [fullWords] }, cause: error });
  const met = byConstraint[constraintOf(error)];
  if (met) return new AppError(met[0], met[1], { cause: error });
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
    case 'NOT_OF_POOL':
      return [
        'VALIDATION_FAILED',
        `Check number ${told.detail.number} is not among those of this bank account. Choose another one.`,
      ];
    case 'NEEDS_APPROVAL':
      return ['APPROVAL_NEEDED'];
    case 'SHORT':
      return [
        'FILE_SHORT',
        `This file is ${formatMoney(cents(told.detail.short))} short. Make that good before anything is paid out of it.`,
      ];
    case 'NO_BANK_ACCOUNT':
      return ['NOT_FOUND', 'There is no such bank account.'];
    case 'BANK_ACCOUNT_CLOSED':
      return ['BANK_ACCOUNT_CLOSED'];
    case 'NOT_OPENED':
      return ['BANK_ACCOUNT_CLOSED', beforeOpening(told.detail.openedOn)];
    case 'NOT_ITS_MIRROR':
      return ['TAKEN_BACK_ALREADY'];
    case 'CARRIED_ON':
      return ['CARRIED_ON'];
    case 'MATCHED':
      return ['CARRIED_ON', 'It is matched with the bank. Take the match apart first.'];
    case 'WIRE_SENT':
      return ['CARRIED_ON', wireSentWords];
    case 'PAY_TOLD':
      return ['CARRIED_ON', 'The bank was told to pay it when it asked. Take back the file of that decision first.'];
    case 'NOT_WAITING':
      return ['CARRIED_ON', matchedMeanwhile];
    case 'NOT_OF_INVESTMENT':
      return [
        'BANK_ACCOUNT_CLOSED',
        'This bank account is of an investment: it takes money of the file alone whose investment account is open in it.',
      ];
    case 'INTEREST_GIVEN':
      return ['CARRIED_ON', 'This interest is given to its file. Take that back first.'];
    case 'KEY_TAKEN':
      return ['IDEMPOTENCY_KEY_REUSED'];
    case 'MALFORMED':
    case 'NO_SUCH_MOVE':
    case 'NOT_MATCHED':
    case 'NO_MATCH':
    case 'NO_SUCH_INTEREST':
      return [null];
  }
}
