import { formatMoney } from '../formats/index.ts';
import { cents } from '../money/index.ts';
import { given, type Trace, text } from '../trace/index.ts';
import type { StoredDisclosures } from './stored-disclosures.ts';
import type { Gaps, StoredLoan } from './stored-terms.ts';

/** A box of the form with its words. */
export interface DisclosureBox {
  readonly words: string;
  readonly isTaken: boolean;
  /** Why, where that follows from the loan. */
  readonly trace?: Trace;
  /** Boxes that stand below it, as the end of its sentence. */
  readonly boxes?: readonly DisclosureBox[];
  /** What follows those. */
  readonly after?: string;
}

/** A part of the loan disclosures as the form has it. */
export interface DisclosurePart {
  readonly name: DisclosurePartName;
  /** Of the form. */
  readonly page: 4 | 5;
  readonly title: string;
  /** The sentence, or its beginning where it goes on in boxes. */
  readonly lead: string;
  /** What stands in the blank of the sentence; null while it is open, left out where it has none. */
  readonly blank?: Trace | null;
  readonly boxes: readonly DisclosureBox[];
  /** What follows. */
  readonly after?: string;
  readonly missing: Gaps;
}

/** The parts of the loan disclosures in the order of the form, and liability after foreclosure, which is of page 5. */
export const disclosureParts = {
  assumption: 'Assumption',
  demandFeature: 'Demand Feature',
  latePayment: 'Late Payment',
  negativeAmortization: 'Negative Amortization (Increase in Loan Amount)',
  partialPayments: 'Partial Payments',
  securityInterest: 'Security Interest',
  liabilityAfterForeclosure: 'Liability after Foreclosure',
} as const;

export type DisclosurePartName = keyof typeof disclosureParts;

/** The words of the boxes by what is chosen, of the first part to the last (forms H-25(B), 12 CFR 1026.38(l), (p)(3)). */
const boxWords = {
  assumption: {
    Allowed: 'will allow, under certain conditions, this person to assume this loan on the original terms.',
    'Not allowed': 'will not allow assumption of this loan on the original terms.',
  },
  demandFeature: {
    Yes: 'has a demand feature, which permits your lender to require early repayment of the loan. You should review your note for details.',
    No: 'does not have a demand feature.',
  },
  negativeAmortization: {
    'As scheduled':
      'are scheduled to make monthly payments that do not pay all of the interest due that month. As a result, your loan amount will increase (negatively amortize), and your loan amount will likely become larger than your original loan amount. Increases in your loan amount lower the equity you have in this property.',
    Possible:
      'may have monthly payments that do not pay all of the interest due that month. If you do, your loan amount will increase (negatively amortize), and, as a result, your loan amount may become larger than your original loan amount. Increases in your loan amount lower the equity you have in this property.',
    No: 'do not have a negative amortization feature.',
  },
  partialPayments: {
    Accepted:
      'may accept payments that are less than the full amount due (partial payments) and apply them to your loan.',
    Held: 'may hold them in a separate account until you pay the rest of the payment, and then apply the full payment to your loan.',
    'Not accepted': 'does not accept any partial payments.',
  },
  liabilityAfterForeclosure: {
    'State law may protect':
      'state law may protect you from liability for the unpaid balance. If you refinance or take on any additional debt on this property, you may lose this protection and have to pay any debt remaining even after foreclosure. You may want to consult a lawyer for more information.',
    'State law does not protect': 'state law does not protect you from liability for the unpaid balance.',
  },
} as const;

/** The boxes of a part, of which what is chosen is taken. */
const boxesOf = (words: Readonly<Record<string, string>>, chosen: string | null): DisclosureBox[] =>
  Object.entries(words).map(([choice, sentence]) => ({ words: sentence, isTaken: choice === chosen }));

const gap = (isMissing: boolean, field: string, words: string): Gaps => (isMissing ? { [field]: words } : {});

