import type { FeeSection } from '@closewright/domain/settlement';

/** A view of the fees of a statement: the sections it shows of the one grid. */
export interface FeeView {
  /** Route name of its page. */
  readonly routeName: string;
  /** Accessible name of the grid. */
  readonly label: string;
  readonly sections: readonly [FeeSection, ...FeeSection[]];
}

/** The pages that show fees. */
export const feeViews = {
  all: {
    routeName: 'file.settlement.fees',
    label: 'Fees',
    sections: ['A', 'B', 'C', 'E', 'F', 'G', 'H'],
  },
} as const satisfies Readonly<Record<string, FeeView>>;
