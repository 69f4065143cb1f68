import type { FormRun } from '../form-document.ts';

/** What the form prints bold in the reasons of a change (12 CFR 1026.38(e), (i)): where to look, and which way it went. */
const emphasized =
  /(Total Loan Costs \(D\)|Total Other Costs \(I\)|Lender Credits|before closing|increased|decreased|Sections? K and L|Deposit in Section L|Seller Credits in Section L|Payoffs and Payments \(K\))/;

/** The runs of a reason, with what is bold in it. */
export const emphasizedRuns = (reason: string): FormRun[] =>
  reason
    .split(emphasized)
    .flatMap((text, at) => (text === '' ? [] : [{ text, ...(at % 2 === 1 && { isBold: true as const }) }]));
