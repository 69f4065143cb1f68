/**
 * Form H-25(B) of Regulation Z as it is printed, by 12 CFR 1026.38 and the sample’s own figures (`cfpb-h25b.json`): labels, line numbers and amounts in
 * their order. How many blank lines sections E to H have, and where those of K to N end, is general knowledge, to be verified before a release relies on it.
 */

/** Columns of page 2, from left to right. */
type CostColumn = 0 | 1 | 2 | 3 | 4;

/** A row of page 2: what stands in front, the words of a line, and its amount with the column; that of a section stands amid the columns of the borrower. */
type CostRow =
  | readonly [head: string, total?: string]
  | readonly [number: string, words: string, amount: string, column: CostColumn];

/** A line of which nothing but the number, or the number and its preprinted words, is there. */
const blanks = (from: number, to: number): CostRow[] =>
  Array.from({ length: to - from + 1 }, (_, at) => [String(from + at).padStart(2, '0')]);

export const loanCosts: readonly CostRow[] = [
  ['Loan Costs'],
  ['A. Origination Charges', '$1,802.00'],
  ['01', '0.25 % of Loan Amount (Points)', '$405.00', 0],
  ['02', 'Application Fee', '$300.00', 0],
  ['03', 'Underwriting Fee', '$1,097.00', 0],
  ...blanks(4, 8),
  ['B. Services Borrower Did Not Shop For', '$236.55'],
  ['01', 'Appraisal Fee', '(L) $405.00', 4],
  ['02', 'Credit Report Fee', '$29.80', 1],
  ['03', 'Flood Determination Fee', '$20.00', 0],
  ['04', 'Flood Monitoring Fee', '$31.75', 0],
  ['05', 'Tax Monitoring Fee', '$75.00', 0],
  ['06', 'Tax Status Research Fee', '$80.00', 0],
  ...blanks(7, 10),
  ['C. Services Borrower Did Shop For', '$2,655.50'],
  ['01', 'Pest Inspection Fee', '$120.50', 0],
  ['02', 'Survey Fee', '$85.00', 0],
  ['03', 'Title – Insurance Binder', '$650.00', 0],
  ['04', 'Title – Lender’s Title Insurance', '$500.00', 0],
  ['05', 'Title – Settlement Agent Fee', '$500.00', 0],
  ['06', 'Title – Title Search', '$800.00', 0],
  ...blanks(7, 8),
  ['D. TOTAL LOAN COSTS (Borrower-Paid)', '$4,694.05'],
  ['Loan Costs Subtotals (A + B + C)'],
];

export const otherCosts: readonly CostRow[] = [
  ['Other Costs'],
  ['E. Taxes and Other Government Fees', '$85.00'],
  ['01', 'Recording Fees', '$85.00', 0],
  ['02', 'Transfer Tax', '$950.00', 2],
  ['F. Prepaids', '$2,120.80'],
  ['01', 'Homeowner’s Insurance Premium (12 mo.)', '$1,209.96', 0],
  ['02'],
  ['03', 'Prepaid Interest ($17.44 per day from 04/15/2013 to 05/01/2013)', '$279.04', 0],
  ['04', 'Property Taxes (6 mo.)', '$631.80', 0],
  ['05'],
  ['G. Initial Escrow Payment at Closing', '$412.25'],
  ['01', 'Homeowner’s Insurance', '$201.66', 0],
  ['02'],
  ['03', 'Property Taxes', '$210.60', 0],
  ...blanks(4, 7),
  ['08', 'Aggregate Adjustment', '–$0.01', 0],
  ['H. Other', '$2,400.00'],
  ['01', 'HOA Capital Contribution', '$500.00', 0],
  ['02', 'HOA Processing Fee', '$150.00', 0],
  ['03', 'Home Inspection Fee', '$750.00', 0],
  ['04', 'Home Warranty Fee', '$450.00', 2],
  ['05', 'Real Estate Commission, Listing Side', '$5,700.00', 2],
  ['06', 'Real Estate Commission, Selling Side', '$5,700.00', 2],
  ['07', 'Title – Owner’s Title Insurance (optional)', '$1,000.00', 0],
  ...blanks(8, 8),
  ['I. TOTAL OTHER COSTS (Borrower-Paid)', '$5,018.05'],
  ['Other Costs Subtotals (E + F + G + H)'],
  ['J. TOTAL CLOSING COSTS (Borrower-Paid)', '$9,712.10'],
  ['Closing Costs Subtotals (D + I)'],
  ['Lender Credits'],
];

