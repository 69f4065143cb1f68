import { routingNumberFinding } from '../banking/index.ts';
import { isWireDate, type WireDate } from '../dates/index.ts';
import {
  type NachaFields,
  type NachaRecord,
  nachaBlock,
  nachaFields,
  nachaFilling,
  nachaHash,
  nachaLength,
} from './nacha-records.ts';

/** What a record under an entry says. */
export type NachaAddenda =
  | { readonly kind: 'payment'; readonly information: string }
  /** The bank of the payee gives an entry back. */
  | { readonly kind: 'return'; readonly reason: string; readonly originalTrace: string; readonly information: string }
  /** The bank of the payee paid, and says what has to be other the next time. */
  | { readonly kind: 'change'; readonly reason: string; readonly originalTrace: string; readonly corrected: string };

/** An entry of a NACHA file. */
export interface NachaEntry {
  readonly line: number;
  readonly code: string;
  readonly isCredit: boolean;
  readonly routingNumber: string;
  readonly accountNumber: string;
  /** In cents. */
  readonly amount: number;
  readonly individualID: string;
  readonly name: string;
  readonly trace: string;
  readonly addenda: readonly NachaAddenda[];
}

/** A batch of a NACHA file. */
export interface NachaBatch {
  readonly number: number;
  readonly serviceClass: string;
  readonly companyName: string;
  readonly companyID: string;
  readonly secCode: string;
  readonly description: string;
  readonly effectiveOn: WireDate | null;
  readonly odfi: string;
  readonly entries: readonly NachaEntry[];
}

/** A NACHA file. */
export interface NachaFile {
  readonly destination: string;
  readonly origin: string;
  readonly createdOn: WireDate;
  readonly createdAt: string;
  readonly modifier: string;
  readonly destinationName: string;
  readonly originName: string;
  readonly reference: string;
  readonly batches: readonly NachaBatch[];
}

/** Why a file is refused whole, and at which line; 0 of the file itself. */
export interface NachaProblem {
  readonly line: number;
  readonly words: string;
}

/** The most that is read of a file, in signs: some hundred thousand entries. */
export const mostOfNacha = 20_000_000;

class Refused extends Error {
  readonly line: number;
  constructor(line: number, words: string) {
    super(words);
    this.line = line;
  }
}

/** Reads a NACHA file: whole, with all its counts, sums and hashes, or not at all. */
export function readNacha(text: string): { readonly file: NachaFile } | { readonly problem: NachaProblem } {
  try {
    return { file: fileOf(text) };
  } catch (error) {
    if (error instanceof Refused) return { problem: { line: error.line, words: error.message } };
    throw error;
  }
}

/** A line with its number from 1 on. */
interface Line {
  readonly at: number;
  readonly text: string;
}

interface Totals {
  readonly count: number;
  readonly routingNumbers: readonly string[];
  readonly debits: number;
  readonly credits: number;
}

function linesOf(text: string): Line[] {
  if (text.length > mostOfNacha) throw new Refused(0, 'This file is too large');
  if (text.trim() === '') throw new Refused(0, 'This file is empty');
  const broken = text.replace(/\r?\n$/, '').split(/\r?\n/);
  // Each is filled up: a file of empty lines would become a hundred times as large.
  if (broken.length > mostOfNacha / nachaLength) throw new Refused(0, 'This file is too large');
  const [only] = broken;
  // Some banks write no line breaks at all.
  const cut =
    broken.length === 1 && only !== undefined && only.length > nachaLength && only.length % nachaLength === 0
      ? (only.match(new RegExp(`.{${nachaLength}}`, 'gs')) ?? [])
      : broken;
  return cut.map((line, index) => {
    const at = index + 1;
    if (!/^[ -~]*$/.test(line)) throw new Refused(at, 'Only plain letters, digits and signs stand in a NACHA file');
    if (line.length > nachaLength)
      throw new Refused(at, `A line has ${nachaLength} signs, and this one ${line.length}`);
    // What sends files on may have dropped the blanks at the end.
    return { at, text: line.padEnd(nachaLength, ' ') };
  });
}

function fieldsOf<R extends NachaRecord>(record: R, { at, text }: Line): NachaFields<R> {
  const read = nachaFields(record, text);
  if ('notANumber' in read) throw new Refused(at, read.notANumber);
  return read;
}

const check = (isRight: boolean, { at }: Line, words: string): void => {
  if (!isRight) throw new Refused(at, words);
};

