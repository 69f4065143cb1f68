import { type GfeAmounts, gfeBlocks, gfeLabels } from '../fees/index.ts';
import { cents } from '../money/index.ts';
import { SettlementStatementType } from '../orders/index.ts';
import {
  type Entry,
  type GfeBlocks,
  type HudForm,
  type HudOneA,
  type HudStatement,
  hud1974,
  hud2010,
  hudForm1974,
  hudForm2010,
  netSettlement,
  type SettlementFacts,
  type TitleDetails,
} from '../settlement/index.ts';
import { given, money } from '../trace/index.ts';
import type { FileFacts } from './stored-parts.ts';

/** A form HUD-1 of a file; without a seller it has sections M and N of a HUD-1A in place of J and K. */
export interface HudFigures extends HudStatement, Pick<HudForm, 'name' | 'heads' | 'counting'> {
  readonly oneA: HudOneA | null;
  /** What the good faith estimate says of whole lines. */
  readonly blocks: GfeBlocks;
}

/** The entries of a statement, and of its numbered form the blocks that say what of them was estimated. */
export interface HudEntries {
  readonly entries: readonly Entry[];
  readonly hud: Pick<HudFigures, 'blocks'> | null;
}

/** The numbered form of a file; null where its statement is a closing disclosure. */
export function hudFormOf({ settlementStatementType }: Pick<FileFacts, 'settlementStatementType'>): HudForm | null {
  if (settlementStatementType === SettlementStatementType.HUD2010) return hudForm2010;
  return settlementStatementType === SettlementStatementType.HUD1974 ? hudForm1974 : null;
}

/** The form HUD-1 of a file, made of what is known; null where its statement is a closing disclosure. Throws an InputError as the forms do. */
export function hudFiguresOf(
  file: FileFacts,
  facts: SettlementFacts,
  entries: readonly Entry[],
  details: TitleDetails = {},
): HudFigures | null {
  const form = hudFormOf(file);
  if (form === null) return null;
  const blocks = blocksOf(file.estimate ?? {});
  const statement = form.name === 'hud2010' ? hud2010(entries, { ...details, blocks }) : hud1974(entries, details);
  const { name, heads, counting } = form;
  const oneA = facts.refinance ? netSettlement(facts.refinance, statement) : null;
  return { ...statement, name, heads, counting, oneA, blocks };
}

/** What the blocks say that are entered, by the line of the HUD-1. */
export function blocksOf(amounts: GfeAmounts): GfeBlocks {
  return Object.fromEntries(
    Object.entries(gfeBlocks).flatMap(([line, { field }]) => {
      const amount = amounts[field];
      return typeof amount === 'number' ? [[line, given(gfeLabels[field], money(cents(amount, field)), field)]] : [];
    }),
  );
}
