import { settlementLists } from '@closewright/contract/settlement';
import { plainKinds } from '../editor/plain-kinds.ts';

/** The lists of a settlement statement. Built to literals (vite/plain-modules.ts). */
export const plainStatementKinds = plainKinds(settlementLists);