function fileOf(text: string): NachaFile {
  const lines = linesOf(text);
  const [first, ...rest] = lines;
  if (first === undefined || first.text[0] !== '1') throw new Refused(1, 'A NACHA file begins with a file header');
  const header = fieldsOf('fileHeader', first);
  check(
    header.recordSize === '094' && header.blocking === '10' && header.format === '1',
    first,
    'This is no file of lines of 94 signs',
  );
  const createdOn = longDate(header.createdOn);
  if (createdOn === null) throw new Refused(first.at, 'The day on which it was made is none');
  check(/^[A-Z0-9]$/.test(header.modifier), first, 'The file has no letter of its day');

  const batches: { batch: NachaBatch; totals: Totals }[] = [];
  let next = 0;
  while (rest[next]?.text[0] === '5') {
    const end = rest.findIndex((line, index) => index > next && line.text[0] === '8');
    const head = rest[next];
    if (head === undefined) break;
    if (end < 0) throw new Refused(head.at, 'This batch has no end: the file is cut off');
    batches.push(batchOf(rest.slice(next, end + 1)));
    next = end + 1;
  }
  const last = rest[next];
  if (last === undefined) throw new Refused(lines.length, 'The file has no end: it is cut off');
  check(last.text[0] === '9' && last.text !== nachaFilling, last, 'Here a batch begins, or the file ends');
  const control = fieldsOf('fileControl', last);
  const totals = summed(batches.map((each) => each.totals));
  agree(last, control, totals, 'file');
  check(control.batches === batches.length, last, `It says ${control.batches} batches, and has ${batches.length}`);
  for (const filling of rest.slice(next + 1))
    check(filling.text === nachaFilling, filling, 'Behind the end of the file stands more');
  check(
    lines.length % nachaBlock === 0,
    last,
    `A file has a multiple of ${nachaBlock} lines, and this one ${lines.length}`,
  );
  check(
    control.blocks === lines.length / nachaBlock,
    last,
    `It says ${control.blocks} blocks of ten lines, and has ${lines.length / nachaBlock}`,
  );
  return {
    ...{ destination: header.destination.trim(), origin: header.origin.trim(), createdOn, createdAt: header.createdAt },
    ...{ modifier: header.modifier, destinationName: header.destinationName, originName: header.originName },
    reference: header.reference,
    batches: batches.map(({ batch }) => batch),
  };
}

function batchOf(lines: readonly Line[]): { batch: NachaBatch; totals: Totals } {
  const [head, ...rest] = lines;
  const end = rest.pop();
  if (head === undefined || end === undefined) throw new Refused(0, 'A batch has a header and an end');
  const { serviceClass, ...header } = fieldsOf('batchHeader', head);
  check(header.secCode !== 'IAT' && header.secCode !== 'ADV', head, `Entries of ${header.secCode} are not read here`);
  check(/^[A-Z]{3}$/.test(header.secCode), head, 'The batch does not say what its entries are');
  check(
    ['200', '220', '225'].includes(serviceClass),
    head,
    'A batch is of credits, of debits, or of both: 220, 225 or 200',
  );
  check(/^\d{8}$/.test(header.odfi), head, 'The bank that sends has eight digits');
  const entries = entriesOf(rest, header.secCode);
  const seen = new Set<string>();
  for (const { line, trace } of entries) {
    if (seen.has(trace)) throw new Refused(line, `The trace number ${trace} is in the batch before`);
    seen.add(trace);
  }
  const sumOf = (isCredit: boolean) =>
    entries.reduce((sum, entry) => (entry.isCredit === isCredit ? sum + entry.amount : sum), 0);
  const totals: Totals = {
    count: rest.length,
    routingNumbers: entries.map(({ routingNumber }) => routingNumber),
    debits: sumOf(false),
    credits: sumOf(true),
  };
  check(serviceClass !== '220' || entries.every(({ isCredit }) => isCredit), head, 'A batch of credits has a debit');
  check(serviceClass !== '225' || entries.every(({ isCredit }) => !isCredit), head, 'A batch of debits has a credit');
  const control = fieldsOf('batchControl', end);
  agree(end, control, totals, 'batch');
  check(control.serviceClass === serviceClass, end, 'The end of the batch is of other entries than its header');
  check(control.companyID === header.companyID, end, 'The end of the batch is of another company than its header');
  check(
    control.odfi === header.odfi && control.number === header.number,
    end,
    'The end of the batch is that of another batch',
  );
  return {
    batch: {
      ...{ number: header.number, serviceClass, companyName: header.companyName, companyID: header.companyID },
      ...{ secCode: header.secCode, description: header.description, effectiveOn: longDate(header.effectiveOn) },
      ...{ odfi: header.odfi, entries },
    },
    totals,
  };
}

