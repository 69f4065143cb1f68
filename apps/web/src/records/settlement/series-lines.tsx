import type { Settlement } from '@closewright/contract/settlement';
import type { HudFigures } from '@closewright/domain/closing-file';
import { type HudSeries, hudSeries } from '@closewright/domain/settlement';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import type { ReactNode } from 'react';
import type { Amounts } from './figured-rows.tsx';
import { useStatementFigures } from './statement-figures.ts';

/** An amount of a line, by whose column it stands in. */
interface LineAmount {
  readonly name: string;
  readonly term: ReactNode;
  readonly amount: NonNullable<Amounts[string]>;
}

/** The lines of a HUD-1 that a page works out. */
export interface SeriesLines {
  /** By their names on the page, for those who ask why. */
  readonly amounts: Amounts;
  /** Null of a closing disclosure, and as long as there is no line. */
  list(amount: (name: string) => ReactNode): ReactNode;
}

/** The lines that a HUD-1 makes of what a page enters, with those that count them. A number in italics stands outside of the columns. */
export function useSeriesLines(statement: Settlement, series: HudSeries): SeriesLines {
  const hud = useStatementFigures(statement)?.hud ?? null;
  const lines = hud ? linesOf(hud, series) : [];
  return {
    amounts: Object.fromEntries(lines.map(({ name, amount }) => [name, amount])),
    list: (amount) =>
      lines.length > 0 && (
        <section aria-label={`Lines of the ${series} series`}>
          <p className="text-label text-muted">Lines of the HUD-1</p>
          <DescriptionList layout="ledger">
            {lines.map(({ name, term }) => (
              <Description key={name} term={term}>
                {amount(name)}
              </Description>
            ))}
          </DescriptionList>
        </section>
      ),
  };
}

const sides = ['buyer', 'seller'] as const;
const whose = { buyer: 'borrower', seller: 'seller' } as const;

const linesOf = (hud: HudFigures, series: HudSeries): readonly LineAmount[] =>
  hud.lines.flatMap(({ number, label, isOutside, ...amounts }, at) => {
    if (hudSeries.findLast((each) => each <= Number(number)) !== series || Number(number) >= 1400) return [];
    return sides.flatMap((side) => {
      const amount = amounts[side];
      if (amount === null) return [];
      const term = (
        <>
          <b className={isOutside ? 'font-semibold italic' : 'font-semibold'}>{number}</b> {label}, {whose[side]}
        </>
      );
      return { name: `line.${at}.${side}`, term, amount };
    });
  });