/** The property that secures the loan: its address, and the field that it is typed in. */
export interface SecuredProperty {
  readonly address: string;
  readonly field: string;
}

/** The loan disclosures but for the escrow account, as they stand on the form. Nothing that is not said is assumed. */
export function loanDisclosures(
  { isNegativeAmortization }: Pick<StoredLoan, 'isNegativeAmortization'>,
  stated: StoredDisclosures,
  properties: readonly SecuredProperty[],
): DisclosurePart[] {
  const part = (name: DisclosurePartName, rest: PartRest): DisclosurePart => ({
    name,
    page: name === 'liabilityAfterForeclosure' ? 5 : 4,
    title: disclosureParts[name],
    ...rest,
  });
  return [
    part('assumption', {
      lead: 'If you sell or transfer this property to another person, your lender',
      boxes: boxesOf(boxWords.assumption, stated.assumption),
      missing: gap(stated.assumption === null, 'assumption', 'Whether the loan may be assumed'),
    }),
    part('demandFeature', {
      lead: 'Your loan',
      boxes: boxesOf(boxWords.demandFeature, stated.demandFeature),
      missing: gap(stated.demandFeature === null, 'demandFeature', 'Whether the loan has a demand feature'),
    }),
    part('latePayment', latePayment(stated)),
    part('negativeAmortization', negativeAmortization(isNegativeAmortization, stated)),
    part('partialPayments', {
      lead: 'Your lender',
      boxes: boxesOf(boxWords.partialPayments, stated.partialPayments),
      after: 'If this loan is sold, your new lender may have a different policy.',
      missing: gap(stated.partialPayments === null, 'partialPayments', 'What the lender does with partial payments'),
    }),
    part('securityInterest', securityInterest(stated, properties)),
    part('liabilityAfterForeclosure', {
      lead: 'If your lender forecloses on this property and the foreclosure does not cover the amount of unpaid balance on this loan,',
      boxes: boxesOf(boxWords.liabilityAfterForeclosure, stated.liabilityAfterForeclosure),
      missing: gap(
        stated.liabilityAfterForeclosure === null,
        'liabilityAfterForeclosure',
        'Whether state law protects after a foreclosure',
      ),
    }),
  ];
}

type PartRest = Omit<DisclosurePart, 'name' | 'page' | 'title'>;

/** What stands where nothing is known yet. */
const blankLine = '____';

function latePayment(stated: StoredDisclosures): PartRest {
  const { lateDays, lateFeeAs } = stated;
  const fee = lateFeeOf(stated);
  const days = lateDays === null ? `${blankLine} days` : `${lateDays} ${lateDays === 1 ? 'day' : 'days'}`;
  return {
    lead: `If your payment is more than ${days} late, your lender will charge a late fee of ${fee.words ?? blankLine}.`,
    boxes: [],
    missing: {
      ...gap(lateDays === null, 'lateDays', 'After how many days a payment is late'),
      ...gap(lateFeeAs === null, 'lateFeeAs', 'How the late fee is agreed'),
      ...fee.missing,
    },
  };
}

/** The late fee in words; null while it is open. */
function lateFeeOf({ lateFeeAs, lateFeePercent, lateFeeAmount, lateFeeWords }: StoredDisclosures): {
  words: string | null;
  missing: Gaps;
} {
  const typed = lateFeeWords?.trim().replace(/\.$/, '') || null;
  if (lateFeeAs === 'Amount')
    return {
      words: lateFeeAmount === null ? null : `$${formatMoney(cents(lateFeeAmount))}`,
      missing: gap(lateFeeAmount === null, 'lateFeeAmount', 'The amount of the late fee'),
    };
  if (lateFeeAs === 'Percentage')
    return {
      words: lateFeePercent === null || typed === null ? null : `${lateFeePercent}% of ${typed}`,
      missing: {
        ...gap(lateFeePercent === null, 'lateFeePercent', 'The percentage of the late fee'),
        ...gap(typed === null, 'lateFeeWords', 'What the late fee is a percentage of'),
      },
    };
  return {
    words: lateFeeAs === null ? null : typed,
    missing: gap(lateFeeAs !== null && typed === null, 'lateFeeWords', 'The late fee in words'),
  };
}

