import type { PositivePayAnswerFileRow, PositivePayExceptionRow } from '@closewright/contract/positive-pay';
import { counted, formatDate } from '@closewright/domain/formats';
import {
  type ExceptionDecision,
  type ExceptionState,
  exceptionDecisionNames,
  exceptionFindingNames,
  exceptionStateNames,
  exceptionStates,
  isAgainst,
  isExceptionAlarm,
  livingExceptionStates,
  needsReason,
  type SecondBecause,
  secondBecause,
  urgencyOf,
} from '@closewright/domain/positive-pay';
import { amountText } from '../../../lib/amount-text.ts';

type Row = PositivePayExceptionRow;
type Counts = Readonly<Record<ExceptionState, number>>;

/** A check in a sentence: `Check 1042, 1,250.00`. */
export const checkWords = ({ checkNumber, amount }: Pick<Row, 'checkNumber' | 'amount'>): string =>
  `Check ${checkNumber}, ${amountText(amount)}`;

/** How far a check has come, with the decision where there is one: `To send: Return`. */
export const stateWords = ({ state, decision }: Pick<Row, 'state' | 'decision'>): string =>
  `${exceptionStateNames[state]}${decision === null ? '' : `: ${exceptionDecisionNames[decision.decision]}`}`;

/** What the ledger says of a check, and what of it differs. */
export const findingWords = ({ finding, checks }: Pick<Row, 'finding' | 'checks'>): string =>
  checks.find(({ state }) => state === 'blocks')?.words ?? exceptionFindingNames[finding];

/** What is chosen among: what the bank waits for, or one of the states, each with how many there are. */
export const stateOptions = (counts: Counts | undefined): { value: ExceptionState | 'living'; label: string }[] => {
  const waiting = livingExceptionStates.reduce((sum, state) => sum + (counts?.[state] ?? 0), 0);
  const many = (count: number) => (counts === undefined ? '' : ` (${count})`);
  return [
    { value: 'living', label: `Not sent yet${many(waiting)}` },
    ...exceptionStates.map((state) => ({
      value: state,
      label: `${exceptionStateNames[state]}${many(counts?.[state] ?? 0)}`,
    })),
  ];
};

/** Why a check cannot be decided so; null where it can. */
export function decideObstacle(row: Row | null, refusal: string | null): string | null {
  if (refusal !== null) return refusal;
  if (row === null) return 'No check is in hand';
  if (row.state === 'taken off') return 'It was taken off the list';
  if (row.decision === null) return null;
  return row.state === 'sent' ? 'The bank was told the decision' : 'It is decided: take the decision back first';
}

/** Why a decision cannot be confirmed; null where it can. */
export function confirmObstacle(row: Row | null, refusal: string | null): string | null {
  if (refusal !== null) return refusal;
  if (row === null) return 'No check is in hand';
  if (row.state !== 'to confirm') return 'Nothing of it is to be confirmed';
  return row.decision?.isOwn === true ? 'Another person confirms it: you decided it' : null;
}

/** Why a decision cannot be taken back; null where it can. */
export function takeBackObstacle(row: Row | null, refusal: string | null): string | null {
  if (refusal !== null) return refusal;
  if (row === null) return 'No check is in hand';
  if (row.decision === null) return 'Nothing is decided of it';
  return row.state === 'sent' ? 'The bank was told the decision: take the file back first' : null;
}

/** Why a check cannot be taken off the list; null where it can. */
export function takeOffObstacle(row: Row | null, refusal: string | null): string | null {
  if (refusal !== null) return refusal;
  if (row === null) return 'No check is in hand';
  if (row.state === 'taken off') return 'It was taken off the list';
  return row.state === 'sent' ? 'The bank was told the decision' : null;
}

/** What the bank account of a check begins with that is typed, each if it is known. */
export interface AccountsNear {
  /** The list is of it alone. */
  readonly shown: number | undefined;
  /** Used last: checks of one call of the bank are typed one after the other. */
  readonly used: number | null;
  /** Of the check in hand. */
  readonly near: number | undefined;
}

/** The bank account that a check begins with that is typed; null where nothing says which of several. */
export function beginAccount(
  accounts: readonly { readonly bankAccountID: number }[],
  { shown, used, near }: AccountsNear,
): number | null {
  const [only, ...others] = accounts;
  const known = (id: number | null | undefined) => accounts.some(({ bankAccountID }) => bankAccountID === id);
  return [shown, used, near].find(known) ?? (others.length === 0 ? (only?.bankAccountID ?? null) : null);
}

/** Why a decision needs a reason, in words; null where it needs none. */
export function againstWords(
  row: Pick<Row, 'finding' | 'checks' | 'importedAs'>,
  decision: ExceptionDecision,
): string | null {
  if (!needsReason(row.finding, decision, row.importedAs === null)) return null;
  if (!isAgainst(row.finding, decision))
    return 'It was typed and stands in no list of the bank. Say what shows that the bank asks about it: another person confirms it.';
  return decision === 'pay'
    ? 'The ledger speaks against it. Say why it is paid all the same: another person confirms it.'
    : 'All of it agrees with the ledger. Say why it is returned all the same.';
}

const secondWordsOf = {
  against: 'the ledger speaks against it',
  typed: 'it was typed and stands in no list of the bank',
  'told otherwise': 'the bank tells of it with another payee or amount, too',
  own: 'you imported the list that it stands in',
} as const satisfies Readonly<Record<SecondBecause, string>>;

/** Why another person confirms that a check is paid; null where who decides is enough. */
export function secondWords(
  row: Pick<Row, 'finding' | 'importedAs' | 'isOwn' | 'isToldOtherwise'>,
  decision: ExceptionDecision,
): string | null {
  const because = secondBecause(row, decision);
  return because && `Another person confirms that it is paid: ${secondWordsOf[because]}.`;
}

