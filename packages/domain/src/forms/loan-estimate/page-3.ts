import {
  calculationWords,
  fiveYearWords,
  interestBegin,
  loanCalculations,
  type ReckonedStatement,
} from '../../closing-file/index.ts';
import {
  type ContactLine,
  type ContactOfDisclosure,
  contactInformation,
  type DisclosurePart,
  loanDisclosures,
} from '../../disclosure/index.ts';
import { disclosureBlocks } from '../closing-disclosure/loan-disclosure-parts.ts';
import { confirmReceipt, refinanceWords } from '../closing-disclosure/page-5.ts';
import type { ToldOfFile } from '../closing-disclosure/told-of-file.ts';
import type { FormBlock, FormPage, FormRow, FormRun } from '../form-document.ts';
import { type FormFigure, figureRun, type KeepFigure } from '../form-figures.ts';
import { boxOf, cellOf, heading, note, paragraph, subheading, valueWords } from '../form-parts.ts';
import { type EstimatedItem, estimatedFees, exactLoanCosts } from './estimated-costs.ts';

/** Page 3: who lends, what the loan compares by, and what else there is to consider (12 CFR 1026.37(k) to (n)). */
export function page3(
  known: ReckonedStatement,
  told: ToldOfFile,
  items: readonly EstimatedItem[],
  keep: KeepFigure,
): FormPage {
  return {
    number: '3',
    blocks: [
      heading('Additional Information About This Loan'),
      ...contactSides(told),
      ...comparisons(known, told, items, keep),
      ...otherConsiderations(told, keep),
      ...confirmReceipt(told),
    ],
  };
}

/** Roles that the form tells of. */
const roles = { lender: 'Lender', mortgageBroker: 'Mortgage Broker' } as const;

/** Whoever lends at the left, mortgage brokers at the right (12 CFR 1026.37(k)). The letters of the state before *License ID* are not stored. */
function contactSides({ contacts }: ToldOfFile): readonly FormBlock[] {
  const { columns } = contactInformation(contacts);
  // The keys of a literal are known by its type.
  const sides = (Object.keys(roles) as (keyof typeof roles)[]).map((role) => ({
    share: 1,
    blocks: columns
      .filter(({ key }) => key === role || key.startsWith(`${role}.`))
      .map((column): FormBlock => contactTable(roles[role], column)),
  }));
  return [{ kind: 'sides', sides }];
}

function contactTable(role: string, { key, cells }: ContactOfDisclosure): FormBlock {
  const runsOf = (...lines: readonly ContactLine[]): FormRun[] => {
    const line = lines.find((each) => cells?.[each].text) ?? lines[0];
    const cell = line && cells?.[line];
    return cell ? [{ text: cell.text, field: cell.field }] : [];
  };
  const row = (line: string, label: string, runs: readonly FormRun[]): FormRow => ({
    key: `${key}.${line}`,
    kind: 'line',
    cells: [cellOf({ text: label, isBold: true }), { runs }],
  });
  const id = 'NMLS/__ License ID';
  const rows = [
    row('name', role, runsOf('name')),
    row('nmlsID', id, runsOf('nmlsID', 'licenseID')),
    row('contact', 'Loan Officer', runsOf('contact')),
    row('contactNmlsID', id, runsOf('contactNmlsID', 'contactLicenseID')),
    row('email', 'Email', runsOf('email')),
    row('phone', 'Phone', runsOf('phone')),
  ];
  return { kind: 'table', label: role, columns: [{ share: 40 }, { share: 60 }], rows };
}

const comparisonTitles = {
  paidInFiveYears: 'In 5 Years',
  principalInFiveYears: '',
  annualPercentageRate: 'Annual Percentage Rate (APR)',
  totalInterestPercentage: 'Total Interest Percentage (TIP)',
} as const;

type Comparison = keyof typeof comparisonTitles;

