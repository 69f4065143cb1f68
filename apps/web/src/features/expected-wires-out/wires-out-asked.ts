import { type SendingMeans, sendingMeans, type WireOutState, wireOutStates } from '@closewright/domain/wires';
import { askedId } from '../../lib/asked-id.ts';

/** What the address asks for: a bank account, a state, wires or ACH payments alone, the one in hand, or the files instead of the wires. */
export interface AskedWiresOut {
  readonly account?: number;
  readonly state?: WireOutState;
  readonly means?: SendingMeans;
  /** `3-12-480`: bank account, stripe and number. */
  readonly wire?: string;
  readonly show?: 'files';
}

/** What an address asks for; what it names that there is not is not asked. */
export function readAsked(search: {
  account?: unknown;
  state?: unknown;
  means?: unknown;
  wire?: unknown;
  show?: unknown;
}): AskedWiresOut {
  const account = askedId(search.account);
  const state = wireOutStates.find((each) => each === search.state);
  const means = sendingMeans.find((each) => each === search.means);
  const { wire, show } = search;
  return {
    ...(account && { account }),
    ...(state && { state }),
    ...(means && { means }),
    ...(typeof wire === 'string' && /^\d+-\d+-\d+$/.test(wire) && { wire }),
    ...(show === 'files' && { show }),
  };
}
