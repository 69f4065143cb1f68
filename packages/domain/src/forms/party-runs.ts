import type { DisclosedContact } from '../disclosure/index.ts';
import { formatAddress } from '../formats/index.ts';
import { partyDisplayName } from '../parties/index.ts';
import type { ToldOfFile } from './closing-disclosure/told-of-file.ts';
import type { FormRun } from './form-document.ts';
import { typedRun } from './form-parts.ts';

/** Who has a role in the file, in their order. */
export const inRole = ({ contacts }: Pick<ToldOfFile, 'contacts'>, role: number): readonly DisclosedContact[] =>
  contacts.filter(({ roleTypeID }) => roleTypeID === role);

/** The runs of several, one behind the other. */
export const listed = (runs: readonly FormRun[]): readonly FormRun[] =>
  runs.flatMap((run, at) => (at === 0 ? [run] : [{ text: '; ' }, run]));

/** The name of a contact. */
export const nameRun = (contact: DisclosedContact): FormRun =>
  typedRun(partyDisplayName(contact), `file.contacts.${contact.rolesID}.name`);

/** Names with their mailing addresses. */
export const partyRuns = (parties: readonly DisclosedContact[]): readonly FormRun[] =>
  parties.flatMap((party, at): FormRun[] => {
    const address = formatAddress(party);
    return [
      ...(at === 0 ? [] : [{ text: '; ' }]),
      nameRun(party),
      ...(address === '' ? [] : [{ text: ', ' }, typedRun(address, `file.contacts.${party.rolesID}.address1`)]),
    ];
  });
