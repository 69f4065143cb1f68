import { Exact } from '../money/index.ts';
import {
  payeeName,
  referralPayeeOf,
  type StoredCommission,
  type StoredCommissionPayee,
  type StoredCommissionTier,
} from './stored-commission.ts';

/** What of the file a commission is reckoned with. */
export interface CommissionFile {
  readonly salePrice: number | null;
}

/** What is missing, by the field it is missing in. */
export type CommissionGaps = Readonly<Record<string, string>>;

/** What is missing for the amount of a side. */
export function amountGaps(
  { paidBy, agreedAs, rate, flatAmount, ...of }: StoredCommission,
  tiers: readonly StoredCommissionTier[],
  file: CommissionFile,
): CommissionGaps {
  return {
    ...(paidBy === null ? { paidBy: 'Who pays it' } : {}),
    ...(agreedAs === null ? { agreedAs: 'What is agreed: a percent, a flat amount or tiers' } : {}),
    ...(agreedAs === 'Flat amount' && flatAmount === null ? { 'terms.amount': 'The flat amount' } : {}),
    ...(agreedAs === 'Percent' && rate === null ? { 'terms.rate': 'The rate' } : {}),
    ...(agreedAs === 'Tiers' ? tierGaps(tiers) : {}),
    ...(agreedAs === 'Percent' || agreedAs === 'Tiers' ? baseGaps(of, file) : {}),
  };
}

function baseGaps(
  { reckonedOn, concessions, baseAmount }: Pick<StoredCommission, 'reckonedOn' | 'concessions' | 'baseAmount'>,
  { salePrice }: CommissionFile,
): CommissionGaps {
  switch (reckonedOn) {
    case null:
      return { reckonedOn: 'What it is reckoned on' };
    case 'Own amount':
      return baseAmount === null ? { baseAmount: 'The amount it is reckoned on' } : {};
    case 'Sale price less concessions':
      return {
        ...priceGap(salePrice),
        ...(concessions === null ? { concessions: 'The concessions, 0 if there are none' } : {}),
        ...(salePrice !== null && concessions !== null && concessions > salePrice
          ? { concessions: 'Concessions of at most the sale price' }
          : {}),
      };
    case 'Sale price':
      return priceGap(salePrice);
  }
}

const priceGap = (salePrice: number | null): CommissionGaps =>
  salePrice === null ? { salePrice: 'The sale price of the file' } : {};

function tierGaps(tiers: readonly StoredCommissionTier[]): CommissionGaps {
  if (tiers.length === 0) return { 'terms.tiers': 'The tiers' };
  const gaps = tiers.flatMap(({ upTo, rate }, at) => {
    const isLast = at === tiers.length - 1;
    const end = isLast ? lastEndGap(upTo, at) : endGap(upTo, tiers[at - 1]?.upTo ?? 0, at);
    return [
      ...(end === null ? [] : [[`terms.tiers.${at}.upTo`, end]]),
      ...(rate === null ? [[`terms.tiers.${at}.rate`, `The rate of tier ${at + 1}`]] : []),
    ];
  });
  return Object.fromEntries(gaps);
}

const lastEndGap = (upTo: number | null, at: number) =>
  upTo === null ? null : `What is over the end of tier ${at + 1}: a last tier without an end`;

function endGap(upTo: number | null, before: number, at: number): string | null {
  if (upTo === null) return `The end of tier ${at + 1}: only the last has none`;
  return upTo > before ? null : `An end of tier ${at + 1} above that of the one before`;
}

/** What is missing for the shares of its payees. Parts that are not 100 % are filled up for nobody. */
export function payeeGaps(stored: StoredCommission, payees: readonly StoredCommissionPayee[]): CommissionGaps {
  const { referralRate } = stored;
  const referred = referralPayeeOf(stored);
  const parts = payees.flatMap(({ part }) => (part === null ? [] : [part]));
  const sum = parts.reduce((all, part) => all.plus(part), new Exact(0));
  return {
    ...(referralRate !== null && referred === null ? { referralPayee: 'Who gets the referral' } : {}),
    ...(referred !== null && referralRate === null ? { 'referral.rate': 'The rate of the referral' } : {}),
    ...(payees.length === 0 ? { shares: 'Who gets the commission' } : {}),
    ...Object.fromEntries(
      payees.flatMap((each, at) =>
        each.part === null ? [[`shares.${at}.part`, `The part of ${payeeName(each)}`]] : [],
      ),
    ),
    ...(parts.length === payees.length && parts.length > 0 && !sum.eq(100)
      ? { shares: `Parts of 100 % in all: they come to ${sum.toFixed()} %` }
      : {}),
  };
}
