/**
 * Settlement statement types (core.md §4). The values are not shown in the spec, so the numbers are ours; CDF is the
 * default (building-blocks.md §4). CDF is the closing disclosure form of 2015, the HUD-1 layouts those of 1974 and 2010.
 */
export const SettlementStatementType = { CDF: 1, HUD1974: 2, HUD2010: 3 } as const;

export type SettlementStatementTypeName = keyof typeof SettlementStatementType;
export type SettlementStatementType = (typeof SettlementStatementType)[SettlementStatementTypeName];

/** Every type with its label: the lookup set `settlementStatementTypes`. */
export const settlementStatementTypes: readonly {
  readonly id: SettlementStatementType;
  readonly name: SettlementStatementTypeName;
  readonly label: string;
}[] = [
  { id: SettlementStatementType.CDF, name: 'CDF', label: 'CDF' },
  { id: SettlementStatementType.HUD1974, name: 'HUD1974', label: 'HUD 1974' },
  { id: SettlementStatementType.HUD2010, name: 'HUD2010', label: 'HUD 2010' },
];

export const defaultSettlementStatementType = SettlementStatementType.CDF;

/** The name of a stored type; null for a number that is none. */
export function settlementStatementTypeName(type: number): SettlementStatementTypeName | null {
  return settlementStatementTypes.find(({ id }) => id === type)?.name ?? null;
}
