import type { StateFunds } from './rules.ts';
import { statesFromKansas } from './states-from-kansas.ts';
import { statesToIndiana } from './states-to-indiana.ts';

/**
 * The rules of the states, the newest of a state first. docs/good-funds.md says which were read in their text. A state that is not here has no rule that is known. Where a
 * rule turns on what the instrument does not tell (who drew a check, and on which bank), the row that is good later is taken.
 */
export const stateFunds: readonly StateFunds[] = [...statesToIndiana, ...statesFromKansas];
