import { AppError } from '@closewright/domain/errors';

/** What the database refuses of investment accounts, by the message of its error (0112_investment_accounts.sql). */
const refusals: Readonly<Record<string, readonly [AppError['code'], string]>> = {
  NOT_AN_INVESTMENT: ['BANK_ACCOUNT_CLOSED', 'Choose a bank account of the kind Investment.'],
  HAS_MONEY: ['CARRIED_ON', 'The ledger has money of this bank account. Look at it again.'],
  SECOND_PERSON: [
    'SECOND_PERSON_NEEDED',
    'Another person than who asked approves or refuses an investment account; who asked withdraws it.',
  ],
  NO_PRINCIPAL: ['CARRIED_ON', 'Name a payment or a receipt of this file in trust that stands.'],
  IN_USE: ['CARRIED_ON', 'An investment account has this bank account: its kind stays.'],
};

/** Two who come at the same time meet these. */
const constraints: Readonly<Record<string, readonly [AppError['code'], string]>> = {
  investment_accounts_once: ['CARRIED_ON', 'Another investment account has this bank account.'],
  investment_moves_once: ['CARRIED_ON', 'It is named already.'],
};

/** What the database refuses of an investment account, as the api answers it: to be caught where rows of it are stored. */
export function refusedInvestment(error: unknown): never {
  if (!(error instanceof Error) || !('code' in error)) throw error;
  const told =
    error.code === 'IV001'
      ? refusals[error.message]
      : constraints['constraint' in error ? String(error.constraint) : ''];
  if (!told) throw error;
  throw new AppError(told[0], told[1], { cause: error });
}
