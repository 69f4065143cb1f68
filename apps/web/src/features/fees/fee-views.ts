import { type FeeSection, type HudSeries, hudSeries } from '@closewright/domain/settlement';

/** A view of the fees of a statement: what it shows of the one grid. */
export interface FeeView {
  /** Route name of its page. */
  readonly routeName: string;
  /** Accessible name of the grid. */
  readonly label: string;
  readonly sections: readonly [FeeSection, ...FeeSection[]];
  /** The series of a HUD-1. */
  readonly series: readonly HudSeries[];
  /** Only what others pay, with who they are. */
  readonly isOfOthers?: true;
}

const view = (page: string, label: string, series: FeeView['series'], ...sections: FeeView['sections']): FeeView => ({
  routeName: `file.settlement.${page}`,
  label,
  series,
  sections,
});

const all = view('fees', 'Fees', hudSeries, 'A', 'B', 'C', 'E', 'F', 'G', 'H');

/** The pages that show fees. */
export const feeViews = {
  all,
  origination: view('origination-section', 'Loan charges', [800], 'A'),
  title: view('title-section', 'Title charges', [1100], 'B', 'C'),
  prepaids: view('prepaid-section', 'Prepaids', [900], 'F'),
  escrow: view('escrow-section', 'Escrow', [1000], 'G'),
  otherCosts: view('othercost-section', 'Other costs', [1300], 'H'),
  paidByOthers: { ...view('paid-by-others', 'Paid by others', hudSeries, ...all.sections), isOfOthers: true },
} as const satisfies Readonly<Record<string, FeeView>>;
