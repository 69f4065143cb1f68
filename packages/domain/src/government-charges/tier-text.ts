import { type Parsed, parsed, refused } from '../errors/index.ts';
import { type Cents, parseCents, parseRate } from '../money/index.ts';
import type { PlainTerms, TaxTerms, TaxTier } from './transfer-tax.ts';

/** Tiers of a tax: each part by its own, or the whole by the one it reaches. */
export type TierTerms = Extract<TaxTerms, { kind: 'tiers' }>;

/** Tiers as a person writes them. */
export const tierExample = 'Each part: over 0 2.20 per 500; over 1000000 6.00 per 500';
const example = `Tiers are written as: ${tierExample}`;

/** How deep tiers stand in tiers: a table may be chosen by the whole, and be one of tiers itself. */
const mostDeep = 2;
const mostTiers = 40;
/** The longest text of tiers. */
export const mostTierText = 1000;

/**
 * Reads tiers as they are written: `Each part: over 0 2.20 per 500; over 1000000 6.00 per 500`, or `The whole: over 0 1%; over 999999.99 1.5%`.
 * `free 100000` after the terms leaves so much of the part free; a table in parentheses is chosen by the whole.
 */
export function parseTiers(text: string): Parsed<TierTerms> {
  // What is longer is not looked into: blanks without end would take the time of all.
  if (text.length > mostTierText) return refused(`Tiers have at most ${mostTierText} characters`);
  const read = tiersIn(text.trim(), 1);
  return typeof read === 'string' ? refused(read) : parsed(read);
}

function tiersIn(text: string, depth: number): TierTerms | string {
  const [, words = '', list = ''] = /^(each part|the whole)\s*:\s*(.*)$/is.exec(text) ?? [];
  if (words === '' || depth > mostDeep) return example;
  const pieces = piecesOf(list);
  if (pieces.length > mostTiers) return `There are at most ${mostTiers} tiers`;
  const tiers: TaxTier[] = [];
  for (const piece of pieces) {
    const tier = tierIn(piece.trim(), depth);
    if (typeof tier === 'string') return tier;
    if (tier.free !== undefined && words.toLowerCase() === 'the whole')
      return 'Only a part has an amount that is free: Each part';
    const before = tiers.at(-1);
    if (before ? tier.over <= before.over : tier.over !== 0) return 'Tiers begin over 0 and rise';
    tiers.push(tier);
  }
  return { kind: 'tiers', isMarginal: words.toLowerCase() === 'each part', tiers };
}

/** The tiers of a list; those in parentheses are of the table in them. */
function piecesOf(list: string): string[] {
  const pieces = [''];
  let open = 0;
  for (const sign of list) {
    if (sign === ';' && open === 0) pieces.push('');
    else pieces.push(`${pieces.pop() ?? ''}${sign}`);
    open += sign === '(' ? 1 : sign === ')' ? -1 : 0;
  }
  return pieces;
}

function tierIn(text: string, depth: number): TaxTier | string {
  const [, start = '', rest = ''] = /^over\s+(\S+)\s+(.+)$/is.exec(text) ?? [];
  const over = parseCents(start);
  if (!over.ok || over.value < 0) return example;
  const inner = /^\((.*)\)$/s.exec(rest)?.[1];
  if (inner !== undefined) {
    const terms = tiersIn(inner.trim(), depth + 1);
    return typeof terms === 'string' ? terms : { over: over.value, terms };
  }
  const [, written = '', freed] = /^(.*?)(?:\s+free\s+(\S+))?$/i.exec(rest) ?? [];
  const terms = plainIn(written);
  const free = freed === undefined ? undefined : parseCents(freed);
  if (terms === null || free?.ok === false || (free?.value ?? 0) < 0) return example;
  return { over: over.value, terms, ...(free && { free: free.value }) };
}

function plainIn(text: string): PlainTerms | null {
  if (text.endsWith('%')) {
    const percent = parseRate(text);
    return percent.ok && Number(percent.value) <= 100 ? { kind: 'percent', percent: percent.value } : null;
  }
  const [, written = '', each = ''] = /^(\S+)\s+per\s+(\S+)$/i.exec(text) ?? [];
  const [amount, unit] = [parseCents(written), parseCents(each)];
  if (!amount.ok || !unit.ok || amount.value < 0 || unit.value <= 0) return null;
  return { kind: 'perUnit', unit: unit.value, amount: amount.value };
}

/** Writes tiers as they are read. */
export function tierText({ isMarginal, tiers }: TierTerms): string {
  return `${isMarginal ? 'Each part' : 'The whole'}: ${tiers.map(writtenTier).join('; ')}`;
}

function writtenTier({ over, terms, free }: TaxTier): string {
  const words =
    terms.kind === 'tiers'
      ? `(${tierText(terms)})`
      : terms.kind === 'percent'
        ? `${terms.percent}%`
        : `${written(terms.amount)} per ${written(terms.unit)}`;
  return `over ${written(over)} ${words}${free === undefined ? '' : ` free ${written(free)}`}`;
}

/** Whole dollars without cents. */
const written = (amount: Cents): string => (amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2));
