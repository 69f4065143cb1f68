import type { FileChange } from '@closewright/contract/audit';
import { formatInstant } from '@closewright/domain/formats';

const did = { INSERT: 'Added', UPDATE: 'Changed', DELETE: 'Removed' } as const;

/** What the columns are headed by, on paper and in a file. */
export const changeHeadings = ['When', 'Who', 'Did', 'Record', 'Field', 'Before', 'After'] as const;

/**
 * A change as a line of texts under the headings.
 * @param zone IANA zone of the tenant
 */
export function changeLine({ at, actor, operation, record, field, before, after }: FileChange, zone: string): string[] {
  return [formatInstant(at, zone), actor, did[operation], record, field, before, after];
}