const comparisonWords: Readonly<Record<Comparison, string>> = {
  ...fiveYearWords,
  annualPercentageRate: calculationWords.annualPercentageRate,
  totalInterestPercentage: calculationWords.totalInterestPercentage,
};

/** What the loan costs by its terms and the fees as they were estimated (12 CFR 1026.37(l)); open where an estimate that counts to it is not stored. */
function comparisons(
  known: ReckonedStatement,
  { loan }: ToldOfFile,
  items: readonly EstimatedItem[],
  keep: KeepFigure,
): readonly FormBlock[] {
  // A finance charge that is typed in one sum is that of the closing, and so is a rate that was disclosed.
  const stated = loan && { ...loan.stated, prepaidFinanceCharge: null, disclosedRate: null };
  const made =
    loan && stated
      ? loanCalculations(loan.loan, stated, {
          loanCosts: exactLoanCosts(items),
          fees: estimatedFees(items),
          begin: interestBegin(known.file, loan.loan),
        })
      : null;
  // The keys of a literal are known by its type.
  const rows = (Object.keys(comparisonTitles) as Comparison[]).map((name): FormRow => {
    const figure: FormFigure | null =
      made && (made.kind === 'open' ? made : { kind: 'figure', trace: made.figures[name] });
    const runs = figure
      ? [figureRun(keep, `comparisons.${name}`, figure, (trace) => valueWords(trace, 'withoutZeroCents'))]
      : [];
    return {
      key: `comparisons.${name}`,
      kind: 'line',
      cells: [
        cellOf({ text: comparisonTitles[name], isBold: true }),
        { runs, align: 'right' },
        cellOf({ text: comparisonWords[name] }),
      ],
    };
  });
  return [
    heading('Comparisons'),
    note('Use these measures to compare this loan with other loans.'),
    { kind: 'table', label: 'Comparisons', columns: [{ share: 26 }, { share: 16 }, { share: 58 }], rows },
  ];
}

/** What is said in the words of the form (12 CFR 1026.37(m)): of a loan that refinances also that protection of state law may end. */
function otherConsiderations({ loan, named, properties }: ToldOfFile, keep: KeepFigure): readonly FormBlock[] {
  const parts = loan ? loanDisclosures(loan.loan, loan.stated, properties) : [];
  const part = (name: DisclosurePart['name']) =>
    parts.filter((each) => each.name === name).flatMap((each) => disclosureBlocks(asCreditor(each), keep));
  const isRefinance = named.purpose?.trim().toLowerCase() === 'refinance';
  return [
    heading('Other Considerations'),
    subheading('Appraisal'),
    paragraph({
      text: 'We may order an appraisal to determine the property’s value and charge you for this appraisal. We will promptly give you a copy of any appraisal, even if your loan does not close. You can pay for an additional appraisal for your own use at your own cost.',
    }),
    ...part('assumption'),
    subheading('Homeowner’s Insurance'),
    paragraph({
      text: 'This loan requires homeowner’s insurance on the property, which you may obtain from a company of your choice that we find acceptable.',
    }),
    ...part('latePayment'),
    subheading('Refinance'),
    paragraph({ text: refinanceWords }),
    subheading('Servicing'),
    paragraph({ text: 'We intend' }),
    // Which of both is not stored.
    paragraph({ text: `${boxOf(false)} to service your loan. If so, you will make your payments to us.` }),
    paragraph({ text: `${boxOf(false)} to transfer servicing of your loan.` }),
    ...(isRefinance
      ? [
          subheading('Liability after Foreclosure'),
          paragraph({
            text: 'Taking this loan could end any state law protection you may currently have against liability for unpaid debt if your lender forecloses on your home. If you lose this protection, you may have to pay any debt remaining even after foreclosure. You may want to consult a lawyer for more information.',
          }),
        ]
      : []),
  ];
}

/** A loan estimate is the creditor’s own: it says `we` of the lender. */
const asCreditor = (part: DisclosurePart): DisclosurePart => ({
  ...part,
  lead: part.lead.replace('your lender', 'we'),
});
