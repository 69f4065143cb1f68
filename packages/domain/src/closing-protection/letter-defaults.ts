import { RoleType } from '../parties/index.ts';
import { type LetterForm, lenderClauses, letterForms } from './letter-forms.ts';

interface FileLoan {
  readonly loanID: number;
  readonly lenderName: string | null;
  readonly loanNumber: string | null;
  readonly amount: number | null;
}

interface FileContact {
  readonly roleTypeID: number;
  readonly name: string | null;
  readonly contactName: string | null;
  readonly address1: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
}

/** Of a file what its letters begin with. */
export interface LetterFile {
  readonly underwriterCompanyID: number | null;
  readonly defaultLoanID: number | null;
  readonly loans: readonly FileLoan[];
  readonly contacts: readonly FileContact[];
  readonly properties: readonly { readonly state: string | null }[];
}

/** What a letter begins with; empty texts where the file does not know. */
export interface LetterDefaults {
  readonly underwriterCompanyID: number | null;
  readonly form: LetterForm;
  readonly propertyState: string | null;
  readonly loanID: number | null;
  readonly lenderName: string | null;
  readonly clause: string | null;
  readonly attention: string | null;
  readonly address1: string | null;
  readonly address2: string | null;
  readonly city: string | null;
  readonly addressState: string | null;
  readonly zip: string | null;
  readonly loanNumber: string | null;
  readonly loanAmount: number | null;
}

const sameName = (one: string | null, other: string | null) =>
  one !== null && one.trim().toLowerCase() === other?.trim().toLowerCase();

/**
 * What a letter of a file begins with: its default loan or the one asked for, the lender of that loan with the address of the lender
 * among the contacts, the state of the first property.
 * @param loanID the loan the letter is for; the file's default loan when left out
 */
export function letterDefaults(file: LetterFile, loanID = file.defaultLoanID): LetterDefaults {
  const loan = file.loans.find((each) => each.loanID === loanID) ?? file.loans[0] ?? null;
  const lenders = file.contacts.filter(({ roleTypeID }) => roleTypeID === RoleType.Lender);
  // A lender of another loan lends its address to nobody; where the loan names no lender, the only one is meant.
  const lender = lenders.find(({ name }) => sameName(name, loan?.lenderName ?? null));
  const contact = lender ?? (loan?.lenderName ? null : (lenders[0] ?? null));
  return {
    underwriterCompanyID: file.underwriterCompanyID,
    form: letterForms[0],
    propertyState: file.properties[0]?.state ?? null,
    loanID: loan?.loanID ?? null,
    lenderName: loan?.lenderName ?? contact?.name ?? null,
    clause: lenderClauses[0],
    attention: contact?.contactName ?? null,
    address1: contact?.address1 ?? null,
    address2: null,
    city: contact?.city ?? null,
    addressState: contact?.state ?? null,
    zip: contact?.zip ?? null,
    loanNumber: loan?.loanNumber ?? null,
    loanAmount: loan?.amount ?? null,
  };
}
