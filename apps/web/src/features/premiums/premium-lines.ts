import { bornePremium } from '@closewright/domain/closing-file';
import type { Cents } from '@closewright/domain/money';
import { policyFees, type Rated, type StoredRates } from '@closewright/domain/premium';
import type { Explained } from '@closewright/domain/trace';
import type { Amounts } from '../../records/settlement/figured-rows.tsx';

/** What a premium has amounts of, in the order of the columns. */
const columns = ['charged', 'disclosed', 'borrower', 'seller'] as const;

type PremiumColumn = (typeof columns)[number];

/** A premium of a rate order: a policy, or an endorsement of the one above. */
export interface PremiumLine {
  readonly id: string;
  readonly label: string;
  readonly liability: Cents | null;
  readonly isPolicy: boolean;
  /** Endorsements that the rates add are nobody’s to take away. */
  readonly comesAlways: boolean;
  /** As it is charged, as a closing disclosure shows it, and who bears what is charged. */
  readonly amounts: Partial<Readonly<Record<PremiumColumn, Explained<Cents>>>>;
}

/** The premiums of a rate order in their order, each policy with its endorsements. */
export function premiumLines({ policies, disclosed }: Rated, { order }: Pick<StoredRates, 'order'>): PremiumLine[] {
  return policies.flatMap(({ kind, liability, premium, endorsements }) => {
    const line = (charged: Explained<Cents>) => ({ charged, ...bornePremium(kind, charged, order) });
    const shown = disclosed?.[kind];
    return [
      {
        id: kind,
        label: policyFees[kind].name,
        liability,
        isPolicy: true,
        comesAlways: false,
        amounts: { ...line(premium), ...(shown && { disclosed: shown }) },
      },
      ...endorsements.map((each, at) => ({
        id: `${kind}.${at}`,
        label: each.label,
        liability: null,
        isPolicy: false,
        comesAlways: each.at === null,
        amounts: line(each.premium),
      })),
    ];
  });
}

/** What an amount of a line is called among the amounts of the page. */
export const premiumName = ({ id }: PremiumLine, column: PremiumColumn): string => `${column} ${id}`;

/** The amounts of the lines by their names on the page. */
export const premiumAmounts = (lines: readonly PremiumLine[]): Amounts =>
  Object.fromEntries(
    lines.flatMap((line) => columns.map((column) => [premiumName(line, column), line.amounts[column]] as const)),
  );
