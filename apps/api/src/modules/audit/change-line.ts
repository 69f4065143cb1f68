import type { FileChange } from '@closewright/contract/audit';
import { operationLabels } from '@closewright/domain/changes';
import { formatInstant } from '@closewright/domain/formats';

/** What the columns are headed by, on paper and in a file. */
export const changeHeadings = ['When', 'Who', 'Did', 'Record', 'Field', 'Before', 'After'] as const;

/**
 * A change as a line of texts under the headings.
 * @param zone IANA zone of the tenant
 */
export function changeLine({ at, actor, operation, record, field, before, after }: FileChange, zone: string): string[] {
  return [formatInstant(at, zone), actor, operationLabels[operation], record, field, before, after];
}
