/** A case of the command closewright-math. */
export type Case = Terms & { readonly kind: string };

type Terms = Readonly<Record<string, unknown>>;

/** A figure of an answer by the name of its case and the way to it: `interest`, `prepaidInterest`. */
export type Said = (name: string, path: string) => string;

/** What a closer knows of a demo file, in dollars: quotes and bills first, then the statement, which is made of what they come to. */
export interface DemoFacts {
  readonly parts: Readonly<Record<string, Case>>;
  /** The facts that all statements are made of. */
  readonly facts: (said: Said) => StatementFacts;
  /** Payoffs as a statement tells them that has their parts; as in `facts` where it is not said. */
  readonly payoffParts?: readonly { readonly label: string; readonly amount: number }[];
  /** Of the loan, for the pages that disclose it. */
  readonly loan?: Terms;
  /** Whether all pages of the loan are filled in; its terms alone otherwise. */
  readonly isDisclosed?: true;
}

/** The facts of a statement as closewright-math takes them. */
interface StatementFacts extends Readonly<Record<string, unknown>> {
  readonly transaction?: 'refinance';
  readonly lenderCredits?: number;
  readonly fees: readonly Terms[];
  readonly payoffs?: readonly { readonly label: string; readonly amount: number | string }[];
}

export const fee = (section: string, name: string, lineKind: string | null, terms: Terms): Terms => ({
  section,
  name,
  ...(lineKind && { lineKind }),
  ...terms,
});
export const atClosing = (borrowerAtClosing: number | string) => ({ borrowerAtClosing });
export const before = (borrowerBeforeClosing: number) => ({ borrowerBeforeClosing });
export const bySeller = (sellerAtClosing: number | string) => ({ sellerAtClosing });
export const ofLoan = (percent: number) => ({ percent, of: 'loanAmount', paidBy: 'borrower' });
export const commission = (percent: number) =>
  fee('H', 'Commission', 'commission', { percent, of: 'salePrice', paidBy: 'seller' });
export const times = (count: number, each: number, paidBy = 'borrower') => ({ count, each, paidBy });

/** Of a payoff whose money arrives on the day that its interest runs to. */
export const payoffOn = (day: string, principal: number, interest: number, perDiem: number): Case => ({
  kind: 'payoff',
  label: 'Rho Servicing',
  principal,
  interest,
  interestTo: day,
  arrives: day,
  perDiem,
});
export const prorated = (closing: string, dayCount: string, terms: Terms): Case => ({
  kind: 'proration',
  closing,
  dayCount,
  closingDayBelongsTo: 'buyer',
  ...terms,
});
export const yearOf = (label: string, year: string, amount: number, paid: boolean) => ({
  label,
  amount,
  period: 'annual',
  from: `${year}-01-01`,
  to: `${year}-12-31`,
  paid,
});
export const payoff = (said: Said) => [{ label: 'Rho Servicing', amount: said('payoff', 'payoff') }];
export const payoffParts = (principal: number, interest: number) => [
  { label: 'Principal', amount: principal },
  { label: 'Interest', amount: interest },
];
