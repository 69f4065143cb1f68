import type { ReckonedStatement } from '../closing-file/index.ts';
import { rows } from '../closing-file/stored-purchase.fixture.ts';
import { statementOf } from '../forms/stored-h25b.fixture.ts';

/** The purchase of form H-25(B) with its fees as they are typed. */
export const knownPurchase: ReckonedStatement = statementOf({ rows });
