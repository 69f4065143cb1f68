import { routingNumberFinding } from '../banking/index.ts';

/** What a MICR line is made of. */
export interface MicrParts {
  readonly checkNumber: number;
  readonly routingNumber: string;
  /** In full; what is no digit and no dash is left out. */
  readonly accountNumber: string;
}

/** What keeps a MICR line from being printed, by part; empty: it can be. */
export function micrProblems(parts: MicrParts): Partial<Record<keyof MicrParts, string>> {
  const routing = routingNumberFinding(parts.routingNumber);
  return routing === null ? {} : { routingNumber: routing };
}