/** Amounts of the rows that have one in several columns, by the row. */
export const subtotals: Readonly<Record<string, readonly string[]>> = {
  'Loan Costs Subtotals (A + B + C)': ['$4,664.25', '$29.80'],
  'Other Costs Subtotals (E + F + G + H)': ['$5,018.05'],
  'Closing Costs Subtotals (D + I)': ['$9,682.30', '$29.80', '$12,800.00', '', '$405.00'],
};

/** A row of a summary of page 3: number, or words without one, then the words of its line, then its amount. */
type SummaryRow = readonly [first: string, words?: string, amount?: string];

const numbers = (from: number, to: number): SummaryRow[] =>
  Array.from({ length: to - from + 1 }, (_, at) => [String(from + at).padStart(2, '0')]);

export const borrowersTransaction: readonly SummaryRow[] = [
  ['K. Due from Borrower at Closing', '', '$189,762.30'],
  ['01', 'Sale Price of Property', '$180,000.00'],
  ['02', 'Sale Price of Any Personal Property Included in Sale'],
  ['03', 'Closing Costs Paid at Closing (J)', '$9,682.30'],
  ['04'],
  ['Adjustments'],
  ...numbers(5, 7),
  ['Adjustments for Items Paid by Seller in Advance'],
  ['08', 'City/Town Taxes'],
  ['09', 'County Taxes'],
  ['10', 'Assessments'],
  ['11', 'HOA Dues 04/15/2013 to 04/30/2013', '$80.00'],
  ...numbers(12, 15),
  ['L. Paid Already by or on Behalf of Borrower at Closing', '', '$175,615.04'],
  ['01', 'Deposit', '$10,000.00'],
  ['02', 'Loan Amount', '$162,000.00'],
  ['03', 'Existing Loan(s) Assumed or Taken Subject to'],
  ['04'],
  ['05', 'Seller Credit', '$2,500.00'],
  ['Other Credits'],
  ['06', 'Rebate from Epsilon Title Co.', '$750.00'],
  ['07'],
  ['Adjustments'],
  ...numbers(8, 11),
  ['Adjustments for Items Unpaid by Seller'],
  ['12', 'City/Town Taxes'],
  ['13', 'County Taxes 01/01/2013 to 04/14/2013', '$365.04'],
  ['14', 'Assessments'],
  ...numbers(15, 17),
  ['CALCULATION'],
  ['Total Due from Borrower at Closing (K)', '', '$189,762.30'],
  ['Total Paid Already by or on Behalf of Borrower at Closing (L)', '', '–$175,615.04'],
  ['Cash to Close', '', '$14,147.26'],
];

export const sellersTransaction: readonly SummaryRow[] = [
  ['M. Due to Seller at Closing', '', '$180,080.00'],
  ['01', 'Sale Price of Property', '$180,000.00'],
  ['02', 'Sale Price of Any Personal Property Included in Sale'],
  ...numbers(3, 8),
  ['Adjustments for Items Paid by Seller in Advance'],
  ['09', 'City/Town Taxes'],
  ['10', 'County Taxes'],
  ['11', 'Assessments'],
  ['12', 'HOA Dues 04/15/2013 to 04/30/2013', '$80.00'],
  ...numbers(13, 16),
  ['N. Due from Seller at Closing', '', '$115,665.04'],
  ['01', 'Excess Deposit'],
  ['02', 'Closing Costs Paid at Closing (J)', '$12,800.00'],
  ['03', 'Existing Loan(s) Assumed or Taken Subject to'],
  ['04', 'Payoff of First Mortgage Loan', '$100,000.00'],
  ['05', 'Payoff of Second Mortgage Loan'],
  ...numbers(6, 7),
  ['08', 'Seller Credit', '$2,500.00'],
  ...numbers(9, 13),
  ['Adjustments for Items Unpaid by Seller'],
  ['14', 'City/Town Taxes'],
  ['15', 'County Taxes 01/01/2013 to 04/14/2013', '$365.04'],
  ['16', 'Assessments'],
  ...numbers(17, 19),
  ['CALCULATION'],
  ['Total Due to Seller at Closing (M)', '', '$180,080.00'],
  ['Total Due from Seller at Closing (N)', '', '–$115,665.04'],
  ['Cash', '', '$64,414.96'],
];

