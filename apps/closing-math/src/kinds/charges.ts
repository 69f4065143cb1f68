import { premiumCase, recordingFeeCase, transferTaxCase, tridPremiumCase } from '@closewright/contract/closing-math';
import { InputError, renamed } from '@closewright/domain/errors';
import { recordingFee, taxTotals, transferTaxes } from '@closewright/domain/government-charges';
import { disclosedPremiums, policyPremiums, roundedLiability, splitOfPremiums } from '@closewright/domain/premium';
import { given, money } from '@closewright/domain/trace';
import { type Kind, kindOf } from '../kind.ts';
import { dollars } from '../present.ts';
import { manualOf, orderOf } from './policies.ts';
import { taxesOf } from './taxes.ts';

const recordingFeeKind = kindOf(
  'recording-fee',
  recordingFeeCase,
  ({ pages, names, kind: _kind, id: _id, source, ...table }) => ({
    fee: recordingFee({ pages, names }, { source: { text: source }, ...table }),
  }),
);

const transferTaxKind = kindOf('transfer-tax', transferTaxCase, (input) => {
  const { date, salePrice, loanAmount, exemptFrom, splits } = input;
  const due = renamed({ day: 'date' }, () =>
    transferTaxes({ day: date, salePrice, loanAmount, exemptFrom, splits }, taxesOf(input, salePrice)),
  );
  const totals = taxTotals(due);
  return {
    taxes: due.map(({ tax, amount, buyer, seller }) => ({
      id: tax.id,
      label: tax.label,
      place: tax.place,
      amount,
      buyer: dollars(buyer),
      seller: dollars(seller),
    })),
    buyer: dollars(totals.buyer),
    seller: dollars(totals.seller),
  };
});

const premiumKind = kindOf('premium', premiumCase, (input) => {
  const { liability, owner } = input;
  if (liability !== undefined && owner)
    throw new InputError('INCONSISTENT', 'liability', 'Give the liability or the owner’s policy, not both');
  const manual = manualOf(input);
  const day = input.date ?? manual.from;
  const order = orderOf({
    ...input,
    owner:
      owner ??
      (liability === undefined
        ? undefined
        : { liability, isEnhanced: false, endorsements: [], surrendersContract: false }),
  });
  const names = { day: 'date', ...(owner ? {} : { 'owner.liability': 'liability' }) };
  const dated = { ...order, day };
  const premiums = renamed(names, () => policyPremiums(dated, manual));
  const split = splitOfPremiums([dated], premiums.total, manual, input.underwriterPercent ?? null);
  return {
    manual: {
      id: manual.id,
      label: manual.label,
      from: manual.from,
      to: manual.to ?? null,
      notReckoned: manual.notReckoned && [...manual.notReckoned],
    },
    premium: premiums.total,
    roundedLiability: liability === undefined ? undefined : dollars(roundedLiability(liability, manual.basic)),
    owner: premiums.owner ? { ...premiums.owner } : undefined,
    loans: premiums.loans.map((policy) => ({ ...policy })),
    closingProtectionLetters: premiums.closingProtectionLetters,
    disclosed: premiums.disclosed ? { ...premiums.disclosed } : undefined,
    split: split ? { ...split } : undefined,
  };
});

const tridPremiumKind = kindOf(
  'trid-premium',
  tridPremiumCase,
  ({ fullLoanPremium, ownerPremium, simultaneousLoanPremium }) => {
    const figure = (label: string, value: typeof ownerPremium, field: string) => ({
      value,
      trace: given(label, money(value), field),
    });
    const { loan, owner } = disclosedPremiums(
      figure('Loan policy, full premium', fullLoanPremium, 'fullLoanPremium'),
      figure('Owner’s policy, charged', ownerPremium, 'ownerPremium'),
      figure('Loan policy, charged', simultaneousLoanPremium, 'simultaneousLoanPremium'),
    );
    return { lendersTitleInsurance: loan, ownersTitleInsurance: owner };
  },
);

export const chargeKinds: readonly Kind[] = [recordingFeeKind, transferTaxKind, premiumKind, tridPremiumKind];
