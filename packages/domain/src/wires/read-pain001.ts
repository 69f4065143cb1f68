import { parseCents } from '../money/index.ts';
import type { WireFileContent, WireFileItem } from './wire-file.ts';
import type { WireAddress } from './wire-instructions.ts';

/** An element of a file. */
interface Part {
  readonly name: string;
  readonly parts: readonly Part[];
  readonly text: string;
}

/**
 * What a file of wires in pain.001 says, and the totals that it says. It reads what `writePain001` writes, to compare it with what was meant; anything else
 * throws.
 */
export function readPain001(text: string): WireFileContent & { readonly count: number; readonly controlSum: number } {
  const initiation = partAt(rootOf(text), 'CstmrCdtTrfInitn');
  const header = partAt(initiation, 'GrpHdr');
  const block = partAt(initiation, 'PmtInf');
  const debtor = partAt(block, 'Dbtr');
  const [totals, again] = [header, block].map((part) => `${said(part, 'NbOfTxs')}, ${said(part, 'CtrlSum')}`);
  if (totals !== again) throw new Error(`The totals differ: ${totals} and ${again}`);
  return {
    messageID: said(header, 'MsgId'),
    createdAt: said(header, 'CreDtTm'),
    requestedOn: said(block, 'ReqdExctnDt', 'Dt'),
    debtor: {
      name: said(debtor, 'Nm'),
      accountNumber: accountOf(partAt(block, 'DbtrAcct')),
      routingNumber: routingOf(partAt(block, 'DbtrAgt')),
      bankName: said(block, 'DbtrAgt', 'FinInstnId', 'Nm'),
      address: debtor.parts.some(({ name }) => name === 'PstlAdr') ? addressOf(debtor) : null,
    },
    wires: block.parts.filter(({ name }) => name === 'CdtTrfTxInf').map(wireOf),
    count: Number(said(header, 'NbOfTxs')),
    controlSum: amountOf(said(header, 'CtrlSum')),
  };
}

function wireOf(part: Part): WireFileItem {
  const between = part.parts.find(({ name }) => name === 'IntrmyAgt1');
  const creditor = partAt(part, 'Cdtr');
  return {
    reference: said(part, 'PmtId', 'EndToEndId'),
    uetr: said(part, 'PmtId', 'UETR'),
    amount: amountOf(said(part, 'Amt', 'InstdAmt')),
    destination: {
      beneficiary: said(creditor, 'Nm'),
      address: addressOf(creditor),
      bankName: said(part, 'CdtrAgt', 'FinInstnId', 'Nm'),
      routingNumber: routingOf(partAt(part, 'CdtrAgt')),
      accountNumber: accountOf(partAt(part, 'CdtrAcct')),
      intermediaryName: between ? said(between, 'FinInstnId', 'Nm') : null,
      intermediaryRouting: between ? routingOf(between) : null,
      furtherCredit: saidOrNull(part, 'InstrForCdtrAgt', 'InstrInf'),
    },
    remittance: said(part, 'RmtInf', 'Ustrd'),
  };
}

function addressOf(party: Part): WireAddress {
  const address = partAt(party, 'PstlAdr');
  return {
    street: said(address, 'StrtNm'),
    building: saidOrNull(address, 'BldgNb'),
    postcode: saidOrNull(address, 'PstCd'),
    town: said(address, 'TwnNm'),
    state: saidOrNull(address, 'CtrySubDvsn'),
    country: said(address, 'Ctry'),
  };
}

const accountOf = (part: Part): string => said(part, 'Id', 'Othr', 'Id');
const routingOf = (part: Part): string => said(part, 'FinInstnId', 'ClrSysMmbId', 'MmbId');

function amountOf(text: string): number {
  const read = parseCents(text);
  if (!read.ok) throw new Error(`${text} is no amount`);
  return read.value;
}

function saidOrNull(part: Part, ...path: readonly string[]): string | null {
  const [name, ...rest] = path;
  if (name === undefined) return part.text;
  const found = part.parts.find((each) => each.name === name);
  return found ? saidOrNull(found, ...rest) : null;
}

function said(part: Part, ...path: readonly string[]): string {
  const text = saidOrNull(part, ...path);
  if (text === null) throw new Error(`${part.name} has no ${path.join('/')}`);
  return text;
}

function partAt(part: Part, name: string): Part {
  const found = part.parts.find((each) => each.name === name);
  if (!found) throw new Error(`${part.name} has no ${name}`);
  return found;
}

const tag = /<(\/?)([A-Za-z]\w*)[^<>]*>([^<]*)/y;
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** The document, whose every element ends, the innermost first. */
function rootOf(file: string): Part {
  if (!file.startsWith(declaration)) throw new Error('It is no file of XML');
  const text = file.slice(declaration.length).trim();
  const open: { name: string; parts: Part[]; text: string }[] = [];
  tag.lastIndex = 0;
  while (tag.lastIndex < text.length) {
    const at = tag.lastIndex;
    const [, slash, name = '', content = ''] = tag.exec(text) ?? [];
    if (name === '') throw new Error(`No element at ${at}`);
    if (slash === '') {
      open.push({ name, parts: [], text: content.replace(/&\w+;/g, (sign) => signs[sign] ?? sign) });
      continue;
    }
    const ended = open.pop();
    if (ended?.name !== name) throw new Error(`${name} ends where ${ended?.name ?? 'nothing'} is open`);
    const outer = open.at(-1);
    if (outer === undefined) {
      if (tag.lastIndex < text.length) throw new Error('There is more than one document');
      return ended;
    }
    outer.parts.push(ended);
  }
  throw new Error('The document does not end');
}
