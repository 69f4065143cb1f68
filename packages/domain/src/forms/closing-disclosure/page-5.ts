import { calculationWords, loanCalculationsPage, type ReckonedStatement } from '../../closing-file/index.ts';
import { contactInformation, contactLineNames, loanDisclosures } from '../../disclosure/index.ts';
import { RoleType } from '../../parties/index.ts';
import type { FormBlock, FormPage, FormRow } from '../form-document.ts';
import { type FormFigure, figureRun, type KeepFigure } from '../form-figures.ts';
import { cellOf, heading, note, paragraph, subheading, valueWords } from '../form-parts.ts';
import { disclosureBlocks } from './loan-disclosure-parts.ts';
import type { ToldOfFile } from './told-of-file.ts';

/** Page 5 of a closing disclosure (12 CFR 1026.38(o) to (s)). */
export function page5(known: ReckonedStatement, told: ToldOfFile, keep: KeepFigure): FormPage {
  return {
    number: '5',
    blocks: [
      {
        kind: 'sides',
        sides: [
          { share: 2, blocks: [...calculationBlocks(known, told, keep), ...questions] },
          { share: 3, blocks: otherDisclosures(told, keep) },
        ],
      },
      ...contactBlocks(told),
      ...confirmReceipt(told),
    ],
  };
}

type Calculation = keyof typeof calculationWords;

/** What the form calls the figures (12 CFR 1026.38(o)). */
const titles: Readonly<Record<Calculation, string>> = {
  totalOfPayments: 'Total of Payments.',
  financeCharge: 'Finance Charge.',
  amountFinanced: 'Amount Financed.',
  annualPercentageRate: 'Annual Percentage Rate (APR).',
  totalInterestPercentage: 'Total Interest Percentage (TIP).',
};

function calculationBlocks(known: ReckonedStatement, { loan }: ToldOfFile, keep: KeepFigure): readonly FormBlock[] {
  const made = loan && loanCalculationsPage(loan, known).page5;
  // The keys of a literal are known by its type.
  const rows = (Object.keys(titles) as Calculation[]).map((name): FormRow => {
    const figure: FormFigure | null =
      made && (made.kind === 'open' ? made : { kind: 'figure', trace: made.figures[name] });
    return {
      key: `calculations.${name}`,
      kind: 'line',
      cells: [
        cellOf({ text: titles[name], isBold: true }, { text: ` ${calculationWords[name]}` }),
        { runs: figure ? [figureRun(keep, `calculations.${name}`, figure, valueWords)] : [], align: 'right' },
      ],
    };
  });
  return [
    heading('Loan Calculations'),
    { kind: 'table', label: 'Loan Calculations', columns: [{ share: 65 }, { share: 35 }], rows },
  ];
}

/** What both disclosures say of refinancing (12 CFR 1026.38(p)(4), 1026.37(m)(5)). */
export const refinanceWords =
  'Refinancing this loan will depend on your future financial situation, the property value, and market conditions. You may not be able to refinance this loan.';

/** Where to ask (12 CFR 1026.38(q)). */
export const questions: readonly FormBlock[] = [
  subheading('Questions?'),
  paragraph(
    {
      text: 'If you have questions about the loan terms or costs on this form, use the contact information below. To get more information or make a complaint, contact the Consumer Financial Protection Bureau at ',
    },
    { text: 'www.consumerfinance.gov/mortgage-closing', isBold: true },
  ),
];

/** The other disclosures, with the words of the form (12 CFR 1026.38(p)). */
function otherDisclosures({ loan, properties }: ToldOfFile, keep: KeepFigure): readonly FormBlock[] {
  const liability = loan ? loanDisclosures(loan.loan, loan.stated, properties).filter(({ page }) => page === 5) : [];
  return [
    heading('Other Disclosures'),
    subheading('Appraisal'),
    paragraph({
      text: 'If the property was appraised for your loan, your lender is required to give you a copy at no additional cost at least 3 days before closing. If you have not yet received it, please contact your lender at the information listed below.',
    }),
    subheading('Contract Details'),
    paragraph({ text: 'See your note and security instrument for information about' }),
    ...[
      'what happens if you fail to make your payments,',
      'what is a default on the loan,',
      'situations in which your lender can require early repayment of the loan, and',
      'the rules for making payments before they are due.',
    ].map((words) => paragraph({ text: `• ${words}` })),
    ...liability.flatMap((part) => disclosureBlocks(part, keep)),
    subheading('Refinance'),
    paragraph({ text: refinanceWords }),
    subheading('Tax Deductions'),
    paragraph({
      text: 'If you borrow more than this property is worth, the interest on the loan amount above this property’s fair market value is not deductible from your federal income taxes. You should consult a tax advisor for more information.',
    }),
  ];
}

/** Lines whose blank stands for the letters of the state, which are not stored. */
const licenses: readonly string[] = ['licenseID', 'contactLicenseID'];

const ofAll = (): boolean => true;

/**
 * The contact information, a column for each role and each further contact (12 CFR 1026.38(r)).
 * @param isMeant which columns there are, by their keys: `lender.1`
 */
export function contactBlocks(
  { contacts }: ToldOfFile,
  isMeant: (key: string) => boolean = ofAll,
): readonly FormBlock[] {
  const columns = contactInformation(contacts).columns.filter(({ key }) => isMeant(key));
  const rows = contactLineNames.map(
    ([line, name]): FormRow => ({
      key: `contacts.${line}`,
      kind: 'line',
      cells: [
        cellOf({ text: licenses.includes(line) ? name.replace('License', '__ License') : name, isBold: true }),
        ...columns.map(({ cells }) => cellOf(...(cells ? [{ text: cells[line].text, field: cells[line].field }] : []))),
      ],
    }),
  );
  return [
    heading('Contact Information'),
    {
      kind: 'table',
      label: 'Contact Information',
      columns: [{ share: 15 }, ...columns.map(({ title }) => ({ share: 85 / columns.length, heading: title }))],
      rows,
    },
  ];
}

/** Where those who borrow sign, two a line (12 CFR 1026.38(s), 1026.37(n)). */
export function confirmReceipt({ contacts }: Pick<ToldOfFile, 'contacts'>): readonly FormBlock[] {
  const lines = Math.max(1, Math.ceil(contacts.filter(({ roleTypeID }) => roleTypeID === RoleType.Buyer).length / 2));
  const rows = Array.from({ length: lines }, (_, at): FormRow => {
    const first = at === 0 ? 'Applicant Signature' : 'Co-Applicant Signature';
    const words = [first, 'Date', 'Co-Applicant Signature', 'Date'];
    return { key: `receipt.${at + 1}`, kind: 'line', cells: words.map((text) => cellOf({ text })) };
  });
  return [
    heading('Confirm Receipt'),
    note(
      'By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have signed or received this form.',
    ),
    {
      kind: 'table',
      label: 'Confirm Receipt',
      columns: [{ share: 35 }, { share: 15 }, { share: 35 }, { share: 15 }],
      rows,
      isSigned: true,
    },
  ];
}
