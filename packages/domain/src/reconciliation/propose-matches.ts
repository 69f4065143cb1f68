import { amountRule } from './amount-rule.ts';
import { batchRule } from './batch-rule.ts';
import { bookNames } from './book-names.ts';
import { checkRule } from './check-rule.ts';
import { matchConfidences, type ProposedMatch } from './match-rules.ts';
import { type ItemsToMatch, openItems } from './open-items.ts';
import { referenceRule } from './reference-rule.ts';
import { returnedRule } from './returned-rule.ts';
import { slipRule } from './slip-rule.ts';
import { undoneRule } from './undone-rule.ts';

/**
 * What the rules hold to be the same, to the cent and in one direction: what they are sure of, each rule in its turn, then what is likely among what is
 * left. An item is in one proposal at most, and the order in which items are told changes nothing. What the bank undid itself goes first, as a check that
 * was paid and given back is not paid. No rule looks for sums beyond a slip, a batch and a day: any amount is a sum of something.
 */
export function proposeMatches(items: ItemsToMatch): readonly ProposedMatch[] {
  const open = openItems(items);
  const rules = [checkRule, referenceRule, slipRule, batchRule, amountRule(bookNames(items.bookItems)), returnedRule];
  for (const confidence of matchConfidences) undoneRule(open, confidence);
  for (const confidence of matchConfidences) for (const rule of rules) rule(open, confidence);
  return open.proposed;
}
