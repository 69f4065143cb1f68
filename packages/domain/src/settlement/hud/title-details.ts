import { InputError } from '../../errors/index.ts';
import { addCents, type Cents } from '../../money/index.ts';
import { given, money } from '../../trace/index.ts';
import { checkNotNegative } from '../checked.ts';
import type { Entry } from '../entries/index.ts';
import { centsOf, costColumns, feeAmount } from '../fee-amounts.ts';
import type { HudForm } from './hud-form.ts';
import { type HudLine, hudLine } from './hud-line.ts';

/** What the title lines show besides charges. */
export interface TitleDetails {
  readonly lendersPolicyLimit?: Cents;
  readonly ownersPolicyLimit?: Cents;
  /** The parts of agent and underwriter of all premiums of the file. */
  readonly agentsPortion?: Cents;
  readonly underwritersPortion?: Cents;
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
 * Lines 1105 to 1108 of the form of 2010 and 1109, 1110 of that of 1974: outside of the columns, only those that are known. Throws an InputError where the
 * portions are not, in sum, the premiums of the file.
 */
export function titleDetailLines(entries: readonly Entry[], details: TitleDetails, { name }: HudForm): HudLine[] {
  const { agentsPortion, underwritersPortion } = details;
  if (agentsPortion !== undefined && underwritersPortion !== undefined) {
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
    const amount = details[detail];
    if (amount === undefined) return [];
    checkNotNegative(amount, detail);
    const buyer = { value: amount, trace: given(label, money(amount), detail) };
    return hudLine(number, label, { buyer }, { isOutside: true });
  });
}

/** What is charged for a policy, whoever pays. */
function premiumOf({ fee }: Entry): Cents {
  const isPolicy = fee?.kind === 'ownersTitleInsurance' || fee?.kind === 'lendersTitleInsurance';
  return centsOf(isPolicy ? feeAmount(fee, costColumns) : null);
}
