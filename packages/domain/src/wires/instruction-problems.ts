import type { WireDate } from '../dates/index.ts';
import { destinationProblems } from './wire-file.ts';
import type { WireDestination, WireInstructions } from './wire-instructions.ts';

/** Instructions as they are typed. */
export interface TypedInstructions
  extends WireDestination,
    Pick<WireInstructions, 'receivedOn' | 'accountType' | 'secCode'> {}

/** What is wrong with instructions, by field: what no bank can read, and what does not go together. */
export function instructionProblems(
  instructions: TypedInstructions,
  today: WireDate,
): Readonly<Record<string, string>> {
  const { address, intermediaryName, intermediaryRouting, receivedOn, accountType, secCode } = instructions;
  const problems: Record<string, string> = { ...destinationProblems(instructions) };
  if (address.country === 'US' && address.state === null) problems['address.state'] = 'State is required';
  if (address.country !== 'US' && address.state !== null)
    problems['address.state'] = 'Only an address in the United States has a state';
  if (intermediaryName === null && intermediaryRouting !== null)
    problems.intermediaryName = 'Name the intermediary bank, too';
  if (intermediaryName !== null && intermediaryRouting === null)
    problems.intermediaryRouting = 'Enter the routing number of the intermediary bank, too';
  if (accountType === null && secCode !== null) problems.accountType = 'Say which kind of account it is, too';
  if (accountType !== null && secCode === null) problems.secCode = 'Say whether it is a business or a person, too';
  const noAch = accountType === null && secCode === null ? null : achObstacle(instructions);
  if (noAch !== null) problems.accountType = noAch;
  if (receivedOn > today) problems.receivedOn = 'This day is still to come';
  return problems;
}

/** Why ACH cannot go by instructions that wires can go by; null where it can. */
function achObstacle({
  address,
  intermediaryName,
  furtherCredit,
}: Pick<WireDestination, 'address' | 'intermediaryName' | 'furtherCredit'>): string | null {
  if (address.country !== 'US') return 'ACH goes to accounts in the United States alone';
  if (intermediaryName !== null) return 'ACH goes by no bank between';
  return furtherCredit === null ? null : 'ACH says nothing of a further credit';
}
