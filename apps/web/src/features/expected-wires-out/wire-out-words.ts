import type { DueWires, WireFile, WireOut } from '@closewright/contract/wires';
import { achReasonWords } from '@closewright/domain/ach';
import { counted, formatDate } from '@closewright/domain/formats';
import { meansOfFormat, type SendingMeans, type WireOutState, wireOutStates } from '@closewright/domain/wires';
import { amountText } from '../../lib/amount-text.ts';

/** What the states are called. */
export const stateNames = {
  'to name': 'To name',
  'to release': 'To release',
  released: 'Released',
  sent: 'Sent',
  returned: 'Came back',
  paid: 'Paid',
  ended: 'Ended',
} as const satisfies Readonly<Record<WireOutState, string>>;

/** What leaves by each means is called, alone and as one in a sentence. */
export const meansNames = { wire: 'Wire', ACH: 'ACH' } as const satisfies Readonly<Record<SendingMeans, string>>;
export const meansNouns = { wire: 'wire', ACH: 'ACH payment' } as const satisfies Readonly<
  Record<SendingMeans, string>
>;

/** Wires or ACH payments that are counted: `2 wires`, `1 ACH payment`, and of both `3 payments`. */
export function countedMeans(of: readonly Pick<WireOut, 'means'>[]): string {
  const [first, ...rest] = of;
  const isOne = first !== undefined && rest.every(({ means }) => means === first.means);
  return counted(of.length, isOne ? meansNouns[first.means] : 'payment');
}

/** What is sent by a means of an account, and what keeps a file of it back. */
export const dueOf = (account: DueWires, means: SendingMeans): DueWires['ach'] =>
  means === 'ACH' ? account.ach : account;

/** Whose money it is: the number of its file, or that it is of none. */
export const fileWords = ({ fileNumber }: Pick<WireOut, 'fileNumber'>): string => fileNumber ?? 'No file';

/** A wire by the transaction that it is. */
export const wireKey = ({
  bankAccountID,
  stripe,
  number,
}: Pick<WireOut, 'bankAccountID' | 'stripe' | 'number'>): string => `${bankAccountID}-${stripe}-${number}`;

/** What wires come to, in cents. */
export const sumOf = (wires: readonly Pick<WireOut, 'amount'>[]): number =>
  wires.reduce((sum, { amount }) => sum + amount, 0);

const done: ReadonlySet<WireOutState> = new Set(['paid', 'ended']);

/** The states as a choice, each with how many there are: all that are under way first. `unreleased` of those paid nobody released. */
export function stateOptions(
  counts: Partial<Readonly<Record<WireOutState, number>>> | undefined,
  unreleased = 0,
): { value: WireOutState | 'open'; label: string }[] {
  const of = (state: WireOutState) => counts?.[state] ?? 0;
  const open = wireOutStates.reduce((sum, state) => (done.has(state) ? sum : sum + of(state)), 0);
  const label = (name: string, count: number) => (counts === undefined ? name : `${name} ${count}`);
  return [
    { value: 'open', label: label('Under way', open) },
    ...wireOutStates.map((state) => {
      const not = state === 'paid' && unreleased > 0 ? `, ${unreleased} not released` : '';
      return { value: state, label: label(stateNames[state], of(state)) + not };
    }),
  ];
}

/** What a wire lacks before it can go or is to be looked at, in words; where nothing is, what became of it. */
export function lacksWords({
  state,
  checks,
  released,
  sent,
  returned,
  paidOn,
}: Pick<WireOut, 'state' | 'checks' | 'released' | 'sent' | 'returned' | 'paidOn'>): string {
  if (state === 'paid') {
    const paid = paidOn === null ? 'Paid' : `Paid ${formatDate(paidOn)}`;
    // The bank paid what the office did not send.
    return released === null ? `${paid}, and nobody released it` : paid;
  }
  if (state === 'returned' && returned !== null)
    // The bank has both: what left, and what came back.
    return `${achReasonWords(returned.code)}. ${paidOn === null ? 'Void it' : 'Record its return as a receipt of the file, or take its match apart and void it'}`;
  if (state === 'ended') return 'Voided or taken back';
  if (state === 'sent') return sent === null ? '' : sentWords(sent);
  return checks.flatMap((each) => (each.state === 'met' ? [] : [each.words])).join('. ');
}

