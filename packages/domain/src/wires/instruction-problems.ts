import type { WireDate } from '../dates/index.ts';
import type { WireDestination, WireInstructions } from './wire-instructions.ts';

/** Instructions as they are typed, as far as their parts are judged together. */
export interface TypedInstructions
  extends Pick<WireDestination, 'intermediaryName' | 'intermediaryRouting'>,
    Pick<WireInstructions, 'receivedOn'> {
  readonly address: Pick<WireDestination['address'], 'state' | 'country'>;
}

/** What is wrong with instructions whose parts are right, by field. */
export function instructionProblems(
  { address: { state, country }, intermediaryName, intermediaryRouting, receivedOn }: TypedInstructions,
  today: WireDate,
): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  if (country === 'US' && state === null) problems['address.state'] = 'State is required';
  if (country !== 'US' && state !== null)
    problems['address.state'] = 'Only an address in the United States has a state';
  if (intermediaryName === null && intermediaryRouting !== null)
    problems.intermediaryName = 'Name the intermediary bank, too';
  if (intermediaryName !== null && intermediaryRouting === null)
    problems.intermediaryRouting = 'Enter the routing number of the intermediary bank, too';
  if (receivedOn > today) problems.receivedOn = 'This day is still to come';
  return problems;
}
