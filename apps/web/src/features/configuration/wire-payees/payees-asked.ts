import { type InstructionState, instructionStates } from '@closewright/domain/wires';
import { askedId } from '../../../lib/asked-id.ts';

/** What the address asks for: words, one state, and the payee in hand. */
export interface AskedPayees {
  readonly find?: string;
  readonly state?: InstructionState;
  readonly payee?: number;
}

/** What an address asks for; what it names that there is not is not asked. */
export function readAsked({ find, state, payee }: { find?: unknown; state?: unknown; payee?: unknown }): AskedPayees {
  const known = instructionStates.find((each) => each === state);
  const id = askedId(payee);
  return {
    ...(typeof find === 'string' && find !== '' && { find }),
    ...(known && { state: known }),
    ...(id && { payee: id }),
  };
}