/** The table of the cash to close: label and final amount. */
export const cashToClose: readonly (readonly [label: string, final: string])[] = [
  ['Total Closing Costs (J)', '$9,712.10'],
  ['Closing Costs Paid Before Closing', '–$29.80'],
  ['Closing Costs Financed (Paid from your Loan Amount)', '$0.00'],
  ['Down Payment/Funds from Borrower', '$18,000.00'],
  ['Deposit', '–$10,000.00'],
  ['Funds for Borrower', '$0.00'],
  ['Seller Credits', '–$2,500.00'],
  ['Adjustments and Other Credits', '–$1,035.04'],
  ['Cash to Close', '$14,147.26'],
];

/** What stands on each page from the top down, at its left edge. */
export const parts: readonly (readonly string[])[] = [
  [
    ...['Closing Disclosure', 'This form is a statement of final loan terms and closing costs.', 'Closing Information'],
    ...['Loan Terms', 'Projected Payments', 'Costs at Closing'],
  ],
  ['Closing Cost Details'],
  [
    ...['Calculating Cash to Close', 'Use this table to see what has changed from your Loan Estimate.'],
    ...['Summaries of Transactions', 'Use this table to see a summary of your transaction.', 'BORROWER’S TRANSACTION'],
  ],
  [
    ...['Additional Information About This Loan', 'Loan Disclosures', 'Assumption', 'Demand Feature', 'Late Payment'],
    ...['Negative Amortization (Increase in Loan Amount)', 'Partial Payments'],
  ],
  ['Loan Calculations', 'Questions?', 'Contact Information', 'Confirm Receipt'],
];

/** What stands beside it, by the first of its column. */
export const besideParts: readonly (readonly [page: number, words: readonly string[]])[] = [
  [1, ['Transaction Information']],
  [1, ['Loan Information']],
  [3, ['SELLER’S TRANSACTION']],
  [4, ['Security Interest', 'Escrow Account', 'In the future,']],
  [
    5,
    [
      'Other Disclosures',
      'Appraisal',
      'Contract Details',
      'Liability after Foreclosure',
      'Refinance',
      'Tax Deductions',
    ],
  ],
];

/** The labels of page 1 by columns, and those below them. */
export const labels: readonly (readonly string[])[] = [
  [
    ...['Date Issued', 'Closing Date', 'Disbursement Date', 'Settlement Agent', 'File #', 'Property', 'Sale Price'],
    ...['Loan Amount', 'Interest Rate', 'Monthly Principal & Interest', 'Prepayment Penalty', 'Balloon Payment'],
    ...['Payment Calculation', 'Principal & Interest', 'Mortgage Insurance', 'Estimated Escrow'],
    ...['Estimated Total Monthly Payment', 'Estimated Taxes, Insurance & Assessments'],
    ...['Closing Costs', 'Cash to Close'],
  ],
  ['Borrower', 'Seller', 'Lender'],
  ['Loan Term', 'Purpose', 'Product', 'Loan Type', 'Loan ID #', 'MIC #'],
];

/** The loan calculations of page 5 with what they come to. */
export const calculations: readonly (readonly [label: string, figure: string])[] = [
  ['Total of Payments.', '$285,803.36'],
  ['Finance Charge.', '$118,830.27'],
  ['Amount Financed.', '$162,000.00'],
];
