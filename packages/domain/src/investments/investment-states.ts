/** How far an investment account has come: asked for by one, decided by another, closed when nothing is in it. */
export const investmentStates = ['asked', 'open', 'closed', 'refused', 'withdrawn'] as const;
export type InvestmentState = (typeof investmentStates)[number];
