/**
 * What is wrong with a routing number as a fraction, null when nothing is: `11-35/1210`, the number of the place and that of the bank over the first
 * digits of the routing number. It tells people at the counter what the MICR line tells machines.
 */
export function fractionalRoutingFinding(fraction: string): string | null {
  return written.test(fraction) ? null : 'A fractional routing number is written 11-35/1210';
}

const written = /^\d{1,2}-(?<bank>\d{1,5})\/(?<district>\d{3,4})$/;

/**
 * What is wrong with a fraction beside the routing number that it stands for, null when nothing is: over the line is the bank (digits 5 to 8), under it the
 * Federal Reserve routing symbol (digits 1 to 4), each with or without the zeros in front. The number of the place is in no routing number.
 */
export function otherRoutingFinding(fraction: string, routingNumber: string): string | null {
  const [district, bank] = [Number(routingNumber.slice(0, 4)), Number(routingNumber.slice(4, 8))];
  const said = written.exec(fraction)?.groups;
  return Number(said?.bank) === bank && Number(said?.district) === district
    ? null
    : `Of routing number ${routingNumber} it ends with -${bank}/${district}`;
}
