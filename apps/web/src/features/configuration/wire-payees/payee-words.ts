import type { ToldWireInstructions, WirePayeeRow } from '@closewright/contract/wires';
import { counted } from '@closewright/domain/formats';
import type { InstructionSource, InstructionState, WireAddress } from '@closewright/domain/wires';

/** What the states are called. */
export const stateNames = {
  'to verify': 'To verify',
  waiting: 'Waiting',
  good: 'Good',
  stopped: 'Stopped',
  replaced: 'Replaced',
} as const satisfies Readonly<Record<InstructionState, string>>;

/** The states as a choice. */
export const stateChoices = (Object.entries(stateNames) as [InstructionState, string][]).map(([value, label]) => ({
  value,
  label,
}));

/** Who writes instants in words. */
type Moment = (instant: string) => string;

/** How far instructions have come, in a sentence that says what is next. */
export function stateWords(
  { state, goodFrom, stopped, callBacks }: Pick<ToldWireInstructions, 'state' | 'goodFrom' | 'stopped' | 'callBacks'>,
  moment: Moment,
): string {
  switch (state) {
    case 'to verify':
      return 'Nobody has confirmed them: no money goes there before somebody else calls back.';
    case 'waiting':
      return `Confirmed. The waiting period is over ${goodFrom === null ? 'later' : moment(goodFrom)}: no money goes there before.`;
    case 'good':
      return goodFrom === null ? 'Money may go there.' : `Good since ${moment(goodFrom)}: money may go there.`;
    case 'replaced':
      return 'Newer instructions came: nothing goes by these.';
    case 'stopped':
      return stopWords(stopped, callBacks[0], moment);
  }
}

function stopWords(
  stopped: ToldWireInstructions['stopped'],
  call: ToldWireInstructions['callBacks'][number] | undefined,
  moment: Moment,
): string {
  if (stopped !== null) return `Stopped by ${stopped.by}, ${moment(stopped.at)}: ${stopped.reason}`;
  return call?.result === 'Differs'
    ? `Stopped: the call of ${call.calledBy}, ${moment(call.calledAt)}, said otherwise.`
    : 'Stopped: nothing goes by these.';
}

/** Why money goes nowhere that went somewhere before; null without an alarm. */
export function alarmWords({ isAlarm, latest }: Pick<WirePayeeRow, 'isAlarm' | 'latest'>): string | null {
  if (!isAlarm || latest === null) return null;
  const came = latest.source === 'In person' ? 'in person' : `by ${latest.source.toLowerCase()}`;
  return `Instructions changed ${came}, and nobody has confirmed them. Nothing is sent until somebody calls a number known from before.`;
}

/** How many of the payees that are shown have an alarm: `2 payees have changed instructions…`; null where none has. */
export function alarmsWords(rows: readonly Pick<WirePayeeRow, 'isAlarm'>[]): string | null {
  const count = rows.filter(({ isAlarm }) => isAlarm).length;
  if (count === 0) return null;
  return `${counted(count, 'payee')} ${count === 1 ? 'has' : 'have'} changed instructions that nobody has confirmed`;
}

const unsafe: ReadonlySet<string> = new Set<InstructionSource>(['E-mail', 'Phone', 'Fax']);

/** What is to be thought of where instructions came this way; null for ways that are hard to forge. */
export const sourceWarning = (source: string | null): string | null =>
  source !== null && unsafe.has(source)
    ? `Wire fraud comes by e-mail, phone and fax. Call a number that you have from before, not one of this ${source === 'E-mail' ? 'e-mail' : source === 'Fax' ? 'fax' : 'caller'}.`
    : null;

/** Why a user does not confirm instructions; null where they may. */
export const ownWords = ({ isOwn }: Pick<ToldWireInstructions, 'isOwn'>): string | null =>
  isOwn ? 'You entered these instructions: somebody else confirms them' : null;

/** Why nothing can be recorded of the calls about instructions; null where it can. */
export function callObstacle(
  instructions: Pick<ToldWireInstructions, 'state'> | null,
  refusal: string | null,
): string | null {
  if (refusal !== null) return refusal;
  if (instructions === null) return 'No instructions are in hand';
  const { state } = instructions;
  if (state === 'to verify') return null;
  if (state === 'stopped') return 'They are stopped: enter other instructions';
  if (state === 'replaced') return 'Newer instructions came';
  return 'They are confirmed';
}

/** Why instructions cannot be stopped; null where they can. */
export function stopObstacle(
  instructions: Pick<ToldWireInstructions, 'state'> | null,
  refusal: string | null,
): string | null {
  if (refusal !== null) return refusal;
  if (instructions === null) return 'No instructions are in hand';
  if (instructions.state === 'stopped') return 'They are stopped already';
  return instructions.state === 'replaced' ? 'Newer instructions came' : null;
}

/** An address in one line. */
export const addressText = ({ street, building, town, state, postcode, country }: WireAddress): string =>
  [street, building, town, [state, postcode].filter(Boolean).join(' '), country].filter(Boolean).join(', ');

/** What the bank between is, in one line; empty without one. */
export const intermediaryText = ({
  intermediaryName,
  intermediaryRouting,
}: Pick<ToldWireInstructions, 'intermediaryName' | 'intermediaryRouting'>): string =>
  [intermediaryName, intermediaryRouting].filter(Boolean).join(', ');

/** What of a payee is to be known beside its instructions; null where there is nothing. */
export function waitingWords({ inactive, waiting }: Pick<WirePayeeRow, 'inactive' | 'waiting'>): string | null {
  const parts = [
    ...(inactive ? ['Inactive: it is not offered'] : []),
    ...(waiting > 0 ? [`${counted(waiting, 'wire')} to it ${waiting === 1 ? 'was' : 'were'} not sent yet`] : []),
  ];
  return parts.length === 0 ? null : `${parts.join('. ')}.`;
}

/** A payee on paper: how far its latest instructions have come, and where money goes by them. */
export function printedPayee({ latest }: Pick<WirePayeeRow, 'latest'>, moment: Moment): string {
  if (latest === null) return 'No instructions';
  const { number, beneficiary, address, bankName, routingNumber, accountNumber, enteredBy, enteredAt } = latest;
  return [
    `Instructions ${number}: ${stateWords(latest, moment)}`,
    `${beneficiary}, ${addressText(address)}`,
    `${bankName}, ${routingNumber}, ${accountNumber}`,
    `Entered by ${enteredBy}, ${moment(enteredAt)}`,
  ].join('\n');
}
