import type { BankItem } from './bank-file.ts';
import { shown } from './bank-words.ts';
import type { Findings } from './findings.ts';

/** The items of an account without those that are told again under one name of the bank. */
export function withoutTwins(items: readonly BankItem[], { warn }: Findings): readonly BankItem[] {
  const names = new Set<string>();
  const known = new Set<string>();
  return items.filter(({ line, ...item }) => {
    if (item.bankID === null) return true;
    const content = JSON.stringify(item);
    const isKnown = known.has(content);
    const name = shown(item.bankID);
    if (isKnown) warn(line, `The item ${name} is told twice, and taken once`);
    else if (names.has(item.bankID)) warn(line, `Another item has the name ${name} too`);
    known.add(content);
    names.add(item.bankID);
    return !isKnown;
  });
}
