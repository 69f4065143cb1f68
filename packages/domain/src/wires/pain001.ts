import { plainAccount } from '../formats/index.ts';
import { addCents, cents } from '../money/index.ts';
import { assertWritable, type WireFileContent, type WireFileItem, wireAmount, wireText } from './wire-file.ts';
import type { WireAddress } from './wire-instructions.ts';

/** Of the message and version that is written. */
export const pain001Namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

/**
 * A file of wires as banks take it in ISO 20022, `pain.001.001.09`: one payment block, each wire in it urgent and by itself. Pure, so that the same gives
 * the same bytes, and of plain characters alone. Throws where `wireFileProblems` names anything.
 */
export function writePain001(file: WireFileContent): string {
  assertWritable(file, 'pain.001');
  const { messageID, createdAt, requestedOn, debtor, wires } = file;
  const totals = [
    element('NbOfTxs', String(wires.length)),
    element('CtrlSum', wireAmount(addCents(...wires.map(({ amount }) => cents(amount))))),
  ];
  const initiation = element('CstmrCdtTrfInitn', [
    element('GrpHdr', [
      element('MsgId', messageID),
      element('CreDtTm', new Date(createdAt).toISOString().replace(/\.\d+Z$/, 'Z')),
      ...totals,
      element('InitgPty', [element('Nm', wireText(debtor.name))]),
    ]),
    element('PmtInf', [
      element('PmtInfId', messageID),
      element('PmtMtd', 'TRF'),
      // Each wire is an item of its own on the statement, so that it can be matched.
      element('BtchBookg', 'false'),
      ...totals,
      element('PmtTpInf', [element('SvcLvl', [element('Cd', 'URGP')])]),
      element('ReqdExctnDt', [element('Dt', requestedOn)]),
      element('Dbtr', [element('Nm', wireText(debtor.name)), addressOf(debtor.address)]),
      account('DbtrAcct', debtor.accountNumber),
      agent('DbtrAgt', debtor.bankName, debtor.routingNumber),
      element('ChrgBr', 'SHAR'),
      ...wires.map(transferOf),
    ]),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${pain001Namespace}">${initiation}\n</Document>\n`;
}

function transferOf({ reference, uetr, amount, destination, remittance }: WireFileItem): string {
  const { beneficiary, address, bankName, routingNumber, accountNumber, furtherCredit } = destination;
  const { intermediaryName, intermediaryRouting } = destination;
  return element('CdtTrfTxInf', [
    element('PmtId', [element('InstrId', reference), element('EndToEndId', reference), element('UETR', uetr)]),
    element('Amt', [element('InstdAmt', wireAmount(amount), ' Ccy="USD"')]),
    intermediaryName !== null && intermediaryRouting !== null
      ? agent('IntrmyAgt1', intermediaryName, intermediaryRouting)
      : '',
    agent('CdtrAgt', bankName, routingNumber),
    element('Cdtr', [element('Nm', wireText(beneficiary)), addressOf(address)]),
    account('CdtrAcct', accountNumber),
    furtherCredit === null ? '' : element('InstrForCdtrAgt', [element('InstrInf', wireText(furtherCredit))]),
    element('RmtInf', [element('Ustrd', wireText(remittance))]),
  ]);
}

/** In the order of the schema, which has no other. */
function addressOf(address: WireAddress | null): string {
  if (address === null) return '';
  const { street, building, postcode, town, state, country } = address;
  return element('PstlAdr', [
    element('StrtNm', wireText(street)),
    given('BldgNb', building),
    given('PstCd', postcode),
    element('TwnNm', wireText(town)),
    given('CtrySubDvsn', state),
    element('Ctry', country),
  ]);
}

const given = (name: string, text: string | null): string => (text === null ? '' : element(name, wireText(text)));

const account = (name: string, accountNumber: string): string =>
  element(name, [element('Id', [element('Othr', [element('Id', plainAccount(accountNumber))])])]);

/** A bank, by its routing number. */
const agent = (name: string, bankName: string, routingNumber: string): string =>
  element(name, [
    element('FinInstnId', [
      element('ClrSysMmbId', [element('ClrSysId', [element('Cd', 'USABA')]), element('MmbId', routingNumber)]),
      element('Nm', wireText(bankName)),
    ]),
  ]);

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** An element of text, or of elements on lines of their own. */
function element(name: string, content: string | readonly string[], attribute = ''): string {
  const inner =
    typeof content === 'string'
      ? content.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)
      : `${content.join('').replaceAll('\n', '\n  ')}\n`;
  return `\n<${name}${attribute}>${inner}</${name}>`;
}
