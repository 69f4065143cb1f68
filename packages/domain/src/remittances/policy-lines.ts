import { addCents, type Cents, subtractCents, timesFraction, zeroCents } from '../money/index.ts';
import { type PolicyKind, policyFees, type Rated } from '../premium/index.ts';
import { type Explained, explainedMoney, given, money, type Trace } from '../trace/index.ts';

/** What a line of a register is of (MISMO 3.4, RemittanceRecordType): one for each component of a premium. */
export const remittanceRecordTypes = ['PolicyPremium', 'Endorsement', 'ClosingProtectionLetterFee'] as const;

export type RemittanceRecordType = (typeof remittanceRecordTypes)[number];

/** A component of what a policy costs, and what of it is the underwriter's. Both parts are its gross amount to the cent. */
export interface ComponentLine {
  readonly type: RemittanceRecordType;
  readonly label: string;
  readonly gross: Explained<Cents>;
  readonly underwriter: Explained<Cents>;
  readonly agent: Explained<Cents>;
}

/** The components of a policy, those of a rate order by its kind. */
export interface PolicyLines {
  readonly kind: PolicyKind;
  readonly liability: Cents;
  readonly lines: readonly ComponentLine[];
}

/**
 * The lines of the policies of a rate order: the premium of each policy, then its endorsements. What the underwriter has of all premiums falls on them by what
 * each is charged: up to a line rounded half up, less what fell on those before, so that all lines are the split of the order to the cent.
 * Null where nobody says what the underwriter has.
 */
export function policyLines({ policies, total, split }: Rated): PolicyLines[] | null {
  if (split === null) return null;
  let before = zeroCents;
  return policies.map(({ kind, liability, premium, endorsements }) => {
    const charged = [
      { type: 'PolicyPremium' as const, label: policyFees[kind].name, gross: premium },
      ...endorsements.map((each) => ({ type: 'Endorsement' as const, label: each.label, gross: each.premium })),
    ];
    return {
      kind,
      liability,
      lines: charged.map(({ type, label, gross }) => {
        const upTo = addCents(before, gross.value);
        const underwriter = partOfLine(split.underwriter, total.value, before, upTo);
        before = upTo;
        return lineOf(type, label, gross, underwriter);
      }),
    };
  });
}

/** The line of a fee for a closing protection letter: the insurer has all of it. */
export function letterLine(fee: Cents): ComponentLine {
  const label = 'Closing protection letter';
  const gross = { value: fee, trace: given(label, money(fee), 'letterFee') };
  const underwriter = explainedMoney(fee, {
    label: 'Underwriter’s part',
    formula: 'All of the fee: who gives the protection is the insurer',
    math: 'a',
    inputs: [gross.trace],
  });
  return lineOf('ClosingProtectionLetterFee', label, gross, underwriter);
}

function partOfLine(all: Explained<Cents>, total: Cents, before: Cents, upTo: Cents): Explained<Cents> {
  const fallsOn = (charged: Cents) =>
    total === 0 ? zeroCents : timesFraction(all.value, { numerator: charged, denominator: total }, 'halfUp');
  return explainedMoney(subtractCents(fallsOn(upTo), fallsOn(before)), {
    label: 'Underwriter’s part',
    formula:
      'What of the underwriter’s part of all premiums falls on what is charged up to this line, less what falls on the lines before',
    ...(total === 0 ? { math: '0 * a' } : { math: 'halfUp(a * d / b) - halfUp(a * c / b)' }),
    rounding: 'to the cent, half up, up to this line and up to the one before',
    inputs: [
      withoutDepth(all.trace),
      given('All premiums', money(total), 'premiums.total'),
      given('Charged before this line', money(before), 'premiums.before'),
      given('Charged up to this line', money(upTo), 'premiums.upTo'),
    ],
  });
}

/** A step with what it was made of, and nothing below that: the Premiums page has the rest. */
const withoutDepth = ({ inputs, ...step }: Trace): Trace => ({
  ...step,
  ...(inputs && {
    inputs: inputs.map(({ label, value, rule, field }) =>
      rule && !field ? { label, value, rule } : { label, value, field: field ?? 'premiums' },
    ),
  }),
});

const lineOf = (
  type: RemittanceRecordType,
  label: string,
  gross: Explained<Cents>,
  underwriter: Explained<Cents>,
): ComponentLine => ({
  type,
  label,
  gross,
  underwriter,
  agent: explainedMoney(subtractCents(gross.value, underwriter.value), {
    label: 'Agent’s part',
    formula: 'What is charged less the underwriter’s part',
    math: 'a - b',
    inputs: [gross.trace, underwriter.trace],
  }),
});
