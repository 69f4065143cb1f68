import type { StatedLoan, StoredEstimate } from '../../closing-file/index.ts';
import type { WireDate } from '../../dates/index.ts';
import type { DisclosedContact, SecuredProperty, StoredReverse } from '../../disclosure/index.ts';

/** What any form tells besides what its statement comes to. */
export interface ToldOfFile {
  readonly fileNumber: string;
  /** The day it is issued; null as long as it is not. */
  readonly issued: WireDate | null;
  /** Borrowers and sellers, and those of the contact information of page 5. */
  readonly contacts: readonly DisclosedContact[];
  readonly properties: readonly SecuredProperty[];
  /** Of a file without a seller what its property is worth, in cents. */
  readonly propertyValue: { readonly amount: number; readonly isAppraised: boolean } | null;
  /** What names the loan; all of it null in a file without one. */
  readonly named: NamedLoan;
  /** What the pages of the loan are made of; null in a file without one. */
  readonly loan: LoanOfForm | null;
  /** Who holds the deposit, where that is known: a sheet of disbursements names them. Versions from before it was kept have none. */
  readonly depositHolder?: string | null;
  /** What is typed in the statement itself, by the names of its fields. */
  readonly stated: StoredEstimate;
}

/** A loan with what its statement says of it, of a reverse mortgage what a HUD-1 says. */
interface LoanOfForm extends Pick<StatedLoan, 'loan'> {
  readonly stated: StatedLoan['stated'] & Partial<StoredReverse>;
}

/** What a loan is called and known by. */
export interface NamedLoan {
  readonly lenderName: string | null;
  readonly loanNumber: string | null;
  readonly micNumber: string | null;
  readonly purpose: string | null;
  /** As the form has it, `Conventional`, or another one. */
  readonly loanType: string | null;
}
