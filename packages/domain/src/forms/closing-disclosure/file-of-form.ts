import type { StoredLoan } from '../../disclosure/index.ts';
import { type AddressParts, formatAddress } from '../../formats/index.ts';
import type { NamedLoan, ToldOfFile } from './told-of-file.ts';

/** What of a file its closing disclosure tells. */
export interface FileOfForm extends Pick<ToldOfFile, 'contacts'> {
  readonly order: { readonly fileNumber: string; readonly earnestMoneyHeldBy: string | null };
  readonly properties: readonly (AddressParts & { readonly propertyID: number; readonly sequence: number })[];
  readonly loans: readonly (Omit<NamedLoan, 'loanType'> & {
    readonly loanID: number;
    readonly loanTypeID: number | null;
  })[];
}

/** What of a statement its closing disclosure tells, besides what it comes to. */
export interface StatementOfForm extends Pick<ToldOfFile, 'stated'> {
  /** 0 in a file without a loan. */
  readonly loanID: number;
  readonly loans: readonly (StoredLoan & { readonly loanID: number })[];
  /** What it says of its loan; what it does not say is null. */
  readonly statedOfLoan: NonNullable<ToldOfFile['loan']>['stated'];
}

/**
 * What a closing disclosure tells of its file and of the loan of its statement.
 * @param besides what no file stores: the day of issue, and what a property is worth that is not sold
 * @param loanTypeOf the name of a loan type
 */
export function toldOfFile(
  file: FileOfForm,
  { loanID, loans, stated, statedOfLoan }: StatementOfForm,
  besides: Pick<ToldOfFile, 'issued' | 'propertyValue'>,
  loanTypeOf: (loanTypeID: number) => string | null,
): ToldOfFile {
  const loan = loans.find((each) => each.loanID === loanID);
  const named = file.loans.find((each) => each.loanID === loanID);
  const loanTypeID = named?.loanTypeID ?? null;
  return {
    ...besides,
    fileNumber: file.order.fileNumber,
    contacts: file.contacts,
    properties: file.properties
      .toSorted((one, other) => one.sequence - other.sequence)
      .map((property) => ({
        address: formatAddress(property),
        field: `file.properties.${property.propertyID}.address1`,
      })),
    named: {
      lenderName: named?.lenderName ?? null,
      loanNumber: named?.loanNumber ?? null,
      micNumber: named?.micNumber ?? null,
      purpose: named?.purpose ?? null,
      loanType: loanTypeID === null ? null : loanTypeOf(loanTypeID),
    },
    loan: loan ? { loan, stated: statedOfLoan } : null,
    depositHolder: file.order.earnestMoneyHeldBy,
    stated,
  };
}
