import { InputError } from '../../errors/index.ts';
import { addCents, type Cents } from '../../money/index.ts';
import { type Explained, given, money } from '../../trace/index.ts';
import { checkNotNegative } from '../checked.ts';
import type { Entry } from '../entries/index.ts';
import { centsOf, costColumns, feeAmount } from '../fee-amounts.ts';
import type { HudForm } from './hud-form.ts';
import { type HudLine, hudLine } from './hud-line.ts';

/** An amount that is told, or amounts with their reasons, each on a line. */
type Told = Cents | readonly Explained<Cents>[];

/** What the title lines show besides charges. */
export interface TitleDetails {
  readonly lendersPolicyLimit?: Told;
  readonly ownersPolicyLimit?: Told;
  /** The parts of agent and underwriter of all premiums of the file. */
  readonly agentsPortion?: Told;
  readonly underwritersPortion?: Told;
}

type Detail = keyof TitleDetails;

const lines: Readonly<Record<HudForm['name'], readonly (readonly [number, string, Detail])[]>> = {
  hud2010: [
    [1105, 'Lender’s title policy limit', 'lendersPolicyLimit'],
    [1106, 'Owner’s title policy limit', 'ownersPolicyLimit'],
    [1107, 'Agent’s portion of the total title insurance premium', 'agentsPortion'],
    [1108, 'Underwriter’s portion of the total title insurance premium', 'underwritersPortion'],
  ],
  hud1974: [
    [1109, 'Lender’s coverage', 'lendersPolicyLimit'],
    [1110, 'Owner’s coverage', 'ownersPolicyLimit'],
  ],
};

/**
 * Lines 1105 to 1108 of the form of 2010 and 1109, 1110 of that of 1974: outside of the columns, only those that are known; further policies follow as
 * `1105.2`. Throws an InputError where portions that are told are not, in sum, the premiums of the file.
 */
export function titleDetailLines(entries: readonly Entry[], details: TitleDetails, { name }: HudForm): HudLine[] {
  const { agentsPortion, underwritersPortion } = details;
  if (typeof agentsPortion === 'number' && typeof underwritersPortion === 'number') {
    const premiums = addCents(...entries.map(premiumOf));
    if (addCents(agentsPortion, underwritersPortion) !== premiums) {
      throw new InputError(
        'INCONSISTENT',
        'underwritersPortion',
        'The portions of agent and underwriter are, in sum, the title insurance premiums',
      );
    }
  }
  return lines[name].flatMap(([number, label, detail]) => {
    const amounts = explained(details[detail] ?? [], label, detail);
    return amounts.map((buyer, at) => {
      checkNotNegative(buyer.value, detail);
      return hudLine(at === 0 ? number : `${number}.${at + 1}`, label, { buyer }, { isOutside: true });
    });
  });
}

const explained = (told: Told, label: string, field: string): readonly Explained<Cents>[] =>
  typeof told === 'number' ? [{ value: told, trace: given(label, money(told), field) }] : told;

/** Whether a line shows one of these. */
export const isTitleDetail = (name: HudForm['name'], number: string): boolean =>
  lines[name].some(([line]) => line === Math.floor(Number(number)));

/** What is charged for a policy, whoever pays. */
function premiumOf({ fee }: Entry): Cents {
  const isPolicy = fee?.kind === 'ownersTitleInsurance' || fee?.kind === 'lendersTitleInsurance';
  return centsOf(isPolicy ? feeAmount(fee, costColumns) : null);
}
