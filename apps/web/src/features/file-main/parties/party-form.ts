import type { OrderChanges, Party } from '@closewright/contract/orders';
import { diffFields } from '@closewright/domain/changes';
import { partyProblems } from '@closewright/domain/file-records';
import { RoleType } from '@closewright/domain/parties';
import { fieldErrors } from '../../../lib/fields/field-errors.ts';
import { mainTables } from '../../../records/plain/tables.plain.ts';

type Names = keyof typeof mainTables.party;

/** What the dialog edits. `taxID` is undefined while the stored number is left as it is, null to remove it. */
export type PartyForm = Record<Exclude<Names, 'taxID'>, string | number | null> & { taxID?: string | null };

export type PartyErrors = Partial<Record<Names, string>>;

type PartyChange = NonNullable<OrderChanges['contacts']>[number];

const readNames = (Object.keys(mainTables.party) as Names[]).filter((name) => name !== 'taxID') as Exclude<
  Names,
  'taxID'
>[];

/** The form of a stored party, or of a new one. */
export function partyFormOf(party: Party | null): PartyForm {
  const values = readNames.map((name) => [name, (party as Record<string, unknown> | null)?.[name] ?? null]);
  return Object.fromEntries(values) as PartyForm;
}

function tidyParty(form: PartyForm): PartyForm {
  const values = Object.entries(form).map(([name, value]) => [
    name,
    typeof value === 'string' && name !== 'taxID' ? value.trim() || null : value,
  ]);
  return Object.fromEntries(values) as PartyForm;
}

/** What a save of the dialog sends; null when nothing changed. A new party gets a temporary id. */
export function partyChange(party: Party | null, form: PartyForm): PartyChange | null {
  const { taxID, ...rest } = tidyParty(form);
  const changed = diffFields(partyFormOf(party), rest);
  // A number that was not touched is not sent: only its mask is known here.
  const secret = taxID === undefined ? {} : { taxID };
  if (Object.keys(changed).length === 0 && taxID === undefined) return null;
  return { rolesID: party?.rolesID ?? -1, ...changed, ...secret } as PartyChange;
}

/** Checks the dialog: the schemas of the contract, the rules of the domain, and a name of some kind. */
export async function partyErrors(form: PartyForm): Promise<PartyErrors> {
  const { partyFields } = await import('@closewright/contract/orders');
  const values = tidyParty(form);
  const errors: PartyErrors = { ...partyProblems(values), ...fieldErrors(partyFields, values) };
  const hasName = [values.name, values.firstName, values.lastName].some((part) => part !== null);
  if (!hasName) errors.name ??= 'Write a name, or a first or last name';
  return errors;
}

/** People have social security numbers, companies tax ids; what is stored shows which by its mask. */
export function taxIDKindOf(party: Party | null, roleTypeID: unknown): 'ssn' | 'ein' {
  const mask = party?.taxIDMasked;
  if (mask) return mask.startsWith('***-') ? 'ssn' : 'ein';
  return roleTypeID === null || roleTypeID === RoleType.Buyer || roleTypeID === RoleType.Seller ? 'ssn' : 'ein';
}
