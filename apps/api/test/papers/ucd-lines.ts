import type { FormDocument } from '@closewright/domain/forms';
import { readXml, type XmlElement } from '../../src/platform/xml/index.ts';
import { rowsOfForm, textOf } from './drawn-figures.ts';
import { all, costSections, limits, textIn } from './ucd-figures.ts';

const dollars = (amount: string): string =>
  amount === '' ? '   ' : Number(amount).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const day = (text: string): string => text.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');

/** What a line is called. */
const nameOf = (item: XmlElement, type: string): string =>
  all(item, type)[0]?.attributes.find(({ name }) => name === 'DisplayLabelText')?.value ?? '';

/** Whom a line is paid to: not the lender for its own charges. */
function payeeOf(item: XmlElement, section: string): string {
  const isLenders = section === 'A' && textIn(item, 'FeePaidToType') === 'Lender';
  const name = textIn(item, 'FullName');
  return isLenders || name === '' ? '' : `to ${name}`;
}

function prepaidWords(item: XmlElement): string {
  const said = (point: string) => textIn(item, `PrepaidItem${point}`);
  const [name, months] = [nameOf(item, 'PrepaidItemType'), said('MonthsPaidCount')];
  if (said('Type') === 'PrepaidInterest') {
    const [from, to] = [said('PaidFromDate'), said('PaidThroughDate')].map(day);
    return `${name} (${dollars(said('PerDiemAmount'))} per day from ${from} to ${to})`;
  }
  // The form has no place for the months of a line that is not its own.
  const isOfForm = /^(Homeowner’s Insurance Premium|Mortgage Insurance Premium|Property Taxes)$/.test(name);
  return isOfForm ? `${name} (${months || '   '} mo.)` : name;
}

const monthWords = (item: XmlElement): string =>
  `${dollars(textIn(item, 'EscrowMonthlyPaymentAmount'))} per month for ${textIn(item, 'EscrowCollectedNumberOfMonthsCount') || '   '} mo.`;

/** The words of the lines of page 2, as a form has to print what a closing disclosure in UCD says. */
export function ucdLines(xml: string): string[] {
  const root = readXml(new TextEncoder().encode(xml), limits);
  const fees = all(root, 'FEE');
  const recorded = (type: string): string => {
    const fee = fees.find((each) => textIn(each, 'FeeType') === type);
    return dollars(fee ? textIn(fee, 'FeeActualTotalAmount') : '');
  };
  const ofFees = fees.flatMap((fee) => {
    const type = textIn(fee, 'FeeType');
    if (type.startsWith('RecordingFeeFor')) return [];
    const section = costSections[textIn(fee, 'IntegratedDisclosureSectionType')] ?? '';
    const to =
      type === 'RecordingFeeTotal'
        ? `Deed: ${recorded('RecordingFeeForDeed')}   Mortgage: ${recorded('RecordingFeeForMortgage')}`
        : payeeOf(fee, section);
    return `${section} ${nameOf(fee, 'FeeType')} | ${to}`;
  });
  return [
    ...ofFees,
    ...all(root, 'PREPAID_ITEM').map((item) => `F ${prepaidWords(item)} | ${payeeOf(item, 'F')}`),
    ...all(root, 'ESCROW_ITEM').map((item) => `G ${nameOf(item, 'EscrowItemType')} | ${monthWords(item)}`),
    ...all(root, 'EscrowAggregateAccountingAdjustmentAmount').map(() => 'G Aggregate Adjustment | '),
  ].toSorted();
}

/** The words of the lines of page 2 that are charged, section by section. */
export const drawnLines = (form: FormDocument): string[] =>
  rowsOfForm(form)
    .flatMap(({ key, cells }) => {
      const [, label = '', to = '', ...amounts] = cells.map(textOf);
      if (!/^[A-H]\.\d\d$/.test(key) || amounts.every((text) => text === '')) return [];
      return `${key.slice(0, 1)} ${label} | ${to}`;
    })
    .toSorted();
