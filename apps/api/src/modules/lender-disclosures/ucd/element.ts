import { type Cents, cents, negateCents } from '@closewright/domain/money';
import type { XmlElement } from '../../../platform/xml/index.ts';
import { DisclosureRefused } from '../disclosure-refused.ts';
import type { UcdVersion } from './ucd-versions.ts';

/** The elements of a file of a version: those of other namespaces are none of them. */
export interface UcdElement {
  readonly xml: XmlElement;
  readonly version: UcdVersion;
}

/** All elements at the end of a way below another, whichever of several containers they are in. */
export function all({ xml, version }: UcdElement, path: string): UcdElement[] {
  return path
    .split('/')
    .reduce<readonly XmlElement[]>(
      (found, name) =>
        found.flatMap(({ children }) => children.filter((child) => child.name === name && isOf(child, version))),
      [xml],
    )
    .map((each) => ({ xml: each, version }));
}

const isOf = ({ namespace }: XmlElement, { namespace: own, extension }: UcdVersion): boolean =>
  namespace === own || namespace === extension.namespace;

/** The element at the end of a way; null where it is not there. Refuses several that differ: nobody can say which of them holds. */
export function first(element: UcdElement, path: string): UcdElement | null {
  const [found, ...others] = all(element, path);
  if (!found) return null;
  const other = others.find(({ xml }) => !saysTheSame(xml, found.xml));
  if (other) refuseSecond(found.xml, other.xml);
  return found;
}

/**
 * What several elements say that stand for the same; null where none says it. Refuses two that say otherwise.
 * @param what it is called in a refusal
 */
export function oneOf<T extends string | number>(
  elements: readonly UcdElement[],
  what: string,
  read: (element: UcdElement) => T | null,
): T | null {
  const [found, ...others] = elements.flatMap((element) => {
    const value = read(element);
    return value === null ? [] : [{ xml: element.xml, value }];
  });
  if (!found) return null;
  const other = others.find(({ value }) => value !== found.value);
  if (other) refuseSecond(found.xml, other.xml, what);
  return found.value;
}

/** Refuses an element that stands where one was read already. */
export function refuseSecond({ name, line }: XmlElement, { line: second }: XmlElement, what = name): never {
  throw new DisclosureRefused(`${what} stands twice and differs: in line ${line} and in line ${second}`);
}

/** Whether two elements say the same, wherever they stand and however they are indented. */
export function saysTheSame(one: XmlElement, other: XmlElement): boolean {
  return (
    one.name === other.name &&
    one.namespace === other.namespace &&
    one.text.trim() === other.text.trim() &&
    labelOf(one) === labelOf(other) &&
    one.children.length === other.children.length &&
    one.children.every((child, at) => {
      const beside = other.children[at];
      return beside !== undefined && saysTheSame(child, beside);
    })
  );
}

const labelOf = ({ attributes }: XmlElement) => attributes.find(({ name }) => name === 'DisplayLabelText')?.value;

/** The text of a data point without the spaces around it; null where it is not there, or empty. */
export function textAt(element: UcdElement, path: string): string | null {
  const text = first(element, path)?.xml.text.trim();
  return text || null;
}

/** How the form prints the name of what a type says; null where it is not there. */
function labelAt(element: UcdElement, path: string): string | null {
  const { xml, version } = first(element, path) ?? {};
  const label = xml?.attributes.find(
    ({ name, namespace }) =>
      name === 'DisplayLabelText' && (namespace === '' || namespace === version?.extension.namespace),
  );
  return label?.value.trim() || null;
}

/** How a line is called whose type stands at the end of a way: as the form prints it, as it is described, or by its type for want of a name. */
export function namingAt(element: UcdElement, path: string): { readonly label: string; readonly isUnnamed?: true } {
  const name = labelAt(element, path) ?? textAt(element, `${path}OtherDescription`);
  return name === null ? { label: spaced(textAt(element, path) ?? 'Other'), isUnnamed: true } : { label: name };
}

/** `HomeownersInsurancePremium` as a name: `Homeowners Insurance Premium`. */
const spaced = (word: string): string => word.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');

/** Refuses a value with its name and its line. */
function refuse(element: UcdElement, path: string, what: string): never {
  const found = first(element, path);
  const [name, line] = [path.split('/').at(-1), found?.xml.line];
  throw new DisclosureRefused(`${name} in line ${line} is ${what}: ${textAt(element, path)?.slice(0, 40)}`);
}

/** An amount in cents; null where it is not there. */
export function amountAt(element: UcdElement, path: string): Cents | null {
  const text = textAt(element, path);
  if (text === null) return null;
  const [, sign, dollars = '', hundredths = ''] = /^(-?)(\d{1,20})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (dollars === '') refuse(element, path, 'no amount in dollars and cents');
  // What is beyond nine digits is no amount of a disclosure, and beyond what is counted exactly.
  if (dollars.replace(/^0+/, '').length > 9) refuse(element, path, 'beyond all amounts of a closing disclosure');
  const amount = cents(Number(dollars) * 100 + Number(hundredths.padEnd(2, '0')));
  return sign === '-' && amount !== 0 ? negateCents(amount) : amount;
}

/** A rate in percent without trailing zeros; null where it is not there. */
export function rateAt(element: UcdElement, path: string): string | null {
  const text = textAt(element, path);
  if (text === null) return null;
  if (!/^\d{1,3}(\.\d{1,6})?$/.test(text)) refuse(element, path, 'no rate in percent');
  return text
    .replace(/^0+(?=\d)/, '')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
}

/** A number of months or years; null where it is not there. */
export function countAt(element: UcdElement, path: string): number | null {
  const text = textAt(element, path);
  if (text === null) return null;
  if (!/^\d{1,4}(\.0+)?$/.test(text)) refuse(element, path, 'no whole number');
  return Number(text);
}

/** Yes or No; null where it is not there. */
export function answerAt(element: UcdElement, path: string): boolean | null {
  const text = textAt(element, path);
  if (text === null) return null;
  if (text !== 'true' && text !== 'false') refuse(element, path, 'neither true nor false');
  return text === 'true';
}

/** A word of a list as what it is to us; null where it is not there. Throws for words that the list does not have. */
export function wordAt<T>(element: UcdElement, path: string, words: Readonly<Record<string, T>>): T | null {
  const text = textAt(element, path);
  if (text === null) return null;
  const found = Object.hasOwn(words, text) ? words[text] : undefined;
  return found ?? refuse(element, path, 'not known here');
}
