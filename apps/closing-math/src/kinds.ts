import type { Kind } from './kind.ts';
import { aprKinds } from './kinds/apr.ts';
import { chargeKinds } from './kinds/charges.ts';
import { dayKinds } from './kinds/days.ts';
import { disclosureKinds } from './kinds/disclosures.ts';
import { escrowKinds } from './kinds/escrow.ts';
import { filePartKinds } from './kinds/file-parts.ts';
import { fullFileKinds } from './kinds/full-file.ts';
import { loanCostKinds } from './kinds/loan-costs.ts';
import { scheduleKinds } from './kinds/schedules.ts';
import { settlementKinds } from './kinds/settlement.ts';
import { statementKinds } from './kinds/statements.ts';

/** Every kind of case the command answers. */
export const kinds: readonly Kind[] = [
  ...dayKinds,
  ...scheduleKinds,
  ...aprKinds,
  ...loanCostKinds,
  ...disclosureKinds,
  ...escrowKinds,
  ...filePartKinds,
  ...chargeKinds,
  ...settlementKinds,
  ...statementKinds,
  ...fullFileKinds,
];
