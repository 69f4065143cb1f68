/** Page 3 of form H-25(E), without a seller (12 CFR 1026.38(e), (t)(5)(vii)(B)). Fifteen lines are general knowledge, to be verified before a release relies on it. */
export const alternativeParts: readonly string[] = [
  'Payoffs and Payments',
  'Use this table to see a summary of your payoffs and payments to others from your loan amount.',
  'Calculating Cash to Close',
  'Use this table to see what has changed from your Loan Estimate.',
  'Closing Costs Financed (Paid from your Loan Amount)',
];

export const alternativeLines: readonly string[] = [
  ...Array.from({ length: 15 }, (_, at) => String(at + 1).padStart(2, '0')),
  'K. TOTAL PAYOFFS AND PAYMENTS',
  ...['Loan Amount', 'Total Closing Costs (J)', 'Closing Costs Paid Before Closing', 'Total Payoffs and Payments (K)'],
  'Cash to Close',
];

/** A loan of 162,000.00, the costs of form H-25(B) that a borrower pays, and its payoff of 100,000.00. */
export const alternativeCash: readonly (readonly [label: string, amount: string])[] = [
  ['Loan Amount', '$162,000.00'],
  ['Total Closing Costs (J)', '–$9,712.10'],
  ['Closing Costs Paid Before Closing', '$29.80'],
  ['Total Payoffs and Payments (K)', '–$100,000.00'],
  ['Cash to Close', '$52,317.70'],
];

/** Page 3 of the HUD-1 (12 CFR 1024, Appendix A): its words from the top down. */
export const hudPage3: readonly string[] = [
  ...['Charges That Cannot Increase', 'Our origination charge'],
  ...['Your credit or charge (points) for the specific interest rate chosen', 'Your adjusted origination charges'],
  ...['Transfer taxes', 'Charges That in Total Cannot Increase More Than 10%', 'Government recording charges', 'Total'],
  ...['Increase between GFE and HUD-1 Charges', 'Charges That Can Change', 'Initial deposit for your escrow account'],
  ...['Daily interest charges', 'Homeowner’s insurance', 'Your initial loan amount is', 'Your loan term is'],
  ...['Your initial interest rate is', 'Your initial monthly amount owed for principal, interest'],
  ...['Can your interest rate rise?', 'Even if you make payments on time, can your loan balance rise?'],
  ...['Even if you make payments on time, can your monthly amount owed', 'Does your loan have a prepayment penalty?'],
  ...['Does your loan have a balloon payment?', 'Total monthly amount owed including escrow account payments'],
];

/** The numbers of the lines that are preprinted there. */
export const hudLines: readonly string[] = ['801', '802', '803', '1203', '1201', '1001', '901', '903'].map(
  (line) => `# ${line}`,
);

/** What form H-25(B) comes to on it. */
export const hudCharges: readonly (readonly [label: string, amount: string])[] = [
  ['Our origination charge', '$1,397.00'],
  ['Your credit or charge (points) for the specific interest rate chosen', '$405.00'],
  ['Your adjusted origination charges', '$1,802.00'],
  ['Government recording charges', '$85.00'],
  ['Initial deposit for your escrow account', '$412.25'],
  ['Daily interest charges', '$279.04'],
  ['Homeowner’s insurance', '$1,209.96'],
];

const sections = ['Financial', 'Prorations/Adjustments'];
const ofLoan = ['Loan Charges to Ficus Bank', 'Other Loan Charges', 'Impounds'];
const title = 'Title Charges & Escrow/Settlement Charges';
const government = 'Government Recording and Transfer Charges';

/** The ALTA statements: their sections, and the totals below their columns (form H-25(B)). The seller at the left is general knowledge. */
export const alta = {
  combinedStatement: {
    sections: [...[...sections, ...ofLoan, title], ...['Commission', government, 'Payoff(s)', 'Miscellaneous']],
    columns: ['$180,080.00', '$180,080.00', '$189,762.30', '$189,762.30'],
  },
  buyersStatement: {
    sections: [...sections, ...ofLoan, title, government, 'Miscellaneous'],
    columns: ['$189,762.30', '$189,762.30'],
  },
  sellersStatement: {
    sections: [...sections, 'Commission', government, 'Payoff(s)', 'Miscellaneous'],
    columns: ['$180,080.00', '$180,080.00'],
  },
} as const;
