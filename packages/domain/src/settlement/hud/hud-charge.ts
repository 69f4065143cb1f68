import { addCents, type Cents, zeroCents } from '../../money/index.ts';
import type { Explained, Trace } from '../../trace/index.ts';
import type { Entry } from '../entries/index.ts';
import type { Fee } from '../fee.ts';
import { figureOf, sumOf } from '../sum.ts';
import type { HudForm, HudPlace } from './hud-form.ts';

/** A fee as a HUD-1 shows it. */
export interface HudCharge {
  readonly entry: Entry;
  readonly fee: Fee;
  readonly place: HudPlace;
  readonly buyer: Explained<Cents> | null;
  readonly seller: Explained<Cents> | null;
  /** What the seller pays of a charge of the good faith estimate: shown to the borrower here, and credited on page 1. */
  readonly paidForBorrower: Explained<Cents> | null;
  /** Whether it was on the estimate: what others pay of it before closing is then paid on behalf of the borrower. */
  readonly isEstimated: boolean;
}

/** What the good faith estimate says of a line of the HUD-1 of 2010 as a whole, in place of what was estimated of its fees, by line. */
export type GfeBlocks = Readonly<Partial<Record<number, Trace>>>;

/** The line of the HUD-1 of 2010 that a charge is compared on: points and origination each on its own, counted charges on the line that counts them. */
export function comparedOn({ line, countedOn }: HudPlace): number | null {
  return countedOn === 803 || countedOn === null ? line : countedOn;
}

/** The fees of a settlement on a form. */
export function hudCharges(entries: readonly Entry[], form: HudForm, blocks: GfeBlocks = {}): HudCharge[] {
  return entries.flatMap((entry) => {
    const { fee, amounts } = entry;
    if (!fee) return [];
    const { borrowerAtClosing: buyer = null, sellerAtClosing: seller = null } = amounts;
    const place = form.placeOf(fee);
    // Only the form of 2010 is compared with an estimate of the borrower's charges.
    const block = blocks[comparedOn(place) ?? 0];
    const told = block ? figureOf(block).value : (fee.estimate ?? zeroCents);
    const isEstimated = form.name === 'hud2010' && told > 0;
    const charge = { entry, fee, place, buyer, seller, paidForBorrower: null, isEstimated };
    if (!isEstimated || !seller || seller.value <= 0) return charge;
    const whole = sumOf(
      entry.label,
      [buyer, seller].flatMap((part) => part?.trace ?? []),
      'What borrower and seller pay of it',
    );
    return { ...charge, buyer: whole, seller: null, paidForBorrower: seller };
  });
}

/** What a list of charges was estimated at; null where none of them was. */
export function estimateOf(charges: readonly HudCharge[]): Cents | null {
  const estimates = charges.flatMap(({ fee }) => fee.estimate ?? []);
  return estimates.length === 0 ? null : addCents(...estimates);
}
