import { emailListProblem } from '../formats/index.ts';

/** Messages by field name. */
export type RecordProblems = Readonly<Record<string, string>>;

interface PropertyRecord {
  readonly isForeignAddress?: unknown;
  readonly country?: unknown;
}

interface LoanRecord {
  readonly noteDate?: unknown;
  readonly firstPaymentDate?: unknown;
  readonly interestFrom?: unknown;
  readonly interestTo?: unknown;
  readonly isInterestOnly?: unknown;
  readonly interestOnlyMonths?: unknown;
  readonly termMonths?: unknown;
}

interface PartyRecord {
  readonly email?: unknown;
  readonly hasPowerOfAttorney?: unknown;
  readonly attorneyInFact?: unknown;
}

const isBlank = (value: unknown) => value === null || value === undefined || value === '';

/** What is wrong with a property as a whole: a foreign address is nothing without its country. */
export function propertyProblems({ isForeignAddress, country }: PropertyRecord): RecordProblems {
  return isForeignAddress === true && isBlank(country) ? { country: 'Country is required for a foreign address' } : {};
}

/** What is wrong with a loan as a whole: its dates follow one another, and interest only cannot outlast the loan. */
export function loanProblems(loan: LoanRecord): RecordProblems {
  return {
    ...(isBefore(loan.interestTo, loan.interestFrom) ? { interestTo: 'Interest to is before interest from' } : {}),
    ...(isBefore(loan.firstPaymentDate, loan.noteDate)
      ? { firstPaymentDate: 'First payment is before the note date' }
      : {}),
    ...(loan.isInterestOnly === true &&
    typeof loan.interestOnlyMonths === 'number' &&
    typeof loan.termMonths === 'number' &&
    loan.interestOnlyMonths > loan.termMonths
      ? { interestOnlyMonths: 'Interest only lasts longer than the loan' }
      : {}),
  };
}

/** What is wrong with a contact as a whole: its e-mail, and who signs by power of attorney is named. */
export function partyProblems({ email, hasPowerOfAttorney, attorneyInFact }: PartyRecord): RecordProblems {
  const emailProblem = typeof email === 'string' ? emailListProblem(email) : null;
  return {
    ...(emailProblem === null ? {} : { email: emailProblem }),
    ...(hasPowerOfAttorney === true && isBlank(attorneyInFact) ? { attorneyInFact: 'Name the attorney-in-fact' } : {}),
  };
}

/** Dates of the wire, `YYYY-MM-DD`, compare as texts. */
function isBefore(date: unknown, other: unknown): boolean {
  return typeof date === 'string' && typeof other === 'string' && date !== '' && date < other;
}