/** A loan whose balance cannot grow has no such feature; of another one the statement says whether it is scheduled. */
function negativeAmortization(isPossible: boolean, { negativeAmortization: said }: StoredDisclosures): PartRest {
  const chosen = isPossible ? said : 'No';
  const ofLoan = given('Balance may grow', text(isPossible ? 'Yes' : 'No'), 'loan.isNegativeAmortization');
  const trace: Trace = {
    label: disclosureParts.negativeAmortization,
    value: text(chosen ?? ''),
    formula: 'None where the balance of the loan cannot grow; else as the statement says',
    inputs: isPossible ? [ofLoan, given('How it grows', text(said ?? ''), 'negativeAmortization')] : [ofLoan],
  };
  return {
    lead: 'Under your loan terms, you',
    boxes: boxesOf(boxWords.negativeAmortization, chosen).map((box) => (box.isTaken ? { ...box, trace } : box)),
    missing: gap(chosen === null, 'negativeAmortization', 'Whether the balance grows as scheduled, or may grow'),
  };
}

/** The property of the file, or what the statement says instead. */
function securityInterest({ securityInterest: said }: StoredDisclosures, all: readonly SecuredProperty[]): PartRest {
  const typed = said?.trim() ?? '';
  const properties = all.filter(({ address }) => address !== '');
  const rule = { text: '12 CFR 1026.38(l)(6)' };
  const [first] = properties;
  const ofFile = first && {
    label: 'Security',
    value: text(properties.map(({ address }) => address).join('; ')),
    formula: 'The properties of the file',
    rule,
    inputs: properties.map(({ address, field }) => given('Property', text(address), field)),
  };
  const blank = typed === '' ? (ofFile ?? null) : { ...given('Security', text(typed), 'securityInterest'), rule };
  return {
    lead: 'You are granting a security interest in',
    blank,
    boxes: [],
    after: 'You may lose this property if you do not make your payments or satisfy other obligations for this loan.',
    missing: gap(blank === null, all[0]?.field ?? 'securityInterest', 'The property that secures the loan'),
  };
}

/** The boxes of the escrow account, which go on from `For now, your loan`. */
export function escrowBoxes(account: StoredDisclosures['escrowAccount']): readonly DisclosureBox[] {
  return [
    {
      words:
        'will have an escrow account (also called an “impound” or “trust” account) to pay the property costs listed below. Without an escrow account, you would pay them directly, possibly in one or two large payments a year. Your lender may be liable for penalties and interest for failing to make a payment.',
      isTaken: account === 'Yes',
    },
    {
      words: 'will not have an escrow account because',
      isTaken: account !== null && account !== 'Yes',
      boxes: boxesOf(
        { 'No, declined': 'you declined it', 'No, not offered': 'your lender does not offer one.' },
        account,
      ),
      after:
        'You must directly pay your property costs, such as taxes and homeowner’s insurance. Contact your lender to ask if your loan can have an escrow account.',
    },
  ];
}

/** What the form says of the escrow account in the future (12 CFR 1026.38(l)(7)(ii)). */
export const escrowInFuture =
  'Your property costs may change and, as a result, your escrow payment may change. You may be able to cancel your escrow account, but if you do, you must pay your property costs directly. If you fail to pay your property taxes, your state or local government may (1) impose fines and penalties or (2) place a tax lien on this property. If you fail to pay any of your property costs, your lender may (1) add the amounts to your loan balance, (2) add an escrow account to your loan, or (3) require you to pay for property insurance that the lender buys on your behalf, which likely would cost more and provide fewer benefits than what you could buy on your own.';
