/**
 * What is wrong with a routing number as a fraction, null when nothing is: `11-35/1210`, the number of the place and that of the bank over the first
 * digits of the routing number. It tells people at the counter what the MICR line tells machines.
 */
export function fractionalRoutingFinding(fraction: string): string | null {
  return /^\d{1,2}-\d{1,5}\/\d{3,4}$/.test(fraction) ? null : 'A fractional routing number is written 11-35/1210';
}
