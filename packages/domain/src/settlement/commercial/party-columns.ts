import { InputError } from '../../errors/index.ts';
import type { Cents } from '../../money/index.ts';
import type { Explained } from '../../trace/index.ts';
import { altaSectionOf, altaSections } from '../alta/index.ts';
import { checkCount, checkList, checkOneOf, checkText } from '../checked.ts';
import type { Entry } from '../entries/index.ts';
import { sumOf } from '../sum.ts';
import { sharedByParts } from './shared-by-parts.ts';

/** One of several buyers or sellers of a commercial settlement. */
export interface CommercialParty {
  readonly name: string;
  readonly side: 'buyer' | 'seller';
  /** Part of its side, a whole number: units, percent or square feet. */
  readonly part: number;
}

/** How a commercial statement is laid out. There is no form for it. */
export interface CommercialLayout {
  readonly parties: readonly CommercialParty[];
  /** Headings of the office's own, by the key of the entry; the rest stand under those of an ALTA statement. */
  readonly headings?: Readonly<Record<string, string>>;
}

/** A line with a column for each party: above zero the party owes it, below zero it is credited. */
export interface CommercialLine {
  readonly key: string;
  readonly label: string;
  readonly payee?: string;
  /** In the order of the parties. */
  readonly amounts: readonly Explained<Cents>[];
}

/** A settlement statement of several buyers and sellers. */
export interface CommercialStatement {
  readonly parties: readonly CommercialParty[];
  readonly sections: readonly { readonly heading: string; readonly lines: readonly CommercialLine[] }[];
  /** What each party owes in sum; below zero what it gets. In the order of the parties. */
  readonly due: readonly Explained<Cents>[];
}

const columns = { buyer: 'borrowerAtClosing', seller: 'sellerAtClosing' } as const;

/**
 * Shares the amounts of each side over its parties by their parts, to the cent: the columns of a side sum to the side on every line. Throws an InputError for
 * parties that cannot share (`parties.1.part`) and a side that owes and has no party.
 */
export function commercialStatement(
  entries: readonly Entry[],
  { parties, headings = {} }: CommercialLayout,
): CommercialStatement {
  checkParties(entries, parties);
  const lines = entries.map((entry) => ({ entry, amounts: shares(entry, parties) }));
  const headingOf = (entry: Entry) => headings[entry.key] ?? altaSections[altaSectionOf(entry)];
  const order = [...new Set([...Object.values(altaSections), ...lines.map(({ entry }) => headingOf(entry))])];
  const sections = order.map((heading) => ({
    heading,
    lines: lines
      .filter(({ entry }) => headingOf(entry) === heading)
      .map(({ entry: { key, label, party }, amounts }) => ({ key, label, ...(party && { payee: party }), amounts })),
  }));
  return {
    parties,
    sections: sections.filter((section) => section.lines.length > 0),
    due: parties.map(({ name }, at) =>
      sumOf(
        `Due from ${name}`,
        lines.flatMap(({ amounts }) => amounts[at]?.trace ?? []),
        'The sum of the column',
      ),
    ),
  };
}

function checkParties(entries: readonly Entry[], parties: readonly CommercialParty[]): void {
  checkList(parties, 'parties');
  for (const [at, { name, side, part }] of parties.entries()) {
    checkText(name, `parties.${at}.name`);
    checkOneOf(side, ['buyer', 'seller'], `parties.${at}.side`);
    checkCount(part, `parties.${at}.part`);
  }
  for (const side of ['buyer', 'seller'] as const) {
    const has = parties.some((party) => party.side === side && party.part > 0);
    const owes = entries.some(({ amounts }) => amounts[columns[side]]);
    if (owes && !has) throw new InputError('MISSING', 'parties', `The ${side} has no party with a part above zero`);
  }
}

/** The amounts of one entry in the order of the parties. */
function shares(entry: Entry, parties: readonly CommercialParty[]): Explained<Cents>[] {
  const bySide = { buyer: sideShares(entry, parties, 'buyer'), seller: sideShares(entry, parties, 'seller') };
  return parties.map(({ side }, at) => {
    const place = parties.slice(0, at).filter((party) => party.side === side).length;
    return bySide[side][place] ?? sumOf(entry.label, [], 'Nothing of it');
  });
}

function sideShares({ amounts, label }: Entry, parties: readonly CommercialParty[], side: 'buyer' | 'seller') {
  const whole = amounts[columns[side]];
  const own = parties.filter((party) => party.side === side);
  return whole ? sharedByParts(whole, label, own) : [];
}
