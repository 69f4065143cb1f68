import { accountingEndpoints } from './endpoints/accounting.ts';
import { configurationEndpoints } from './endpoints/configuration.ts';
import { filesEndpoints } from './endpoints/files.ts';
import { recordsEndpoints } from './endpoints/records.ts';
import { sessionEndpoints } from './endpoints/session.ts';
import { statementCallsEndpoints } from './endpoints/statement-calls.ts';

/** Every call of the api. Tests walk this map; a call that is not in it does not exist. */
export const endpoints = {
  ...sessionEndpoints,
  ...filesEndpoints,
  ...accountingEndpoints,
  ...statementCallsEndpoints,
  ...recordsEndpoints,
  ...configurationEndpoints,
} as const;
