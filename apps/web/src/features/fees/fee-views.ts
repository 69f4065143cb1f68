import type { FeeSection } from '@closewright/domain/settlement';

/** A view of the fees of a statement: what it shows of the one grid. */
export interface FeeView {
  /** Route name of its page. */
  readonly routeName: string;
  /** Accessible name of the grid. */
  readonly label: string;
  readonly sections: readonly [FeeSection, ...FeeSection[]];
  /** Only what others pay, with who they are. */
  readonly isOfOthers?: true;
}

const view = (page: string, label: string, ...sections: FeeView['sections']): FeeView => ({
  routeName: `file.settlement.${page}`,
  label,
  sections,
});

const all = view('fees', 'Fees', 'A', 'B', 'C', 'E', 'F', 'G', 'H');

/** The pages that show fees. */
export const feeViews = {
  all,
  origination: view('origination-section', 'Loan charges', 'A'),
  title: view('title-section', 'Title charges', 'B', 'C'),
  prepaids: view('prepaid-section', 'Prepaids', 'F'),
  escrow: view('escrow-section', 'Escrow', 'G'),
  otherCosts: view('othercost-section', 'Other costs', 'H'),
  paidByOthers: { ...view('paid-by-others', 'Paid by others', ...all.sections), isOfOthers: true },
} as const satisfies Readonly<Record<string, FeeView>>;