/** What is confirmed, by whom and why it was decided, and why that takes another person. */
export function confirmWords(row: Row): string {
  const { decision } = row;
  return [
    checkWords(row),
    `${decision?.decided.by} lets the bank pay it${decision?.reason == null ? '' : `: ${decision.reason}`}`,
    `It takes another person: ${whyConfirmed(row)}.`,
  ].join('. ');
}

/** Why a payment that was decided waits for another person: as it is now, or as it was when it was decided. */
function whyConfirmed(row: Row): string {
  const because = secondBecause({ ...row, isOwn: true }, 'pay') ?? 'own';
  if (because !== 'against' && row.decision !== null && row.decision.found !== 'agrees')
    return 'the ledger spoke against it when it was decided, and agrees since';
  return because === 'own' ? 'who decided it imported the list that it stands in' : secondWordsOf[because];
}

/** How close its time is, where the bank waits for it: null where it is not an alarm. */
export function alarmOf(row: Pick<Row, 'state' | 'decideUntil'>, now: Date): 'near' | 'passed' | null {
  if (!isExceptionAlarm(row.state, row.decideUntil, now)) return null;
  return urgencyOf(row.decideUntil, now) === 'passed' ? 'passed' : 'near';
}

/** What is urgent, in a sentence; null where nothing is. `asks` are those that the bank waits for. */
export function alarmWords(rows: readonly Row[], alarms: number, now: Date): string | null {
  if (alarms === 0) return null;
  const passed = rows.filter((row) => alarmOf(row, now) === 'passed').length;
  const late =
    passed === 0
      ? ''
      : ` The time of ${passed === alarms ? 'all' : passed} is over: the bank does what was agreed with it. Ask it, and decide or take ${passed === 1 ? 'it' : 'them'} off.`;
  return `${counted(alarms, 'check')} ${alarms === 1 ? 'waits' : 'wait'} for a decision or its file within two hours.${late}`;
}

/** What a check was decided and by whom, from the first to the last, for people and for paper. */
export function historyOf(
  { entered, importedAs, decision, sent, takenOff }: Row,
  moment: (instant: string) => string,
): { term: string; words: string }[] {
  const by = (did: { by: string; at: string }) => `${did.by}, ${moment(did.at)}`;
  const steps: [string, string | null][] = [
    ['Entered', `${by(entered)}${importedAs === null ? ', typed' : `, from ${importedAs}`}`],
    [
      'Decided',
      decision &&
        `${exceptionDecisionNames[decision.decision]}. ${by(decision.decided)}, as it was: ${exceptionFindingNames[decision.found].toLowerCase()}`,
    ],
    ['Because', decision?.reason ?? null],
    ['Confirmed', decision?.confirmed ? by(decision.confirmed) : null],
    ['Sent', sent && `In file ${sent.number}. ${by(sent)}`],
    ['Taken off', takenOff && `${takenOff.reason}. ${by(takenOff)}`],
  ];
  return steps.flatMap(([term, words]) => (words === null ? [] : [{ term, words }]));
}

/** A check on paper. */
export const printedException = (row: Row, moment: (instant: string) => string): string =>
  [
    `${checkWords(row)}, presented ${formatDate(row.presentedOn)}, decide until ${moment(row.decideUntil)}`,
    `Payee of the bank: ${row.payee ?? 'none'}. Why the bank asks: ${row.bankReason ?? 'it does not say'}`,
    ...row.checks.map(({ title, words }) => `${title}: ${words}`),
    stateWords(row),
    ...historyOf(row, moment).map(({ term, words }) => `${term}: ${words}`),
  ].join('\n');

/** What a file of decisions tells: `2 to pay, 1,350.00; 1 to return, 900.00`. */
export function answersWords({ pay, return: back }: Pick<PositivePayAnswerFileRow, 'pay' | 'return'>): string {
  const parts = [
    pay.count > 0 ? `${pay.count} to pay, ${amountText(pay.amount)}` : null,
    back.count > 0 ? `${back.count} to return, ${amountText(back.amount)}` : null,
  ];
  return parts.filter((part) => part !== null).join('; ');
}

/** What a file of decisions would tell. */
export function answersOf(
  rows: readonly Pick<Row, 'amount' | 'decision'>[],
): Pick<PositivePayAnswerFileRow, 'pay' | 'return'> {
  const sumOf = (decision: ExceptionDecision) => {
    const all = rows.filter((row) => row.decision?.decision === decision);
    return { count: all.length, amount: all.reduce((sum, { amount }) => sum + amount, 0) };
  };
  return { pay: sumOf('pay'), return: sumOf('return') };
}

/** Why what is in hand of the files of decisions cannot be fetched or taken back; null where it can. */
export function answerFileObstacle(file: PositivePayAnswerFileRow | null, refusal: string | null): string | null {
  if (refusal !== null) return refusal;
  if (file === null) return 'No file is in hand';
  return file.takenBack === null ? null : 'It was taken back';
}

/** What there is to know of a file of decisions besides its checks. */
export const answerFileFacts = (file: PositivePayAnswerFileRow, moment: (instant: string) => string): string[] => [
  `${file.fileName}: ${answersWords(file)}`,
  `Made by ${file.made.by}, ${moment(file.made.at)}`,
  ...(file.takenBack === null
    ? []
    : [`Taken back by ${file.takenBack.by}, ${moment(file.takenBack.at)}: ${file.takenBack.reason}`]),
  `SHA-256 ${file.sha256}`,
];