/** How a wire was sent. What tells it from others is said first: a narrow column cuts the rest. */
export const sentWords = ({ wireFileID, bankReference, trace }: NonNullable<WireOut['sent']>): string => {
  if (wireFileID === null)
    return bankReference === null ? 'At the bank, without a reference' : `${bankReference}, at the bank`;
  return trace === null ? 'In a file' : `Trace ${trace}, in a file`;
};

type ReleaseFacts = Pick<WireOut, 'state' | 'to' | 'checks' | 'isOwn'>;

/** Why a wire cannot be released by whoever looks at it; null where it can. */
export function releaseObstacle(wire: ReleaseFacts | null, refusal: string | null): string | null {
  if (refusal !== null) return refusal;
  if (wire === null) return nothing;
  const { state, to, checks, isOwn } = wire;
  if (to === null || state === 'to name') return 'Nobody has named its payee';
  if (state !== 'to release') return isWords(state);
  if (isOwn) return 'You posted it: another person releases it';
  return checks.find((each) => each.state === 'blocks')?.words ?? null;
}

/** What whoever releases a wire has to see, in words. */
export const toldWords = ({ checks }: Pick<WireOut, 'checks'>): string =>
  checks.flatMap(({ state, words }) => (state === 'tells' ? [words] : [])).join('. ');

/** Why a wire cannot be released together with others; null where it can. What has to be seen is released by itself. */
export const togetherObstacle = (wire: ReleaseFacts): string | null =>
  releaseObstacle(wire, null) ?? (toldWords(wire) ? `${toldWords(wire)}: release it by itself` : null);

/** Why several cannot be released; null where one of them can. Each that cannot is told with its reason. */
export function releaseAllObstacle(wires: readonly ReleaseFacts[], refusal: string | null): string | null {
  const [first] = wires;
  if (first === undefined || refusal !== null) return refusal ?? nothing;
  const obstacles = wires.map((wire) => (wires.length > 1 ? togetherObstacle(wire) : releaseObstacle(wire, null)));
  if (obstacles.includes(null)) return null;
  return wires.length === 1 ? (obstacles[0] ?? null) : `None of these ${wires.length} can be released`;
}

const nothing = 'No payment is in hand';

const isWords = (state: WireOutState): string =>
  state === 'returned' ? 'It came back' : `It is ${stateNames[state].toLowerCase()}`;

/** Why the payee of a wire cannot be named; null where it can. */
export function nameObstacle(wire: Pick<WireOut, 'state'> | null, refusal: string | null): string | null {
  if (refusal !== null) return refusal;
  if (wire === null) return nothing;
  const { state } = wire;
  return state === 'to name' || state === 'to release' || state === 'released' ? null : isWords(state);
}

/** Why the release of a wire cannot be taken back; null where it can. */
export function holdObstacle(wire: Pick<WireOut, 'state' | 'released'> | null, refusal: string | null): string | null {
  if (refusal !== null) return refusal;
  if (wire === null) return nothing;
  if (wire.state === 'released' || (wire.state === 'to release' && wire.released !== null)) return null;
  return wire.state === 'sent' ? 'It is sent: say that the bank did not send it' : 'It is not released';
}

/** Why a wire cannot be said to be sent at the bank; null where it can. */
export function sentObstacle(wire: Pick<WireOut, 'state'> | null, refusal: string | null): string | null {
  if (refusal !== null) return refusal;
  if (wire === null) return nothing;
  if (wire.state === 'released') return null;
  if (wire.state === 'returned') return isWords(wire.state);
  return wire.state === 'sent' || wire.state === 'paid' ? 'It is sent already' : 'It is not released';
}

/** Why it cannot be said that the bank did not send a wire; null where it can. */
export function unsentObstacle(wire: Pick<WireOut, 'state'> | null, refusal: string | null): string | null {
  if (refusal !== null) return refusal;
  if (wire === null) return nothing;
  if (wire.state === 'sent') return null;
  if (wire.state === 'returned') return isWords(wire.state);
  return wire.state === 'paid' ? 'The bank has paid it' : 'It is not sent';
}

/** Why it cannot be said that an ACH payment came back, or that it did not after all; null where it can. */
export function returnedObstacle(
  wire: Pick<WireOut, 'state' | 'means' | 'sent'> | null,
  refusal: string | null,
): string | null {
  if (refusal !== null) return refusal;
  if (wire === null) return nothing;
  if (wire.means === 'wire') return 'A wire does not come back: it is a wire in';
  if (wire.state === 'ended') return 'It is ended';
  return wire.sent === null ? 'It is not sent' : null;
}

