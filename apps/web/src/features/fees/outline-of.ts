import { disclosureOutline, type FeeOutline } from './fee-outline.ts';
import type { FeeView } from './fee-views.ts';
import { hudOutline } from './hud-outline.ts';
import type { FeeFigures } from './use-fee-figures.ts';

/** The fees of a view in the order of the form of the file. */
export const outlineOf = (view: FeeView, { hud, feeOf, costs }: FeeFigures): FeeOutline =>
  hud ? hudOutline(view, { hud, costs }, feeOf) : disclosureOutline(view, costs);
