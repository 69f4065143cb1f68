/** Texts of the licence gauge, en-US. The alert is of the fixed catalogue. */
export const licenceGaugeMessages = {
  label: 'Licensed users',
  active: (active: number, licensed: number) => `${active} of ${licensed} users active`,
  value: (percent: number, active: number, licensed: number) => `${percent}%, ${active} of ${licensed} users active`,
  /** Added to the value while it is in danger. */
  over: 'over the alert threshold',
  threshold: (percent: number) => `Alert at ${percent}%`,
  alert: (percent: number) => `${percent}% of licensed users are active. Please contact your sales representative.`,
};
