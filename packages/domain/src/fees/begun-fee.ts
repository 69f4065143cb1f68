import type { FeeSection, HudSeries } from '../settlement/index.ts';
import { toleranceOfSection } from './fee-words.ts';
import type { StoredFee } from './stored-fee.ts';

/** What a new fee begins with, as it is stored. */
export type BegunFee = Pick<StoredFee, 'section' | 'bucket'> & Partial<Pick<StoredFee, 'kind'>>;

/** What a new fee of a section begins with. */
export const begunFee = (section: FeeSection, more: Pick<BegunFee, 'kind'> = {}): BegunFee => ({
  section,
  bucket: toleranceOfSection[section],
  ...more,
});

/** What a new fee of a series of a HUD-1 begins with. Commissions have a page of their own. */
export const begunInSeries: Readonly<Partial<Record<HudSeries, BegunFee>>> = {
  800: begunFee('A'),
  900: begunFee('F'),
  1000: begunFee('G'),
  1100: begunFee('C', { kind: 'Title service' }),
  1200: begunFee('E'),
  1300: begunFee('H'),
};
