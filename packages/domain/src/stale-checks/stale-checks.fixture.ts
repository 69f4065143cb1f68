import type { AddressParts } from '../formats/index.ts';
import type { StaleAct } from './index.ts';

let ids = 0;

/** Something that was said of a check. */
export function act(kind: StaleAct['kind'], on: string, more: Partial<StaleAct> = {}): StaleAct {
  ids += 1;
  const note = kind === 'held' ? 'For the owner' : null;
  const nothing = { note, address: null, letter: null, report: null, takenBack: null };
  return { ...nothing, staleActID: ids, kind, on, by: 'Ann', at: `${on}T12:00:00Z`, ...more };
}

/** The same, taken back. */
export const takenBack = (of: StaleAct): StaleAct => ({
  ...of,
  takenBack: { by: 'Bob', at: '2026-01-01T12:00:00Z', reason: 'Another check' },
});

/** An address in a state. */
export const addressIn = (state: string | null): AddressParts => ({
  ...{ address1: '12 Elm St', address2: null, city: 'Anytown', state, zip: '12345' },
});
