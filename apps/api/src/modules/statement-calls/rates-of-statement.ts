import type { Settlement } from '@closewright/contract/settlement';
import { type rateAlertSchema, ratesFigureSchema } from '@closewright/contract/statement-calls';
import { fileFactsOf, ratedFileOf, sourceOf, typedKinds } from '@closewright/domain/closing-file';
import {
  type RatesFigure,
  ratesAlerts,
  ratesFigure,
  replaceAlerts,
  type StoredRates,
} from '@closewright/domain/premium';
import type { z } from 'zod';

/** What a rate order comes to, as the rules say it, and what there is to look at. */
interface Calculated {
  readonly figure: RatesFigure;
  readonly alerts: z.input<typeof rateAlertSchema>[];
}

/**
 * What a rate order of a statement comes to.
 * @param id of the calculation its alerts belong to
 * @param before the rate orders above it
 */
export function calculated(
  settlement: Settlement,
  stored: StoredRates,
  id: number,
  before: readonly StoredRates[],
): Calculated {
  const file = ratedFileOf(fileFactsOf(settlement));
  const figure = ratesFigure(stored, file);
  const typed = typedKinds(settlement.fees);
  const raised = figure.kind === 'figure' ? ratesAlerts(stored, file, figure, { typed, before }) : [];
  return { figure, alerts: replaceAlerts([], id, raised) };
}

/** The rate orders of a statement with what each comes to, in their order. */
export function ratesOf(settlement: Settlement) {
  const { rates } = sourceOf(settlement).charges;
  return rates.map((stored, at) => {
    const { rateOrderID = 0 } = settlement.rateOrders[at] ?? {};
    const endorsements = settlement.rateEndorsements.filter((row) => row.rateOrderID === rateOrderID);
    return { rateOrderID, stored, endorsements, ...calculated(settlement, stored, rateOrderID, rates.slice(0, at)) };
  });
}

type EndorsementIDs = readonly { readonly rateEndorsementID: number }[];

/** A figure as the contract tells it: rates by their id, or by the version that the order stays with, endorsements with the id of their row. */
export function shownRates(
  figure: RatesFigure,
  { rateVersion }: Pick<StoredRates['order'], 'rateVersion'>,
  rows: EndorsementIDs = [],
) {
  if (figure.kind === 'open') return ratesFigureSchema.parse(figure);
  const { manual, policies, ...rest } = figure;
  return ratesFigureSchema.parse({
    ...rest,
    rateID: rateVersion ?? manual.id,
    policies: policies.map(({ endorsements, ...policy }) => ({
      ...policy,
      endorsements: endorsements.map(({ at, ...each }) => ({
        ...each,
        rateEndorsementID: at === null ? null : (rows[at]?.rateEndorsementID ?? null),
      })),
    })),
  });
}

/** The part of a statement that premiums are made of, with what they come to. */
export function ratePartOf(settlement: Settlement) {
  const { loanID, version, rateOrders, rateEndorsements, outsideParties } = settlement;
  return {
    loanID,
    version,
    rateOrders,
    rateEndorsements,
    outsideParties,
    calculations: ratesOf(settlement).map(({ rateOrderID, stored, figure, endorsements, alerts }) => ({
      rateOrderID,
      figure: shownRates(figure, stored.order, endorsements),
      alerts,
    })),
  };
}