/** Why no file can be made; null where one can of at least one account. */
export function makeObstacle(accounts: readonly DueWires[] | undefined, refusal: string | null): string | null {
  if (refusal !== null) return refusal;
  if (accounts === undefined) return 'What is due is not read yet';
  const due = accounts
    .flatMap((each) => [dueOf(each, 'wire'), dueOf(each, 'ACH')])
    .filter((each) => each.due.count > 0);
  if (due.length === 0) return 'Nothing that is released waits for a file';
  return due.some(({ obstacle }) => obstacle === null) ? null : (due[0]?.obstacle ?? null);
}

/** What files of an account would hold: `Escrow trust: 3 wires, 12,400.00; 1 ACH payment, 90.00`. */
export function dueWords(account: DueWires): string {
  const parts = (['wire', 'ACH'] as const).flatMap((means) => {
    const { count, amount } = dueOf(account, means).due;
    return count === 0 ? [] : [`${counted(count, meansNouns[means])}, ${amountText(amount)}`];
  });
  return `${account.name}: ${parts.join('; ') || 'nothing is due'}`;
}

/** Why a file cannot be taken back or fetched; null where it can. */
export function fileObstacle(file: Pick<WireFile, 'takenBack'> | null, refusal: string | null): string | null {
  if (refusal !== null) return refusal;
  if (file === null) return 'No file is in hand';
  return file.takenBack === null ? null : 'It was taken back';
}

/** What there is to know of a file of wires. */
export function fileFacts(
  { fileName, format, date, effectiveOn, madeBy, madeAt, takenBack, sha256 }: WireFile,
  moment: (instant: string) => string,
): string[] {
  return [
    `${fileName}, ${format}, of ${formatDate(date)}`,
    ...(effectiveOn === null ? [] : [`Payees are credited on ${formatDate(effectiveOn)}`]),
    `Made by ${madeBy}, ${moment(madeAt)}`,
    ...(takenBack === null ? [] : [`Taken back by ${takenBack.by}, ${moment(takenBack.at)}: ${takenBack.reason}`]),
    `SHA-256 ${sha256}`,
  ];
}

/** A wire on paper. */
export function printedWire(
  { to, reference, bankAccount, date, postedBy, postedAt, released, state, ...wire }: WireOut,
  moment: (instant: string) => string,
): string {
  const lacks = lacksWords({ state, released, ...wire });
  return [
    `${wire.payee}, ${amountText(wire.amount)}, ${reference}, of ${formatDate(date)}, out of ${bankAccount}`,
    ...(to === null ? [] : [`To ${to.beneficiary}, ${to.bankName}, ${to.routingNumber}, ${to.accountNumber}`]),
    `Posted by ${postedBy}, ${moment(postedAt)}${released === null ? '' : `. Released by ${released.by}, ${moment(released.at)}`}`,
    [stateNames[state], lacks].filter(Boolean).join(': '),
  ].join('\n');
}

/** What became of wires that were released together: `3 wires released, 12,400.00`. */
export function releasedWords(
  done: readonly Pick<WireOut, 'amount' | 'means'>[],
  left: number,
): { title: string; message?: string } {
  const title =
    done.length === 0 ? 'Nothing was released' : `${countedMeans(done)} released, ${amountText(sumOf(done))}`;
  return left === 0
    ? { title }
    : {
        title,
        message: `${left} ${left === 1 ? 'stays as it is: its row says' : 'stay as they are: their rows say'} why`,
      };
}

/** How many payees of wires are called like the payee of a wire. */
export const fitsWords = (count: number): string => {
  if (count === 0) return 'No payee of wires is called like it: find one by its name.';
  return count === 1
    ? 'One payee of wires is called like it.'
    : `${count} payees of wires are called like it: say which.`;
};

/** How ACH goes by instructions: `Checking, a business (CCD)`; null where it does not. */
export function achWords({
  accountType,
  secCode,
}: Pick<NonNullable<WireOut['to']>, 'accountType' | 'secCode'>): string | null {
  if (accountType === null || secCode === null) return null;
  return `${accountType}, ${secCode === 'CCD' ? 'a business (CCD)' : 'a person (PPD)'}`;
}

/** What a file of a format holds, counted: `3 ACH payments`. */
export const countedFile = ({ format, count }: Pick<WireFile, 'format' | 'count'>): string =>
  counted(count, meansNouns[meansOfFormat[format]]);
