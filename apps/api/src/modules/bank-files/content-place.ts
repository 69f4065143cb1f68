import type { SecretPlace } from '../../platform/secrets/index.ts';

/** Where the bytes of a file are sealed to. They are sealed as text of one letter for each. */
export const contentPlace = (tenant: string, row: number): SecretPlace => ({
  ...{ tenant, table: 'bank_file_contents', column: 'content_encrypted', row },
});