function entriesOf(lines: readonly Line[], secCode: string): NachaEntry[] {
  const entries: { entry: NachaEntry; line: Line; addenda: NachaAddenda[]; said: number }[] = [];
  for (const line of lines) {
    const kind = line.text[0];
    const current = entries.at(-1);
    if (kind === '6') entries.push(entryOf(line, secCode));
    else if (kind === '7' && current !== undefined)
      current.addenda.push(addendaOf(line, current.entry, current.addenda.length + 1));
    else
      throw new Refused(
        line.at,
        kind === '7' ? 'An addenda record is under no entry' : 'In a batch stand entries alone',
      );
  }
  return entries.map(({ entry, line, addenda, said }) => {
    const most = secCode === 'CTX' ? 9_999 : 1;
    check(addenda.length <= most, line, `This entry has ${addenda.length} addenda records, and may have ${most}`);
    check(
      said > 0 === addenda.length > 0,
      line,
      said > 0
        ? 'The addenda record of this entry is missing'
        : 'This entry says that it has no addenda record, and has one',
    );
    return { ...entry, addenda };
  });
}

function entryOf(line: Line, secCode: string) {
  const entry = fieldsOf('entry', line);
  // Accounts of checks, savings, the general ledger and loans; the second digit tells credits from debits.
  check(/^[2-5][1-46-9]$|^55$/.test(entry.code), line, `${entry.code} is no kind of entry`);
  const finding = routingNumberFinding(entry.routingNumber);
  if (finding !== null) throw new Refused(line.at, `${finding}: ${entry.routingNumber}`);
  check(/^\d{15}$/.test(entry.trace), line, 'A trace number has fifteen digits');
  check(entry.accountNumber.trim() !== '', line, 'The entry has no account number');
  check(/^[01]$/.test(entry.hasAddenda), line, 'The entry does not say whether an addenda record follows');
  const name = secCode === 'CTX' ? entry.name.slice(4, 20) : entry.name;
  return {
    line,
    said: Number(entry.hasAddenda),
    addenda: [] as NachaAddenda[],
    entry: {
      ...{ line: line.at, code: entry.code, isCredit: /[1-4]$/.test(entry.code), routingNumber: entry.routingNumber },
      ...{ accountNumber: entry.accountNumber, amount: entry.amount, individualID: entry.individualID.trim() },
      ...{ name: name.trim(), trace: entry.trace, addenda: [] },
    },
  };
}

function addendaOf(line: Line, { trace }: NachaEntry, place: number): NachaAddenda {
  const kind = line.text.slice(1, 3);
  if (kind === '99' || kind === '98') {
    const { reason, originalTrace, information, trace: own } = fieldsOf('returned', line);
    check(own === trace, line, 'This addenda record is of another entry');
    check(/^\d{15}$/.test(originalTrace), line, 'It does not say which entry it is about');
    check((kind === '99' ? /^R\d\d$/ : /^C\d\d$/).test(reason), line, `${reason} is no reason of a return or a change`);
    return kind === '99'
      ? { kind: 'return', reason, originalTrace, information }
      : { kind: 'change', reason, originalTrace, corrected: information.slice(0, 29).trim() };
  }
  check(kind === '05', line, `An addenda record of ${kind} is not read here`);
  const { information, sequence, entry } = fieldsOf('addenda', line);
  check(sequence === place, line, `This is addenda record ${place} of its entry, and says ${sequence}`);
  check(entry === Number(trace.slice(-7)), line, 'This addenda record is of another entry');
  return { kind: 'payment', information };
}

function agree(
  line: Line,
  control: { readonly count: number; readonly hash: number; readonly debits: number; readonly credits: number },
  { count, routingNumbers, debits, credits }: Totals,
  what: 'batch' | 'file',
): void {
  const told = [
    ['entries and addenda records', control.count, count],
    ['as its hash', control.hash, nachaHash(routingNumbers)],
    ['cents of debits', control.debits, debits],
    ['cents of credits', control.credits, credits],
  ] as const;
  for (const [of, says, has] of told) check(says === has, line, `The ${what} says ${says} ${of}, and has ${has}`);
}

const summed = (all: readonly Totals[]): Totals => ({
  count: all.reduce((sum, { count }) => sum + count, 0),
  routingNumbers: all.flatMap(({ routingNumbers }) => routingNumbers),
  debits: all.reduce((sum, { debits }) => sum + debits, 0),
  credits: all.reduce((sum, { credits }) => sum + credits, 0),
});

function longDate(short: string): WireDate | null {
  if (!/^\d{6}$/.test(short)) return null;
  const date = `20${short.slice(0, 2)}-${short.slice(2, 4)}-${short.slice(4)}`;
  return isWireDate(date) ? date : null;
}
