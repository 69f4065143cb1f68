import { formOfFile } from '../closing-file/index.ts';

/** What decides on which forms a statement is drawn. */
export interface StatementOnForms {
  readonly settlementStatementType: number | undefined;
  readonly hasSeller: boolean;
  /** Whether it is the statement of a loan. */
  readonly hasLoan: boolean;
}

interface NamedForm {
  /** What it is called where one is chosen, and in the title of what is printed. */
  readonly title: string;
  readonly fits: (statement: StatementOnForms) => boolean;
  /** Whose copy it is; none where it is of both sides or of neither. */
  readonly copyOf?: 'borrower' | 'seller';
}

const isDisclosed = ({ settlementStatementType }: StatementOnForms): boolean =>
  formOfFile(settlementStatementType) === 'CDF';
const hasSeller = (statement: StatementOnForms): boolean => statement.hasSeller;
const always = (): boolean => true;

/** The forms of a statement; its own one stands before the others that fit it. A key stays: what was printed of a version is stored and found by it. */
const forms = {
  closingDisclosure: { title: 'Closing Disclosure', fits: isDisclosed },
  hudStatement: { title: 'Settlement Statement HUD-1', fits: (statement) => !isDisclosed(statement) },
  borrowersDisclosure: {
    title: 'Closing Disclosure of the borrower',
    fits: (statement) => isDisclosed(statement) && statement.hasSeller,
    copyOf: 'borrower',
  },
  sellersDisclosure: {
    title: 'Closing Disclosure of the seller',
    fits: (statement) => isDisclosed(statement) && statement.hasSeller,
    copyOf: 'seller',
  },
  loanEstimate: { title: 'Loan Estimate', fits: (statement) => isDisclosed(statement) && statement.hasLoan },
  combinedStatement: { title: 'ALTA statement, combined', fits: always },
  buyersStatement: { title: 'ALTA statement of the buyer', fits: hasSeller, copyOf: 'borrower' },
  sellersStatement: { title: 'ALTA statement of the seller', fits: hasSeller, copyOf: 'seller' },
  cashStatement: { title: 'ALTA statement, cash', fits: (statement) => statement.hasSeller && !statement.hasLoan },
  buyersNetSheet: { title: 'Net sheet of the buyer', fits: hasSeller, copyOf: 'borrower' },
  sellersNetSheet: { title: 'Net sheet of the seller', fits: hasSeller, copyOf: 'seller' },
  disbursementSheet: { title: 'Receipts and disbursements', fits: always },
  escrowStatement: { title: 'Initial escrow account statement', fits: (statement) => statement.hasLoan },
} satisfies Record<string, NamedForm>;

export type FormName = keyof typeof forms;

// The keys of a literal are known by its type.
export const formNames = Object.keys(forms) as [FormName, ...FormName[]];

/** Whether a text is the name of a form. */
export const isFormName = (text: string): text is FormName => Object.hasOwn(forms, text);

/** What a form is called, `Closing Disclosure`. */
export const formTitle = (form: FormName): string => forms[form].title;

/** Whose copy a form is; undefined where it is of both sides or of neither. */
export const copyOf = (form: FormName): 'borrower' | 'seller' | undefined => {
  const named: NamedForm = forms[form];
  return named.copyOf;
};

/** The forms that fit a statement, its own first. */
export const formsThatFit = (statement: StatementOnForms): FormName[] =>
  formNames.filter((name) => forms[name].fits(statement));
