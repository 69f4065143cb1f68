/** What a file lacks money for, when the office advances or bears it. */
export const lackingReasons = [
  'Shortage at closing',
  'Payoff short',
  'Recording fee or tax short',
  'Returned deposit',
  'Bank charge',
  'Office error',
  'Fraud',
  'Other',
] as const;
export type LackingReason = (typeof lackingReasons)[number];
