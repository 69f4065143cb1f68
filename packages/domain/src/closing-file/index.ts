export { feesOfEscrow } from './calculated-fees.ts';
export * from './cash-lines.ts';
export * from './cash-totals.ts';
export * from './close-file.ts';
export * from './closing-file.ts';
export * from './commission-fees.ts';
export * from './cost-lines-on-form.ts';
export * from './disclosed-terms.ts';
export * from './escrow-disclosure.ts';
export * from './figure-set.ts';
export * from './figured-fee.ts';
export * from './finance-charge.ts';
export * from './form-room.ts';
export * from './from-stored.ts';
export * from './gfe-lines.ts';
export * from './gfe-tolerance.ts';
export * from './government-fees.ts';
export * from './hud-figures.ts';
export * from './hud-loan-terms.ts';
export * from './hud-worksheets.ts';
export * from './itemized-lines.ts';
export * from './line-notes.ts';
export * from './loan-moves.ts';
export {
  loanCalculationsPage,
  loanDisclosuresPage,
  loanTermsPage,
  projectedPaymentsPage,
  type StatedLoan,
  toCloseWithLoan,
} from './loan-pages.ts';
export {
  isMoved,
  type MovedAmount,
  type MovedFigures,
  movedFigures,
  placedAs,
  totalMoves,
} from './moved-figures.ts';
export * from './order-summary.ts';
export type { PartyLine } from './party-lines.ts';
export * from './premium-fees.ts';
export * from './procedures.ts';
export * from './property-costs.ts';
export * from './reckoned-document.ts';
export { lenderCreditsOf } from './settlement-of-parts.ts';
export {
  amountWords,
  fieldOfFee,
  figuresToKeep,
  type LinePlace,
  linePlaces,
  namedByID,
  type ShownFigures,
  shownFigures,
} from './shown-figures.ts';
export { type SideLine, type SideLines, sideLines } from './side-lines.ts';
export * from './statement-commissions.ts';
export * from './statement-costs.ts';
export * from './statement-days.ts';
export * from './statement-moves.ts';
export * from './statement-parties.ts';
export * from './statement-total.ts';
export * from './stored-calculations.ts';
export * from './stored-fees.ts';
export * from './stored-parts.ts';
export * from './stored-projections.ts';
export * from './summary-lines.ts';
export * from './summary-row.ts';
export * from './title-details.ts';
export * from './to-close.ts';
export * from './tolerance-state.ts';
export * from './total-words.ts';
export * from './what-changed.ts';
export * from './what-if.ts';
